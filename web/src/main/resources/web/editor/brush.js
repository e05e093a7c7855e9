import { squareOf } from "../board/hand.js";

/** @import { Board } from "../board/board.js" */

/**
 * What a stroke of the brush does to squares; null where the pointer is to move pieces.
 *
 * @typedef {(square: string) => void} Stroke
 */

const RIGHT = 2;

/**
 * Paints on a board with a mouse or a pen: every square that the pointer comes over, once a stroke. A
 * finger is left to the board, where it scrolls and taps.
 */
export class Brush {
  /**
   * @param {Board} board
   * @param {(square: string, erasing: boolean) => Stroke | null} begin a stroke on a square; erasing where the
   *     right button is down
   */
  constructor(board, begin) {
    this.board = board;
    this.begin = begin;
    /** @type {{id: number, stroke: Stroke, painted: Set<string>} | null} */
    this.stroke = null;
    const { element } = board;
    // Before the board hears of it.
    const early = { capture: true };
    element.addEventListener("pointerdown", (event) => this.down(event), early);
    element.addEventListener("pointermove", (event) => this.move(event), early);
    element.addEventListener("pointerup", (event) => this.up(event), early);
    element.addEventListener("pointercancel", (event) => this.up(event), early);
    // The keyboard's key still opens the menu.
    element.addEventListener("contextmenu", (event) => event.button === RIGHT && event.preventDefault(), early);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "touch") return;
    if (this.stroke !== null) {
      event.stopPropagation();
      return;
    }
    const square = squareOf(event.target);
    const erasing = event.button === RIGHT;
    if (square === null || (event.button !== 0 && !erasing)) return;
    const stroke = this.begin(square, erasing);
    if (stroke === null) return;
    event.stopPropagation();
    this.board.keys.moveStop(square);
    this.stroke = { id: event.pointerId, stroke, painted: new Set() };
    this.board.element.setPointerCapture(event.pointerId);
    this.paint(square);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.stroke?.id !== event.pointerId) return;
    event.stopPropagation();
    const found = document.elementFromPoint(event.clientX, event.clientY);
    const square = found !== null && this.board.svg.contains(found) ? squareOf(found) : null;
    if (square !== null) this.paint(square);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (this.stroke?.id !== event.pointerId) return;
    event.stopPropagation();
    this.stroke = null;
  }

  /** @param {string} square */
  paint(square) {
    if (this.stroke === null || this.stroke.painted.has(square)) return;
    this.stroke.painted.add(square);
    if (this.board.square(square).occupiable) this.stroke.stroke(square);
  }
}
