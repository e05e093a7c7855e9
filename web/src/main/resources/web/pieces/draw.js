import { fill, html, set, svg } from "../elements.js";
import { said } from "../messages.js";
import { FIGURES, PLINTHS } from "./figures.js";
import { SETS } from "./sets.js";
import { shading } from "./shading.js";
import { COUNTERS, SIGNS } from "./signs.js";
import { figureStyle, restyle } from "./style.js";

/** @import { Game, Piece } from "../contract.js" */

const PLINTH_TOP = 84;

/** Who drew a figure, so that it can be drawn otherwise when a person chooses so. @type {WeakMap<Element, () => void>} */
const drawn = new WeakMap();

/** Draws every figure on the page anew, if a person has chosen another style. */
export function redrawFigures() {
  if (!restyle()) return;
  for (const figure of document.querySelectorAll("g.figure")) drawn.get(figure)?.();
}

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
    const element = svg("g");
    const draw = () => this.draw(element, this.piece(symbol));
    drawn.set(element, draw);
    draw();
    return element;
  }

  /**
   * @param {SVGGElement} element
   * @param {Piece} piece
   */
  draw(element, piece) {
    const style = figureStyle();
    const army = this.game.armies.findIndex(({ id }) => id === piece.army);
    const name = SETS[this.game.id]?.[piece.kind];
    const parts = name === undefined ? undefined : (style === "signs" ? SIGNS : FIGURES)[name];
    const base = style === "signs" ? COUNTERS : PLINTHS;
    // Armies face each other; letters and signs must not be turned round.
    const turned = army % 2 === 1 && parts !== undefined && style !== "signs";
    set(element, {
      class: `figure army-${army} ${style}`,
      transform: turned ? "translate(100 0) scale(-1 1)" : null,
    });
    fill(
      element,
      svg("path", { class: "body", d: base[army % base.length] ?? "" }),
      ...(parts ?? []).map(({ part, d }) => svg("path", { class: part, d, "fill-rule": "evenodd" })),
      parts !== undefined && style === "period" && svg("path", { class: "shading", d: shading(parts) }),
      parts === undefined && letter(piece, style === "signs"),
      this.isOtherWing(piece) && svg("path", { class: "solid", d: style === "signs" ? SIGN_WING : WING }),
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
    return said(piece.name.startsWith(army) ? piece.name : `${army} ${piece.name}`);
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
    return said(kind.charAt(0).toUpperCase() + kind.slice(1));
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

/** Two dots, by which an army's other wing is known. */
const WING = "M38 89a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM55 89a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z";
const SIGN_WING = "M38 80a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM54 80a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z";

/** @param {Piece} piece @param {boolean} bare without a body of its own */
function letter(piece, bare) {
  return svg(
    "g",
    {},
    !bare && svg("path", { class: "body", d: "M22 84C22 40 30 10 50 10C70 10 78 40 78 84Z" }),
    svg("text", { class: "letter", x: 50, y: PLINTH_TOP - 14, "text-anchor": "middle" }, piece.letter),
  );
}

/**
 * A small swatch that stands for an army: its plinth and colour.
 *
 * @param {number} army in the order of the game's armies
 */
export function swatch(army) {
  const figure = svg("g", { class: `figure army-${army}` });
  const draw = () => {
    const counter = COUNTERS[army % COUNTERS.length] ?? "";
    const man = ["M50 10C68 10 74 34 74 84H26C26 34 32 10 50 10Z", PLINTHS[army % PLINTHS.length] ?? ""];
    const bodies = figureStyle() === "signs" ? [counter] : man;
    fill(figure, ...bodies.map((d) => svg("path", { class: "body", d })));
  };
  drawn.set(figure, draw);
  draw();
  return html(
    "span",
    { class: "swatch", "aria-hidden": "true" },
    svg("svg", { viewBox: "0 0 100 100", focusable: "false" }, figure),
  );
}
