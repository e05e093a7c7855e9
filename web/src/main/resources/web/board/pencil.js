import { announce } from "../live.js";
import { t } from "../messages.js";
import { squareOf } from "./hand.js";
import { isCircle, shapeWords } from "./shapes.js";

/** @import { Board } from "./board.js" */
/** @import { Colour, Shape } from "./shapes.js" */

/**
 * Arrows and circles that a person draws: with the right button of a mouse, with any pointer while a
 * colour is in hand, and with the keyboard. The same one drawn twice is rubbed out; another colour
 * takes its place.
 */
export class Pencil {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Shape[]} */
    this.shapes = [];
    /** @type {Shape | null} what is being drawn */
    this.sketch = null;
    /** @type {number | null} the pointer that draws */
    this.pointer = null;
    /** @type {Colour | null} what any pointer draws with */
    this.inHand = null;
    const { svg } = board;
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", (event) => event.pointerId === this.pointer && this.drop());
    // Otherwise a finger that draws would scroll the page.
    svg.addEventListener("touchstart", (event) => this.inHand !== null && event.preventDefault(), { passive: false });
    svg.addEventListener("contextmenu", (event) => {
      // The keyboard's key still opens the menu; a finger held still does not.
      const { grip } = board.hand;
      if (event.button === 2 || grip !== null) event.preventDefault();
      // While the left button is down, the right one makes no pointerdown of its own.
      if (grip?.type === "mouse") board.hand.drop();
    });
  }

  /** @param {PointerEvent} event */
  down(event) {
    const right = event.button === 2;
    if (!right && !(this.inHand !== null && event.button === 0 && event.isPrimary)) return;
    const { board } = this;
    const square = squareOf(event.target);
    if (square === null || this.pointer !== null) return;
    // A right click answers the doubt that matters most first.
    if (right && (board.cancelPremove() || board.selected !== null)) {
      board.hand.drop();
      board.select(null);
      return;
    }
    this.pointer = event.pointerId;
    this.sketch = { from: square, colour: right ? colourOf(event) : (this.inHand ?? "green") };
    board.svg.setPointerCapture(event.pointerId);
    board.drawShapes();
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerId !== this.pointer || this.sketch === null) return;
    const over = this.board.hand.over(event) ?? this.sketch.from;
    if (over === (this.sketch.to ?? this.sketch.from)) return;
    this.sketch = { ...this.sketch, to: over };
    this.board.drawShapes();
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.pointerId !== this.pointer) return;
    const { sketch } = this;
    const over = this.board.hand.over(event);
    this.drop();
    if (sketch !== null && over !== null) this.add({ ...sketch, to: over });
  }

  /** Lays down what is being drawn. */
  drop() {
    this.pointer = null;
    this.sketch = null;
    this.board.drawShapes();
  }

  /** @param {Shape} shape */
  add(shape) {
    const { from, colour } = shape;
    const circle = isCircle(shape);
    const same = this.shapes.find((other) => other.from === from && (circle ? isCircle(other) : other.to === shape.to));
    this.shapes = this.shapes.filter((other) => other !== same);
    const drawn = same?.colour !== colour;
    if (drawn) this.shapes.push(circle ? { from, colour } : shape);
    const words = `${from}: ${shapeWords(shape)}`;
    announce(t(drawn ? "board.drawn" : "board.rubbed", { words }));
    this.changed();
  }

  /**
   * The key by which the keyboard draws: the first time it begins an arrow, the second time it ends it.
   *
   * @param {string} square
   * @param {boolean} red
   */
  key(square, red) {
    const { sketch } = this;
    if (sketch === null) {
      this.sketch = { from: square, colour: red ? "red" : "green" };
      announce(t("board.drawing", { square }));
      this.board.drawShapes();
    } else {
      this.drop();
      this.add({ ...sketch, to: square });
    }
  }

  /** Bends the arrow that the keyboard is drawing to the square it has come to. @param {string} square */
  follow(square) {
    if (this.sketch === null || this.pointer !== null) return;
    this.sketch = { ...this.sketch, to: square };
    this.board.drawShapes();
  }

  /** Rubs everything out. @returns {boolean} whether there was anything */
  clear() {
    if (this.shapes.length === 0 && this.sketch === null) return false;
    this.shapes = [];
    this.sketch = null;
    this.changed();
    return true;
  }

  changed() {
    this.board.draw();
    this.board.listeners.onShapes?.([...this.shapes]);
  }
}

/** @param {PointerEvent} event @returns {Colour} */
function colourOf({ shiftKey, ctrlKey, altKey, metaKey }) {
  const [red, blue] = [shiftKey || ctrlKey, altKey || metaKey];
  if (red && blue) return "yellow";
  return red ? "red" : blue ? "blue" : "green";
}
