import { html, set, svg } from "../elements.js";
import { ground, regionPath } from "./ground.js";
import { Hand } from "./hand.js";
import { Keys } from "./keys.js";
import { Men } from "./men.js";
import { squareNames } from "./names.js";
import { Places } from "./places.js";
import { Plan } from "./plan.js";
import { Signs } from "./signs.js";

/** @import { Game, Mark, Square } from "../contract.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */

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
    this.men = new Men(draughtsman, (name) => this.plan.centre(this.square(name)));
    this.signs = new Signs();
    this.groundLayer = svg("g", { class: "layer", "aria-hidden": "true" });
    this.regionLayer = svg("g", { class: "layer", "aria-hidden": "true" });
    this.nameLayer = svg("g", { class: "layer", "aria-hidden": "true" });
    this.namesShown = false;
    this.places = new Places(game.board);
    this.svg = svg(
      "svg",
      { role: "grid", class: "board", "aria-label": `Board of ${game.name}` },
      this.groundLayer,
      this.regionLayer,
      this.signs.below,
      this.men.element,
      this.nameLayer,
      this.signs.above,
      this.places.obstacles,
      ...this.places.rows,
    );
    this.element = html("div", { class: "board-frame" }, this.svg);
    this.hand = new Hand(this);
    this.keys = new Keys(this);
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

  /** Draws what depends on which way round the board lies. */
  lay() {
    this.plan = new Plan(this.game.board, this.flipped);
    const { width, height } = this.plan;
    set(this.svg, { viewBox: `0 0 ${width.toFixed(1)} ${height.toFixed(1)}` });
    this.groundLayer.replaceChildren(...ground(this.game.board, this.plan));
    this.places.lay(this.plan);
    this.layRegions();
    this.writeNames();
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

  writeNames() {
    const names = this.namesShown ? (this.game.sourceNames?.bySquare ?? {}) : {};
    this.nameLayer.replaceChildren(
      ...squareNames(names, this.view.pieces, (name) => this.square(name), this.plan),
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

  /** @param {boolean} shown whether squares are called what the game's source calls them, too */
  showNames(shown) {
    this.namesShown = shown;
    this.writeNames();
    this.draw();
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
    this.writeNames();
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
    this.places.draw((name) => ({
      liftable: view.live && name in view.pieces,
      selected: name === selected,
      label: this.label(name, targets),
    }));
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
    const other = this.namesShown ? this.game.sourceNames?.bySquare[name] : undefined;
    return [
      other === undefined ? name : `${name}, called ${other}`,
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

  /**
   * Brings the keyboard's focus to a square.
   *
   * @param {string} [name] the square it was on last, where none is named
   */
  focus(name = this.keys.stop) {
    this.keys.focus(name);
  }
}
