import { html, svg } from "../elements.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";
import { coordinates, follow } from "./appearance.js";
import { Choices } from "./choices.js";
import { ground, regionPath } from "./ground.js";
import { Hand } from "./hand.js";
import { Keys } from "./keys.js";
import { Men } from "./men.js";
import { Names } from "./names.js";
import { Pencil } from "./pencil.js";
import { Places } from "./places.js";
import { Plan } from "./plan.js";
import { OverlayLayer } from "./overlay-layer.js";
import { Premove } from "./premove.js";
import { Shapes } from "./shapes.js";
import { Signs } from "./signs.js";
import { NOTHING, premovePly, samePieces } from "./view.js";
import { SquareWords } from "./words.js";
import { Zoom } from "./zoom.js";

/** @import { Game, Square } from "../contract.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */
/** @import { Laid } from "./overlay-layer.js" */
/** @import { Colour } from "./shapes.js" */
/** @import { Listeners, View as ViewType } from "./view.js" */

/** @typedef {ViewType} View */

/** @type {Record<string, string>} */
const NO_NAMES = {};

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * A board on the page: one SVG, drawn from the server's description, updated in place so that the
 * keyboard's focus is never lost.
 *
 * To let a person move in advance, show a view with `premove: true` while somebody else is to move,
 * with `own`, `ply` and, where several others move in between, `premovePly`. When a position comes in
 * which the person is to move, call {@link takePremove} with the number of plies played, before showing
 * it, and play what it returns only if it is legal there. After a take-back, a resignation and
 * whatever else makes the move doubtful, call {@link cancelPremove}. A view that does not allow a
 * premove for that same ply gives it up by itself.
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
    this.shapes = new Shapes();
    this.overlays = new OverlayLayer();
    this.ahead = new Premove();
    this.words = new SquareWords(this);
    this.groundLayer = svg("g", { class: "layer", "aria-hidden": "true" });
    this.regionLayer = svg("g", { class: "layer", "aria-hidden": "true" });
    this.names = new Names();
    this.namesShown = false;
    /** @type {Record<string, string>} */
    this.ownNames = Object.fromEntries(
      game.board.squares.filter(({ occupiable }) => occupiable).map(({ name }) => [name, name]),
    );
    this.places = new Places(game.board);
    this.svg = svg(
      "svg",
      { role: "grid", class: "board", "aria-label": t("board.label", { game: said(game.name) }) },
      this.groundLayer,
      this.regionLayer,
      this.overlays.below,
      this.signs.below,
      this.men.element,
      this.names.element,
      this.signs.above,
      this.overlays.above,
      this.shapes.element,
      this.men.top,
      this.places.obstacles,
      ...this.places.rows,
    );
    this.element = html("div", { class: "board-frame" }, this.svg);
    this.hand = new Hand(this);
    this.pencil = new Pencil(this);
    this.keys = new Keys(this);
    this.zoom = new Zoom(this);
    this.choices = new Choices(this);
    this.element.append(this.zoom.controls);
    this.lay();
    follow(this);
    new ResizeObserver(() => this.measure()).observe(this.element);
  }

  /** Tells the style sheet how large the drawing is shown, so that letters keep their size. */
  measure() {
    const { width } = this.element.getBoundingClientRect();
    if (width === 0) return;
    this.svg.style.setProperty("--unit", (this.plan.width / this.zoom.scale / width).toFixed(3));
    this.choices.place();
  }

  /** @param {string} name @returns {Square} */
  square(name) {
    return /** @type {Square} */ (this.squares.get(name));
  }

  /** Draws what depends on which way round the board lies. */
  lay() {
    this.plan = new Plan(this.game.board, this.flipped);
    this.zoom.apply();
    this.groundLayer.replaceChildren(...ground(this.game.board, this.plan));
    this.places.lay(this.plan);
    this.layRegions();
    this.writeNames();
    this.men.replace();
    this.drawOverlays();
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
    const source = this.namesShown ? this.game.sourceNames?.bySquare : undefined;
    // Where the board is enlarged, what stands beside it may be out of sight.
    const own = coordinates === "squares" || (coordinates === "around" && this.zoom.zoomed);
    const style = source === undefined ? "square-coordinate" : "square-name";
    this.names.write(source ?? (own ? this.ownNames : NO_NAMES), style, this.view.pieces, (name) => this.square(name), this.plan);
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
    this.zoom.turn();
    this.choices.place();
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
    const before = this.view;
    this.view = view;
    const moving = !samePieces(before, view);
    if (moving || !view.live) this.choices.giveUp();
    const held = this.selected !== null && view.pieces[this.selected] === before.pieces[this.selected];
    if (!held || !this.liftable(this.selected ?? "")) {
      this.hand.drop();
      this.selected = null;
    }
    if (this.ahead.made !== null && !this.ahead.holds(this.premoveNow)) this.cancelPremove();
    this.men.show(view.pieces, { animate: animate && !calm.matches, moved });
    if (moving) {
      this.pencil.clear();
      this.writeNames();
      if (view.lastMove !== null) this.zoom.see(view.lastMove[1]);
      this.drawOverlays();
    }
    this.draw();
  }

  draw() {
    const { view, selected } = this;
    const targets = this.targets();
    this.drawSigns(targets);
    this.drawShapes();
    this.words.gather(targets);
    this.places.draw((name) => ({
      liftable: this.liftable(name),
      selected: name === selected,
      label: this.words.of(name),
    }));
    this.svg.classList.toggle("picking", selected !== null);
    this.svg.classList.toggle("live", view.live || view.premove === true);
  }

  /** Draws what changes while a pointer moves. */
  drawSigns(targets = this.targets()) {
    const { view, selected, hover } = this;
    const made = this.ahead.made;
    this.signs.draw(this.plan, (name) => this.square(name), {
      lastMove: view.lastMove ?? [],
      premove: made === null ? [] : [made.from, made.to],
      selected,
      hover,
      wanted: hover !== null && selected !== null && this.reaches(selected, hover),
      targets,
      marks: view.marks,
    });
  }

  /**
   * Lays overlays over the pieces they belong to; over others they are not drawn. {@link OverlaysPanel}
   * calls this.
   *
   * @param {Record<string, string>} pieces
   * @param {Laid[]} laid
   * @param {Record<string, string[]>} reach where the piece on a square could go, shown for the one pointed at
   */
  layOverlays(pieces, laid, reach) {
    this.overlays.lay(pieces, laid, reach);
    this.drawOverlays();
    this.draw();
  }

  drawOverlays() {
    this.overlays.draw(this.plan, (name) => this.square(name), this.view.pieces);
  }

  /** A mouse or the keyboard points at a square. @param {string | null} square */
  aim(square) {
    const { selected } = this;
    const hover = selected !== null && square !== null && this.reaches(selected, square) ? square : null;
    if (hover !== this.hover && this.hand.grip === null) {
      this.hover = hover;
      this.drawSigns();
    }
    if (square === this.overlays.aimed) return;
    this.overlays.aimed = square;
    this.overlays.drawAim(this.plan, (name) => this.square(name), this.selected === null ? this.view.pieces : {});
  }

  drawShapes() {
    const { sketch, shapes } = this.pencil;
    this.shapes.draw(this.plan, (name) => this.squares.get(name), [
      ...(this.view.shapes ?? []),
      ...shapes,
      ...(sketch === null ? [] : [sketch]),
    ]);
  }

  /** What is shown of what a click does now that something, or nothing, is picked up. @returns {Map<string, boolean>} whether it is a capture, by square */
  targets() {
    const { view, selected } = this;
    if (view.quiet) return new Map();
    if (selected === null) {
      return new Map([...(view.offered ?? [])].map((square) => [square, square in view.pieces]));
    }
    if (view.live) return view.targets.get(selected) ?? new Map();
    const ahead = view.premoves?.get(selected) ?? [];
    return new Map([...ahead].map((square) => [square, square in view.pieces]));
  }

  /** Whether a piece may be moved so, now or in advance. @param {string} from @param {string} to */
  reaches(from, to) {
    const { view } = this;
    if (view.live) return view.targets.get(from)?.has(to) === true;
    if (view.premove !== true || from === to) return false;
    return view.premoves ? view.premoves.get(from)?.has(to) === true : this.square(to).occupiable;
  }

  /** Whether a piece can be picked up. @param {string} square */
  liftable(square) {
    const { view } = this;
    if (view.live) return square in view.pieces;
    return view.premove === true && view.own.has(square);
  }

  /** @param {string | null} square */
  select(square) {
    if (square !== this.selected) this.listeners.onPick?.(square);
    this.selected = square;
    this.hover = null;
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
      this.cancelPremove();
      if (view.offered?.has(square)) this.listeners.onOffer?.(square);
      else if (view.own.has(square) && this.liftable(square)) this.select(square);
    } else if (square === selected) {
      this.select(null);
    } else if (this.reaches(selected, square)) {
      this.select(null);
      this.move(selected, square);
    } else if (view.own.has(square)) {
      this.select(square);
    } else {
      this.select(null);
      if (view.live) this.listeners.onRefuse(selected, square);
    }
  }

  /**
   * A piece was carried from one square and let go over another.
   *
   * @param {string} from
   * @param {string | null} to null outside the board
   */
  dropped(from, to) {
    const { live } = this.view;
    const reaches = to !== null && this.reaches(from, to);
    this.men.release(from, { on: live && reaches ? to : null, animate: !calm.matches });
    this.select(null);
    if (to === null) {
      this.listeners.onOutside?.(from);
    } else if (reaches) {
      this.move(from, to);
    } else if (to !== from && live) {
      this.listeners.onRefuse(from, to);
    }
  }

  /** @param {string} from @param {string} to */
  move(from, to) {
    if (this.view.live) {
      this.listeners.onMove(from, to);
      return;
    }
    const symbol = this.view.pieces[from] ?? "";
    this.ahead.made = { from, to, ply: premovePly(this.view), symbol };
    this.draw();
    announce(t("board.premoveMade", { piece: this.draughtsman.name(symbol), from, to }));
    this.listeners.onPremove?.(from, to);
  }

  /** Lets a piece that was dropped where it does not go after all return to its square. @param {string} from */
  putBack(from) {
    this.men.putBack(from, !calm.matches);
  }

  get premoveNow() {
    const { view } = this;
    return { ply: premovePly(view), allowed: !view.live && view.premove === true, pieces: view.pieces };
  }

  /** The move made in advance, if there is one. */
  get premove() {
    return this.ahead.made;
  }

  /**
   * Hands over the move made in advance, once. Whether or not it was made for this ply, none is left.
   *
   * @param {number} ply how many plies have been played, where this person is now to move
   * @returns {[string, string] | null} squares to leave and to reach; null where there is none for this very ply
   */
  takePremove(ply) {
    const { made } = this.ahead;
    const taken = this.ahead.take(ply);
    if (made !== null) {
      this.draw();
      if (taken === null) this.givenUp();
    }
    return taken;
  }

  /** Gives up the move made in advance. @returns {boolean} whether there was one */
  cancelPremove() {
    if (this.ahead.made === null) return false;
    this.ahead.made = null;
    this.draw();
    this.givenUp();
    return true;
  }

  givenUp() {
    announce(t("board.premoveVoid"));
    this.listeners.onPremoveVoid?.();
  }

  /** The arrows and circles that a person drew. */
  get drawn() {
    return [...this.pencil.shapes];
  }

  /**
   * Lets any pointer draw arrows and circles, for who has no right button.
   *
   * @param {Colour | null} colour null to move pieces again
   */
  drawWith(colour) {
    this.pencil.inHand = colour;
    this.svg.classList.toggle("drawing", colour !== null);
  }

  /**
   * Brings the keyboard's focus to a square.
   *
   * @param {string} [name] the square it was on last, where none is named
   */
  focus(name = this.keys.stop) {
    this.keys.focus(name);
  }

  /** Scrolls the page so far that the board is seen. */
  lookAt() {
    this.element.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
  }
}
