import { html } from "../elements.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";
import { squareOf } from "../board/hand.js";

/** @import { Game, Placing, Position } from "../contract.js" */
/** @import { Board, View } from "../board/board.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */

/**
 * Where a placing that is not yet confirmed is kept: symbols in the order of the squares, empty where none
 * stands.
 *
 * @typedef {{read: () => unknown, write: (symbols: string[]) => void}} Draft
 */

/** @type {Draft} */
const FORGOTTEN = { read: () => null, write: () => {} };

/** Placing pieces before play: from a tray to the board, and about on it. */
export class PlacingPanel {
  /**
   * @param {Game} game
   * @param {Placing} placing
   * @param {Draughtsman} draughtsman
   * @param {Board} board
   * @param {(move: string) => void} onDone
   * @param {Draft} [draft]
   */
  constructor(game, placing, draughtsman, board, onDone, draft = FORGOTTEN) {
    this.game = game;
    this.placing = placing;
    this.draughtsman = draughtsman;
    this.board = board;
    this.draft = draft;
    /** @type {Map<string, string>} symbols by square */
    this.placed = new Map();
    /** @type {string[]} */
    this.tray = [];
    /** @type {number | null} index in the tray of the piece in hand */
    this.held = null;
    /** @type {Position | null} */
    this.position = null;
    this.trayElement = html("div", { class: "tray", role: "group", "aria-label": t("play.placing.tray") });
    this.done = html(
      "button",
      { type: "button", class: "firm", click: () => onDone(this.move()) },
      t("play.placing.done"),
    );
    this.element = html(
      "section",
      { class: "placing", "aria-label": t("play.placing") },
      html("p", {}, t("play.placing.words")),
      this.trayElement,
      html(
        "div",
        { class: "row" },
        html("button", { type: "button", class: "quiet", click: () => this.put([...placing.usual]) }, t("play.placing.usual")),
        html("button", { type: "button", class: "quiet", click: () => this.shuffle() }, t("play.placing.shuffle")),
        html("button", { type: "button", class: "quiet", click: () => this.clear() }, t("play.placing.clear")),
      ),
      this.done,
    );
    this.fill([...placing.usual]);
    this.take(draft.read());
  }

  /** Lays the pieces as they were kept, if these are they. @param {unknown} symbols */
  take(symbols) {
    const { squares, letters } = this.placing;
    if (!Array.isArray(symbols) || symbols.length !== squares.length) return;
    const tray = [...letters];
    for (const symbol of symbols.filter((each) => each !== "")) {
      const i = tray.indexOf(symbol);
      if (i === -1) return;
      tray.splice(i, 1);
    }
    this.placed = new Map(squares.flatMap((square, i) => (symbols[i] === "" ? [] : [[square, symbols[i]]])));
    this.tray = tray;
  }

  /** What stands on each square, in their order; empty where nothing does. */
  get symbols() {
    return this.placing.squares.map((square) => this.placed.get(square) ?? "");
  }

  /** The move that says how the pieces stand. */
  move() {
    return `@${this.symbols.join("")}`;
  }

  /** @param {string[]} symbols in the order of the squares */
  fill(symbols) {
    this.placed = new Map(this.placing.squares.map((square, i) => [square, symbols[i] ?? ""]));
    this.tray = [];
    this.held = null;
  }

  /** @param {string[]} symbols */
  put(symbols) {
    this.fill(symbols);
    this.show();
    announce(t("play.placing.placed", { places: this.placing.squares.map((square) => this.words(square)).join(", ") }));
  }

  /** @param {string} square */
  words(square) {
    const symbol = this.placed.get(square);
    return `${square} ${symbol === undefined ? t("play.empty") : said(this.draughtsman.name(symbol))}`;
  }

  shuffle() {
    const symbols = [...this.placing.letters];
    for (let i = symbols.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [symbols[i], symbols[j]] = [/** @type {string} */ (symbols[j]), /** @type {string} */ (symbols[i])];
    }
    this.put(symbols);
  }

  clear() {
    this.placed.clear();
    this.tray = [...this.placing.letters];
    this.held = null;
    this.show();
    announce(t("play.placing.cleared"));
  }

  /** @param {Position} position */
  start(position) {
    this.position = position;
    this.show();
  }

  show() {
    if (this.position === null) return;
    this.board.show(this.view(this.position));
    this.trayElement.replaceChildren(
      ...this.tray.map((symbol, i) => this.trayButton(symbol, i)),
      ...(this.tray.length === 0 ? [html("span", { class: "tray-empty" }, t("play.placing.all"))] : []),
    );
    this.done.disabled = this.tray.length > 0;
    this.draft.write(this.symbols);
  }

  /** @param {Position} position @returns {View} */
  view(position) {
    const squares = this.placing.squares;
    return {
      pieces: { ...position.pieces, ...Object.fromEntries(this.placed) },
      lastMove: null,
      marks: [],
      targets: new Map(
        [...this.placed.keys()].map((from) => [
          from,
          new Map(squares.filter((to) => to !== from).map((to) => [to, false])),
        ]),
      ),
      own: new Set(this.held === null ? this.placed.keys() : []),
      live: true,
      offered: new Set(this.held === null ? [] : squares),
    };
  }

  /** @param {string} symbol @param {number} index */
  trayButton(symbol, index) {
    const button = html(
      "button",
      {
        type: "button",
        class: "tray-piece",
        "aria-label": said(this.draughtsman.name(symbol)),
        "aria-pressed": this.held === index ? "true" : "false",
        click: () => this.hold(index),
        pointerdown: (/** @type {PointerEvent} */ event) => this.drag(event, button, symbol, index),
      },
      this.draughtsman.picture(symbol),
    );
    return button;
  }

  /** @param {number} index */
  hold(index) {
    this.held = this.held === index ? null : index;
    this.show();
    if (this.held === null) return;
    const symbol = this.tray[index] ?? "";
    const empty = this.placing.squares.find((square) => !this.placed.has(square));
    announce(t("play.placing.held", { piece: said(this.draughtsman.name(symbol)) }));
    if (empty !== undefined) this.board.focus(empty);
  }

  /**
   * @param {PointerEvent} down
   * @param {HTMLButtonElement} button
   * @param {string} symbol
   * @param {number} index
   */
  drag(down, button, symbol, index) {
    if (down.button !== 0 || !down.isPrimary) return;
    button.setPointerCapture(down.pointerId);
    /** @type {HTMLElement | null} */
    let carried = null;
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => {
      stop.abort();
      carried?.remove();
    };
    button.addEventListener(
      "pointermove",
      (event) => {
        const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 6;
        if (carried === null && far) {
          carried = html("div", { class: "carried-piece" }, this.draughtsman.picture(symbol));
          document.body.append(carried);
        }
        if (carried === null) return;
        carried.style.left = `${event.clientX}px`;
        carried.style.top = `${event.clientY}px`;
      },
      { signal },
    );
    button.addEventListener(
      "pointerup",
      (event) => {
        const dragged = carried !== null;
        end();
        if (!dragged) return;
        // The click that follows a drag is not one.
        button.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
        const over = squareOf(document.elementFromPoint(event.clientX, event.clientY));
        if (over !== null && this.placing.squares.includes(over)) this.drop(over, index);
      },
      { signal },
    );
    button.addEventListener("pointercancel", end, { signal });
  }

  /** Puts a piece of the tray on a square; one that stood there returns to the tray. @param {string} square @param {number} index */
  drop(square, index) {
    const [symbol] = this.tray.splice(index, 1);
    const other = this.placed.get(square);
    if (other !== undefined) this.tray.push(other);
    if (symbol !== undefined) this.placed.set(square, symbol);
    this.held = null;
    this.show();
    announce(`${this.words(square)}. ${t("play.placing.left", { count: this.tray.length })}`);
    const next = this.trayElement.querySelector("button");
    if (document.activeElement === document.body) (next ?? this.done).focus();
  }

  /** @param {string} square */
  offer(square) {
    if (this.held !== null) this.drop(square, this.held);
  }

  /** @param {string} from @param {string} to */
  exchange(from, to) {
    const [one, other] = [this.placed.get(from), this.placed.get(to)];
    if (one === undefined) return;
    this.placed.set(to, one);
    if (other === undefined) this.placed.delete(from);
    else this.placed.set(from, other);
    this.show();
    announce(`${this.words(to)}, ${this.words(from)}.`);
  }

  /** @param {string} square */
  takeOff(square) {
    const symbol = this.placed.get(square);
    if (symbol === undefined) return;
    this.placed.delete(square);
    this.tray.push(symbol);
    this.show();
  }
}
