import { html, set } from "../elements.js";
import { t } from "../messages.js";

/** @import { Point } from "../contract.js" */
/** @import { Board } from "./board.js" */

const MOST = 5;
const STEP = 1.5;

/** How much two taps in one place enlarge. */
const TAPPED = 2.2;

/** Two taps are one gesture within this time, in milliseconds, and distance, in CSS pixels. */
const TWICE = { millis: 320, apart: 36 };

/** How much is seen around a square at least, in hundredths of a square's side. */
const ROOM = 8;

/** A piece carried this near to the edge of what is seen moves the window on. */
const EDGE = 35;

/** @typedef {{scale: number, apart: number, under: Point}} Pinch */

/** Enlarges a part of the board: with two fingers, two taps, keys, buttons, and the wheel with Ctrl. */
export class Zoom {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.scale = 1;
    /** @type {Point} the corner of the drawing that is seen at the upper left */
    this.corner = [0, 0];
    /** @type {Map<number, Point>} fingers on the board, in CSS pixels */
    this.fingers = new Map();
    /** @type {Pinch | null} */
    this.pinch = null;
    /** @type {{at: number, x: number, y: number} | null} */
    this.tapped = null;
    /** @param {string} label @param {string} text @param {() => void} click */
    const button = (label, text, click) =>
      html("button", { type: "button", class: "quiet", "aria-label": label, title: label, click }, text);
    this.smaller = button(t("board.zoomOut"), "−", () => this.by(1 / STEP));
    this.larger = button(t("board.zoomIn"), "+", () => this.by(STEP));
    this.whole = button(t("board.zoomFit"), "⤢", () => this.fit());
    this.controls = html(
      "div",
      { class: "zoom", role: "group", "aria-label": t("board.zoom") },
      this.smaller,
      this.larger,
      this.whole,
    );
    const { svg } = board;
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
      svg.addEventListener(type, (event) => this.up(event));
    }
    // The browser would scroll or enlarge the page with the same fingers.
    for (const type of /** @type {const} */ (["touchstart", "touchmove"])) {
      svg.addEventListener(type, (event) => (event.touches.length > 1 || this.zoomed) && event.cancelable && event.preventDefault(), {
        passive: false,
      });
    }
  }

  get zoomed() {
    return this.scale > 1.001;
  }

  /** Writes what is seen into the drawing. */
  apply() {
    const { board, scale } = this;
    const { width, height } = board.plan;
    const [w, h] = [width / scale, height / scale];
    const [x, y] = this.corner;
    this.corner = [Math.max(0, Math.min(width - w, x)), Math.max(0, Math.min(height - h, y))];
    set(board.svg, { viewBox: [...this.corner, w, h].map((n) => n.toFixed(1)).join(" ") });
    board.element.classList.toggle("zoomed", this.zoomed);
    set(this.smaller, { "aria-disabled": String(!this.zoomed) });
    set(this.whole, { "aria-disabled": String(!this.zoomed) });
    set(this.larger, { "aria-disabled": String(scale >= MOST) });
  }

  /**
   * Enlarges so that a point of the drawing stays where it is on the screen.
   *
   * @param {number} wanted
   * @param {Point} [point] the middle of what is seen where left out
   */
  to(wanted, point = this.middle) {
    const scale = Math.max(1, Math.min(MOST, wanted));
    const shrink = this.scale / scale;
    const [[x, y], [px, py]] = [this.corner, point];
    const before = this.zoomed;
    this.corner = [px - (px - x) * shrink, py - (py - y) * shrink];
    this.scale = scale;
    this.apply();
    this.board.measure();
    if (before !== this.zoomed) this.board.writeNames();
  }

  /** @param {number} factor */
  by(factor) {
    this.to(this.scale * factor);
  }

  /** Shows the whole board again. */
  fit() {
    this.to(1);
  }

  /** @returns {Point} */
  get middle() {
    const { plan } = this.board;
    const [x, y] = this.corner;
    return [x + plan.width / this.scale / 2, y + plan.height / this.scale / 2];
  }

  /** @param {number} dx in lengths of the drawing, to the right @param {number} dy downwards */
  pan(dx, dy) {
    const [x, y] = this.corner;
    this.corner = [x + dx, y + dy];
    this.apply();
  }

  /** After the board was turned round, sees the same part of it. */
  turn() {
    const { width, height } = this.board.plan;
    const [x, y] = this.corner;
    this.corner = [width - x - width / this.scale, height - y - height / this.scale];
    this.apply();
  }

  /** Moves what is seen no further than needed to see a square and a little around it. @param {string} name */
  see(name) {
    if (!this.zoomed) return;
    const { plan } = this.board;
    const corners = this.board.square(name).outline.map((corner) => plan.at(corner));
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = this.corner;
    const [right, bottom] = [left + plan.width / this.scale, top + plan.height / this.scale];
    this.pan(
      Math.min(0, Math.min(...xs) - ROOM - left) + Math.max(0, Math.max(...xs) + ROOM - right),
      Math.min(0, Math.min(...ys) - ROOM - top) + Math.max(0, Math.max(...ys) + ROOM - bottom),
    );
  }

  /** Carried to the edge of what is seen, a piece moves the window on. @param {Point} point */
  follow([x, y]) {
    if (!this.zoomed) return;
    const { plan } = this.board;
    const [left, top] = this.corner;
    const [right, bottom] = [left + plan.width / this.scale, top + plan.height / this.scale];
    const step = 14 / this.scale;
    this.pan(
      x < left + EDGE ? -step : x > right - EDGE ? step : 0,
      y < top + EDGE ? -step : y > bottom - EDGE ? step : 0,
    );
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    // With Ctrl, or two fingers moved apart on a touch pad, which browsers tell in the same way.
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.to(this.scale * Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.01 : 0.2)), this.board.hand.at(event));
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType !== "touch") return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size !== 2) return;
    const { board } = this;
    board.hand.drop();
    board.pencil.drop();
    const { apart, between } = spread(this.fingers);
    this.pinch = { scale: this.scale, apart, under: board.hand.at({ clientX: between[0], clientY: between[1] }) };
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.pinch === null || this.fingers.size !== 2) return;
    const { apart, between } = spread(this.fingers);
    const { scale, apart: began, under } = this.pinch;
    this.to(scale * (apart / Math.max(1, began)));
    // What was between the fingers stays between them.
    const [x, y] = this.board.hand.at({ clientX: between[0], clientY: between[1] });
    this.pan(under[0] - x, under[1] - y);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size < 2) this.pinch = null;
  }

  /**
   * A finger tapped where there is nothing to pick up; the second time in one place the board is
   * enlarged there, or shown whole again.
   *
   * @param {PointerEvent} event
   */
  tap(event) {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const last = this.tapped;
    this.tapped = { at, x, y };
    if (last === null || at - last.at > TWICE.millis || Math.hypot(x - last.x, y - last.y) > TWICE.apart) return;
    this.tapped = null;
    if (this.zoomed) this.fit();
    else this.to(TAPPED, this.board.hand.at(event));
  }
}

/** @param {Map<number, Point>} fingers two */
function spread(fingers) {
  const [[ax, ay], [bx, by]] = /** @type {[Point, Point]} */ ([...fingers.values()]);
  return { apart: Math.hypot(bx - ax, by - ay), between: /** @type {Point} */ ([(ax + bx) / 2, (ay + by) / 2]) };
}
