import { html, svg } from "../elements.js";
import { FIGURES, PLINTHS } from "./figures.js";
import { SETS } from "./sets.js";

/** @import { Game, Piece } from "../contract.js" */

const PLINTH_TOP = 84;

/** Draws the pieces of one game. */
export class Draughtsman {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {Map<string, Piece>} */
    this.bySymbol = new Map(game.pieces.map((piece) => [piece.symbol, piece]));
  }

  /**
   * Draws a piece in a box of 100 by 100.
   *
   * @param {string} symbol
   */
  figure(symbol) {
    const piece = this.piece(symbol);
    const army = this.game.armies.findIndex(({ id }) => id === piece.army);
    const name = SETS[this.game.id]?.[piece.kind];
    const parts = name === undefined ? undefined : FIGURES[name];
    // Armies face each other; letters must not be turned round.
    const turned = army % 2 === 1 && parts !== undefined;
    return svg(
      "g",
      { class: `figure army-${army}`, transform: turned ? "translate(100 0) scale(-1 1)" : null },
      svg("path", { class: "body", d: PLINTHS[army % PLINTHS.length] ?? "" }),
      ...(parts ?? []).map(({ part, d }) => svg("path", { class: part, d, "fill-rule": "evenodd" })),
      parts === undefined && letter(piece),
      this.isOtherWing(piece) && svg("path", { class: "solid", d: "M38 89a3.5 3.5 0 1 0 7 0a3.5 3.500 0 1 0 -7 0zM55 89a3.5 3.5 0 1 0 7 0a3.500 3.500 0 1 0 -7 0z" }),
    );
  }

  /**
   * Draws a piece as a picture of its own, for panels.
   *
   * @param {string} symbol
   * @returns {SVGSVGElement}
   */
  picture(symbol) {
    return svg(
      "svg",
      { class: "picture", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
      this.figure(symbol),
    );
  }

  /** @param {string} symbol @returns {Piece} */
  piece(symbol) {
    const piece = this.bySymbol.get(symbol);
    if (piece === undefined) throw new Error(`${this.game.id} has no piece ${symbol}`);
    return piece;
  }

  /**
   * What a person calls a piece: its army and its kind.
   *
   * @param {string} symbol
   */
  name(symbol) {
    const piece = this.piece(symbol);
    const army = this.game.armies.find(({ id }) => id === piece.army)?.name ?? "";
    return piece.name.startsWith(army) ? piece.name : `${army} ${piece.name}`;
  }

  /**
   * What a person calls a piece whose army is plain: its kind.
   *
   * @param {string} symbol
   */
  kindName(symbol) {
    const piece = this.piece(symbol);
    const army = this.game.armies.find(({ id }) => id === piece.army)?.name ?? "";
    const kind = piece.name.startsWith(`${army} `) ? piece.name.slice(army.length + 1) : piece.name;
    return kind.charAt(0).toUpperCase() + kind.slice(1);
  }

  /**
   * Where an army writes one kind of piece in two ways, the second belongs to its other wing.
   *
   * @param {Piece} piece
   */
  isOtherWing(piece) {
    const first = this.game.pieces.find(
      (other) => other.army === piece.army && other.kind === piece.kind,
    );
    return first !== piece;
  }
}

/** @param {Piece} piece */
function letter(piece) {
  return svg(
    "g",
    {},
    svg("path", { class: "body", d: "M22 84C22 40 30 10 50 10C70 10 78 40 78 84Z" }),
    svg("text", { class: "letter", x: 50, y: PLINTH_TOP - 14, "text-anchor": "middle" }, piece.letter),
  );
}

/**
 * A small swatch that stands for an army: its plinth and colour.
 *
 * @param {number} army in the order of the game's armies
 */
export function swatch(army) {
  return html(
    "span",
    { class: "swatch", "aria-hidden": "true" },
    svg(
      "svg",
      { viewBox: "0 0 100 100", focusable: "false" },
      svg(
        "g",
        { class: `figure army-${army}` },
        svg("path", { class: "body", d: "M50 10C68 10 74 34 74 84H26C26 34 32 10 50 10Z" }),
        svg("path", { class: "body", d: PLINTHS[army % PLINTHS.length] ?? "" }),
      ),
    ),
  );
}
