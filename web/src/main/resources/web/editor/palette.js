import { fill, html, svg } from "../elements.js";
import { said, t } from "../messages.js";
import { carry } from "./carry.js";

/** @import { Game, Piece } from "../contract.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */

/** A palette's tools that are no pieces. */
export const HAND = "hand";
export const ERASER = "eraser";

/** Lines of a hand and of an eraser, in a box of 100 by 100. */
const SIGNS = {
  [HAND]: "M50 12V88M12 50H88M50 12L39 23M50 12L61 23M50 88L39 77M50 88L61 77M12 50L23 39M12 50L23 61M88 50L77 39M88 50L77 61",
  [ERASER]: "M20 62L56 20L84 44L52 82H38ZM36 43L66 68",
};

/** What a click on a square does: move, take away or put a piece. */
export class Palette {
  /**
   * @param {Game} game
   * @param {Draughtsman} draughtsman
   * @param {{onPick: () => void, onChosen: () => void, onDrop: (symbol: string, square: string) => void}} listeners
   *     onChosen: the keyboard is done with the palette
   */
  constructor(game, draughtsman, listeners) {
    this.game = game;
    this.draughtsman = draughtsman;
    this.listeners = listeners;
    /** The symbol of a piece, or one of the other tools. */
    this.tool = HAND;
    /** @type {string[]} symbols that are offered */
    this.symbols = [];
    /** @type {Map<string, {seen: HTMLElement, heard: HTMLElement}>} where is told how many there are, by symbol */
    this.counts = new Map();
    this.element = html("div", {
      class: "palette",
      role: "radiogroup",
      "aria-label": t("editor.palette"),
      keydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        listeners.onChosen();
      },
    });
  }

  /** The symbol of the piece that is picked, if one is. @returns {string | null} */
  get symbol() {
    return this.tool === HAND || this.tool === ERASER ? null : this.tool;
  }

  /**
   * Offers the pieces that may stand on the board: the wings of an army only where it has wings.
   *
   * @param {Set<string>} usual symbols that the array has
   */
  offer(usual) {
    const symbols = this.game.pieces
      .filter((piece) => usual.has(piece.symbol) || !this.draughtsman.isOtherWing(piece))
      .map(({ symbol }) => symbol);
    if (symbols.join() === this.symbols.join()) return;
    this.symbols = symbols;
    this.counts.clear();
    if (this.symbol !== null && !symbols.includes(this.symbol)) this.pick(HAND);
    fill(
      this.element,
      html(
        "div",
        { class: "palette-row" },
        this.toolField(HAND, t("editor.hand")),
        this.toolField(ERASER, t("editor.eraser")),
      ),
      ...this.game.armies.map((army) =>
        html(
          "div",
          { class: "palette-row" },
          ...this.game.pieces
            .filter((piece) => piece.army === army.id && symbols.includes(piece.symbol))
            .map((piece) => this.pieceField(piece)),
        ),
      ),
    );
  }

  /**
   * Tells how many of each piece are set up, and how many there may be.
   *
   * @param {Record<string, string>} pieces symbols by square
   * @param {Record<string, number>} most by symbol
   */
  count(pieces, most) {
    /** @type {Map<string, number>} */
    const set = new Map();
    for (const symbol of Object.values(pieces)) set.set(symbol, (set.get(symbol) ?? 0) + 1);
    for (const [symbol, { seen, heard }] of this.counts) {
      const count = set.get(symbol) ?? 0;
      const may = most[symbol];
      seen.textContent = may === undefined ? String(count) : `${count}/${may}`;
      seen.classList.toggle("over", may !== undefined && count > may);
      heard.textContent = may === undefined ? t("editor.count", { count }) : t("editor.count.most", { count, most: may });
    }
  }

  /** @param {string} tool */
  pick(tool) {
    this.tool = tool;
    const input = [...this.element.querySelectorAll("input")].find(({ value }) => value === tool);
    if (input) input.checked = true;
    this.listeners.onPick();
  }

  /** @param {typeof HAND | typeof ERASER} tool @param {string} name */
  toolField(tool, name) {
    const sign = svg(
      "svg",
      { class: "palette-sign", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
      svg("path", { d: SIGNS[tool] }),
    );
    return html(
      "label",
      { class: "palette-tool named", title: name },
      this.input(tool),
      sign,
      html("span", {}, name),
    );
  }

  /** @param {Piece} piece */
  pieceField({ symbol }) {
    const name = said(this.draughtsman.name(symbol));
    const seen = html("span", { class: "palette-count", "aria-hidden": "true" });
    const heard = html("span", { class: "for-ears-only" });
    this.counts.set(symbol, { seen, heard });
    const field = html(
      "label",
      { class: "palette-tool", title: name, "data-symbol": symbol },
      this.input(symbol),
      this.draughtsman.picture(symbol),
      html("span", { class: "for-ears-only" }, this.wing(symbol) ? t("editor.leftWing", { piece: name }) : name),
      seen,
      heard,
    );
    carry(field, () => this.draughtsman.picture(symbol), (square) => this.listeners.onDrop(symbol, square));
    return field;
  }

  /** @param {string} symbol */
  wing(symbol) {
    return this.draughtsman.isOtherWing(this.draughtsman.piece(symbol));
  }

  /** @param {string} tool */
  input(tool) {
    return html("input", {
      type: "radio",
      name: "tool",
      value: tool,
      checked: tool === this.tool,
      change: () => this.pick(tool),
    });
  }
}
