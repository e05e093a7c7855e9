import { html, set, svg } from "../elements.js";
import { ground, regionPath } from "./ground.js";
import { Hand, squareOf } from "./hand.js";
import { Men } from "./men.js";
import { Plan } from "./plan.js";
import { Signs } from "./signs.js";
import { Walk } from "./walk.js";

/** @import { Game, Mark, Square } from "../contract.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */
/** @import { Way } from "./walk.js" */

/**
 * What a board shows.
 *
 * @typedef {object} View
 * @property {Record<string, string>} pieces symbols by square
 * @property {[string, string] | null} lastMove squares left and reached
 * @property {Mark[]} marks
 * @property {Map<string, Map<string, boolean>>} targets whether it is a capture, by squares left and reached
 * @property {Set<string>} own squares whose pieces a click picks up
 * @property {boolean} live whether pieces can be picked up at all
 * @property {Set<string>} [offered] squares that answer to a click though nothing is picked up
 */

/**
 * What a board tells.
 *
 * @typedef {object} Listeners
 * @property {(from: string, to: string) => void} onMove a legal target was chosen
 * @property {(from: string, to: string) => void} onRefuse another square was chosen
 * @property {(square: string) => void} [onOffer] an offered square was chosen
 * @property {(symbol: string) => void} [onOutside] a piece was dropped outside the board
 */

const WAYS = /** @type {Record<string, Way>} */ ({
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
});
const OPPOSITE = /** @type {Record<Way, Way>} */ ({ up: "down", down: "up", left: "right", right: "left" });

const NOTHING = /** @type {View} */ ({
  pieces: {},
  lastMove: null,
  marks: [],
  targets: new Map(),
  own: new Set(),
  live: false,
});

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * A board on the page: one SVG, drawn from the server's description, updated in place so that the
 * keyboard's focus is never lost.
 */
export class Board {
  /**
   * @param {Game} game
   * @param {Draughtsman} draughtsman
   * @param {Listeners} listeners
   */
  constructor(game, draughtsman, listeners) {
    this.game = game;
    this.draughtsman = draughtsman;
    this.listeners = listeners;
    this.view = NOTHING;
    this.flipped = false;
    /** @type {string | null} */
    this.selected = null;
    /** @type {string | null} */
    this.hover = null;
    /** @type {Set<string>} */
    this.regions = new Set();
    /** @type {Map<string, Square>} */
    this.squares = new Map(game.board.squares.map((square) => [square.name, square]));
    this.plan = new Plan(game.board, false);
    this.walk = new Walk(game.board);
    this.men = new Men(draughtsman, (name) => this.plan.centre(this.square(name)));
    this.signs = new Signs();
    this.groundLayer = svg("g", { class: "layer", "aria-hidden": "true" });
    this.regionLayer = svg("g", { class: "layer", "aria-hidden": "true" });
    /** @type {Map<string, SVGPolygonElement>} */
    this.places = new Map();
    /** @type {Map<string, SVGPolygonElement>} */
    this.obstacles = new Map();
    this.svg = svg(
      "svg",
      { role: "grid", class: "board", "aria-label": `Board of ${game.name}` },
      this.groundLayer,
      this.regionLayer,
      this.signs.below,
      this.men.element,
      this.signs.above,
      this.obstacleLayer(),
      ...this.rows(),
    );
    this.element = html("div", { class: "board-frame" }, this.svg);
    this.focusable = /** @type {string} */ ([...this.places.keys()].at(-1));
    this.hand = new Hand(this);
    this.svg.addEventListener("keydown", (event) => this.key(event));
    this.svg.addEventListener("focusin", (event) => this.focused(event));
    this.lay();
    new ResizeObserver(() => this.measure()).observe(this.element);
  }

  /** Tells the style sheet how large the drawing is shown, so that letters keep their size. */
  measure() {
    const { width } = this.element.getBoundingClientRect();
    if (width > 0) this.svg.style.setProperty("--unit", (this.plan.width / width).toFixed(3));
  }

  /** @param {string} name @returns {Square} */
  square(name) {
    return /** @type {Square} */ (this.squares.get(name));
  }

  /** Hilltops and the like: nobody goes there, but a piece may be dropped there to ask why not. */
  obstacleLayer() {
    for (const square of this.game.board.squares.filter(({ occupiable }) => !occupiable)) {
      this.obstacles.set(square.name, svg("polygon", { class: "place", "data-square": square.name }));
    }
    return svg("g", { "aria-hidden": "true" }, ...this.obstacles.values());
  }

  rows() {
    /** @type {Map<number, SVGGElement>} */
    const rows = new Map();
    for (const square of this.game.board.squares) {
      if (!square.occupiable) continue;
      let row = rows.get(square.rank);
      if (row === undefined) {
        row = svg("g", { role: "row" });
        rows.set(square.rank, row);
      }
      const place = svg("polygon", {
        class: "place",
        role: "gridcell",
        tabindex: -1,
        "data-square": square.name,
      });
      this.places.set(square.name, place);
      row.append(place);
    }
    return rows.values();
  }

  /** Draws what depends on which way round the board lies. */
  lay() {
    this.plan = new Plan(this.game.board, this.flipped);
    const { width, height } = this.plan;
    set(this.svg, { viewBox: `0 0 ${width.toFixed(1)} ${height.toFixed(1)}` });
    this.groundLayer.replaceChildren(...ground(this.game.board, this.plan));
    for (const [name, place] of [...this.places, ...this.obstacles]) {
      set(place, { points: this.plan.points(this.square(name).outline) });
    }
    this.layRegions();
    this.men.replace();
    this.draw();
  }

  layRegions() {
    this.regionLayer.replaceChildren(
      ...this.game.board.regions
        .filter(({ id }) => this.regions.has(id))
        .map((region) => regionPath(this.game.board, region, this.plan)),
    );
  }

  /** The drawing's width divided by its height. */
  get ratio() {
    return this.plan.width / this.plan.height;
  }

  /** @param {boolean} flipped */
  flip(flipped) {
    if (flipped === this.flipped) return;
    this.hand.drop();
    this.flipped = flipped;
    this.lay();
  }

  /** @param {Iterable<string>} ids */
  showRegions(ids) {
    this.regions = new Set(ids);
    this.layRegions();
  }

  /**
   * @param {View} view
   * @param {{moved?: [string, string] | null, animate?: boolean}} [how] moved: whose way to its square is known
   */
  show(view, { moved = null, animate = true } = {}) {
    this.hand.drop();
    this.view = view;
    if (this.selected !== null && !(view.live && this.selected in view.pieces)) this.selected = null;
    this.men.show(view.pieces, { animate: animate && !calm.matches, moved });
    this.draw();
  }

  draw() {
    const { view, selected } = this;
    const targets = selected === null ? new Map() : (view.targets.get(selected) ?? new Map());
    for (const square of selected === null ? (view.offered ?? []) : []) {
      targets.set(square, square in view.pieces);
    }
    this.signs.draw(this.plan, (name) => this.square(name), {
      lastMove: view.lastMove ?? [],
      selected,
      hover: this.hover,
      targets,
      marks: view.marks,
    });
    for (const [name, place] of this.places) {
      set(place, {
        class: `place${name in view.pieces && view.live ? " liftable" : ""}`,
        tabindex: name === this.focusable ? 0 : -1,
        "aria-label": this.label(name, targets),
        "aria-selected": selected === name ? "true" : "false",
      });
    }
    this.svg.classList.toggle("picking", selected !== null);
    this.svg.classList.toggle("live", view.live);
  }

  /**
   * What a square is to somebody who does not see it.
   *
   * @param {string} name
   * @param {Map<string, boolean>} targets
   */
  label(name, targets) {
    const symbol = this.view.pieces[name];
    const { terrain } = this.square(name);
    return [
      name,
      terrain === "plain" ? null : terrain,
      symbol === undefined ? "empty" : this.draughtsman.name(symbol),
      name === this.selected ? "picked up" : null,
      targets.has(name) ? (targets.get(name) ? "can be taken" : "legal target") : null,
      ...(this.view.lastMove ?? []).map((square, i) =>
        square === name ? (i === 0 ? "last move left here" : "last move came here") : null,
      ),
      ...this.view.marks.map((mark) => (mark.square === name ? mark.words : null)),
    ]
      .filter((part) => part !== null)
      .join(", ");
  }

  /** @param {string | null} square */
  select(square) {
    this.selected = square;
    this.draw();
  }

  /**
   * A click, a tap or a key on a square.
   *
   * @param {string} square
   */
  touch(square) {
    const { view, selected } = this;
    if (selected === null) {
      if (view.offered?.has(square)) this.listeners.onOffer?.(square);
      else if (view.live && view.own.has(square)) this.select(square);
    } else if (square === selected) {
      this.select(null);
    } else if (view.targets.get(selected)?.has(square)) {
      this.select(null);
      this.listeners.onMove(selected, square);
    } else if (view.own.has(square)) {
      this.select(square);
    } else {
      this.select(null);
      this.listeners.onRefuse(selected, square);
    }
  }

  /**
   * A piece was carried from one square and let go over another.
   *
   * @param {string} from
   * @param {string | null} to null outside the board
   */
  dropped(from, to) {
    const legal = to !== null && this.view.targets.get(from)?.has(to) === true;
    this.men.release(from, { on: legal ? to : null, animate: !calm.matches });
    this.select(null);
    if (to === null) {
      this.listeners.onOutside?.(from);
    } else if (legal) {
      this.listeners.onMove(from, to);
    } else if (to !== from) {
      this.listeners.onRefuse(from, to);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = this.square(this.focusable);
    const way = WAYS[event.key];
    if (way !== undefined) {
      this.focus(this.walk.step(here, this.flipped ? OPPOSITE[way] : way).name);
    } else if (event.key === "Enter" || event.key === " ") {
      this.touch(here.name);
    } else if (event.key === "Escape") {
      this.hand.drop();
      this.select(null);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const name = squareOf(event.target);
    if (name === null || name === this.walk.at?.name) return;
    this.walk.jump(this.square(name));
    this.moveTabStop(name);
  }

  /**
   * Brings the keyboard's focus to a square.
   *
   * @param {string} name
   */
  focus(name) {
    this.moveTabStop(name);
    this.places.get(name)?.focus();
  }

  /** @param {string} name */
  moveTabStop(name) {
    if (!this.places.has(name)) return;
    this.places.get(this.focusable)?.setAttribute("tabindex", "-1");
    this.focusable = name;
    this.places.get(name)?.setAttribute("tabindex", "0");
  }
}
