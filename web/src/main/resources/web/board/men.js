import { svg } from "../elements.js";
import { SIDE } from "./plan.js";

/** @import { Point } from "../contract.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */

/** Share of a square's side that a piece takes. */
const SIZE = 0.9;
const MILLIS = 180;
const GLIDE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** How long a piece that was let go takes from under the pointer to the middle of its square. */
const SETTLE = 70;

/** @typedef {{symbol: string, square: string, element: SVGGElement, at: Point}} Man */

/** The pieces on the board, each one element for as long as it lives. */
export class Men {
  /**
   * @param {Draughtsman} draughtsman
   * @param {(square: string) => Point} centre
   */
  constructor(draughtsman, centre) {
    this.draughtsman = draughtsman;
    this.centre = centre;
    this.element = svg("g", { class: "men", "aria-hidden": "true" });
    /** Where a carried piece is drawn, over every sign. */
    this.top = svg("g", { class: "men", "aria-hidden": "true" });
    /** @type {SVGElement | null} what is left behind while a piece is carried */
    this.ghost = null;
    /** @type {Map<string, Man>} */
    this.bySquare = new Map();
  }

  /**
   * Puts the pieces of a position in place; those that moved glide there.
   *
   * @param {Record<string, string>} pieces symbols by square
   * @param {{animate: boolean, moved?: [string, string] | null}} how moved tells whose way is known
   */
  show(pieces, { animate, moved }) {
    /** @type {Map<string, Man>} */
    const next = new Map();
    /** @type {Set<Man>} */
    const free = new Set();
    for (const [square, man] of this.bySquare) {
      if (pieces[square] === man.symbol && !(moved && moved[1] === square)) next.set(square, man);
      else free.add(man);
    }
    for (const [square, symbol] of Object.entries(pieces)) {
      if (next.has(square)) continue;
      const man = this.claim(square, symbol, free, moved);
      free.delete(man);
      next.set(square, man);
      man.square = square;
      this.place(man, animate);
    }
    for (const man of free) this.remove(man, animate && man.square in pieces);
    this.bySquare = next;
  }

  /** @param {Man} man @param {boolean} taken whether another stands in its place, so that it fades as that one comes */
  remove({ element }, taken) {
    element.removeAttribute("data-on");
    const stance = /** @type {Element} */ (element.firstElementChild);
    if (!taken) {
      element.remove();
      return;
    }
    element.classList.add("taken");
    stance.animate([{ opacity: 1, offset: 0.4 }, { opacity: 0, transform: "scale(0.7)" }], {
      duration: MILLIS,
      fill: "forwards",
    }).onfinish = () => element.remove();
  }

  /**
   * Finds the piece that has come to a square, or makes one.
   *
   * @param {string} square
   * @param {string} symbol
   * @param {Set<Man>} free
   * @param {[string, string] | null | undefined} moved
   * @returns {Man}
   */
  claim(square, symbol, free, moved) {
    const known = moved?.[1] === square ? [...free].find((man) => man.square === moved[0]) : undefined;
    if (known?.symbol === symbol) return known;
    const [x, y] = this.centre(square);
    let best;
    let least = Infinity;
    for (const man of free) {
      const distance = Math.hypot(man.at[0] - x, man.at[1] - y);
      if (man.symbol === symbol && distance < least) [best, least] = [man, distance];
    }
    return best ?? this.make(square, symbol, known);
  }

  /**
   * @param {string} square
   * @param {string} symbol
   * @param {Man | undefined} from the piece it takes the place of, as at a promotion
   * @returns {Man}
   */
  make(square, symbol, from) {
    const offset = (-SIZE * SIDE) / 2;
    const figure = svg(
      "g",
      { transform: `translate(${offset} ${offset}) scale(${SIZE})` },
      this.draughtsman.figure(symbol),
    );
    const element = svg("g", { class: "man", "data-symbol": symbol }, svg("g", { class: "stance" }, figure));
    this.element.append(element);
    return { symbol, square, element, at: from?.at ?? this.centre(square) };
  }

  /** @param {Man} man @param {boolean} animate */
  place(man, animate) {
    const [fromX, fromY] = man.at;
    const [x, y] = this.centre(man.square);
    man.at = [x, y];
    man.element.setAttribute("transform", `translate(${x} ${y})`);
    man.element.setAttribute("data-on", man.square);
    const stance = /** @type {Element} */ (man.element.firstElementChild);
    if (fromX === x && fromY === y) return;
    for (const old of stance.getAnimations()) old.cancel();
    if (animate) {
      this.element.append(man.element);
      stance.animate(
        [{ transform: `translate(${fromX - x}px, ${fromY - y}px)` }, { transform: "none" }],
        { duration: MILLIS, easing: GLIDE },
      );
    }
  }

  /** Puts a piece on its square, wherever it was let go. @param {string} square @param {boolean} animate */
  putBack(square, animate) {
    const man = this.bySquare.get(square);
    if (man !== undefined) this.place(man, animate);
  }

  /** @param {Man} man @param {Point} at @param {number} millis */
  settle({ element, at: [fromX, fromY] }, [x, y], millis) {
    element.setAttribute("transform", `translate(${x} ${y})`);
    element.firstElementChild?.animate(
      [{ transform: `translate(${fromX - x}px, ${fromY - y}px) scale(1.1)` }, { transform: "none" }],
      { duration: millis, easing: "ease-out" },
    );
  }

  /** Puts every piece where the board now has its square, at once. */
  replace() {
    for (const man of this.bySquare.values()) this.place(man, false);
  }

  /**
   * Lifts a piece to a point.
   *
   * @param {string} square
   * @param {Point} point
   */
  carry(square, point) {
    const man = this.bySquare.get(square);
    if (man === undefined) return;
    if (!man.element.classList.contains("carried")) {
      man.element.classList.add("carried");
      this.ghost = svg("g", { class: "ghost", transform: man.element.getAttribute("transform") }, man.element.firstElementChild?.cloneNode(true));
      this.element.prepend(this.ghost);
      this.top.append(man.element);
    }
    man.at = point;
    man.element.setAttribute("transform", `translate(${point[0]} ${point[1]})`);
  }

  /**
   * Ends the carrying of a piece: it stands in the middle of the square it was dropped on, or glides back.
   *
   * @param {string} square it was taken from
   * @param {{on: string | null, animate: boolean}} how on: null to glide back
   */
  release(square, { on, animate }) {
    const man = this.bySquare.get(square);
    if (man === undefined) return;
    man.element.classList.remove("carried");
    this.element.append(man.element);
    this.ghost?.remove();
    this.ghost = null;
    if (on === null) {
      this.place(man, animate);
    } else {
      const at = this.centre(on);
      this.settle(man, at, animate ? SETTLE : 0);
      man.at = at;
    }
  }
}
