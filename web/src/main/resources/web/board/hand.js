/** @import { Point } from "../contract.js" */
/** @import { Board } from "./board.js" */

/** How far a pointer may stray, in CSS pixels, and still have clicked. */
const STRAY = { mouse: 4, pen: 6, touch: 9 };

/** How far above a finger a piece is carried so that it can be seen, in hundredths of a square. */
const ABOVE_FINGER = 45;

/** @typedef {{id: number, from: string | null, x: number, y: number, stray: number, carrying: boolean, wasSelected: boolean, type: string, panning: Point | null}} Grip */

/** The pointer on a board: clicks, and carrying pieces. */
export class Hand {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Grip | null} */
    this.grip = null;
    const { svg } = board;
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", () => this.drop());
    svg.addEventListener("pointerleave", () => board.aim(null));
    // A finger's pointer is first held by the square it touched, which loses it to the board.
    svg.addEventListener("lostpointercapture", (event) => event.target === svg && this.drop());
    // Browsers do not heed touch-action on shapes within a drawing: without this the page would
    // scroll away with the piece. A touch of an empty square still scrolls.
    svg.addEventListener("touchstart", (event) => this.grip !== null && this.holds && event.preventDefault(), {
      passive: false,
    });
    svg.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** Whether the pointer that is down is about to move a piece. */
  get holds() {
    return this.grip?.from !== null || this.board.selected !== null;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.board.svg.classList.toggle("touched", event.pointerType === "touch");
    if (event.button !== 0 || !event.isPrimary || this.grip !== null) return;
    const { board } = this;
    if (board.pencil.inHand !== null) return;
    const square = squareOf(event.target);
    if (square === null) return;
    board.pencil.clear();
    board.cancelPremove();
    const lifts = board.liftable(square);
    const target = board.selected !== null && board.reaches(board.selected, square);
    this.grip = {
      id: event.pointerId,
      from: lifts && !target ? square : null,
      x: event.clientX,
      y: event.clientY,
      stray: STRAY[/** @type {"mouse"} */ (event.pointerType)] ?? STRAY.mouse,
      carrying: false,
      wasSelected: board.selected === square,
      type: event.pointerType,
      panning: null,
    };
    board.svg.setPointerCapture(event.pointerId);
    board.keys.moveStop(square);
    if (this.grip.from !== null && board.view.own.has(square) && !this.grip.wasSelected) {
      board.select(square);
    }
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { grip, board } = this;
    if (grip === null && event.pointerType === "mouse") board.aim(squareOf(event.target));
    if (grip === null || event.pointerId !== grip.id) return;
    const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > grip.stray;
    if (!grip.carrying && far && grip.from !== null) {
      grip.carrying = true;
      board.select(grip.from);
    }
    if (grip.from === null && far && board.zoom.zoomed) this.pan(grip, event);
    if (!grip.carrying || grip.from === null) return;
    board.zoom.follow(this.at(event));
    const over = this.over(event);
    if (board.selected !== grip.from) board.select(grip.from);
    if (over !== board.hover) {
      board.hover = over;
      board.drawSigns();
    }
    board.men.carry(grip.from, this.point(event));
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { grip, board } = this;
    if (grip === null || event.pointerId !== grip.id) return;
    const over = this.over(event);
    const strayed = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > grip.stray;
    this.grip = null;
    board.hover = null;
    if (grip.carrying && grip.from !== null) {
      board.dropped(grip.from, over);
    } else if (over !== null && !strayed) {
      const picked = grip.from !== null && board.selected === over && !grip.wasSelected;
      if (picked) board.draw();
      else board.touch(over);
      // What answers to every tap answers to two quick ones.
      const answers = board.view.offered?.has(over) === true;
      if (grip.type === "touch" && grip.from === null && board.selected === null && !answers) board.zoom.tap(event);
    }
  }

  /** Moves what is seen of the enlarged board with the pointer. @param {Grip} grip @param {PointerEvent} event */
  pan(grip, event) {
    grip.panning ??= this.at({ clientX: grip.x, clientY: grip.y });
    const [x, y] = this.at(event);
    this.board.zoom.pan(grip.panning[0] - x, grip.panning[1] - y);
  }

  /** Lets go of whatever is held; it returns to its square. */
  drop() {
    const { grip, board } = this;
    this.grip = null;
    board.hover = null;
    if (grip === null) return;
    if (board.svg.hasPointerCapture(grip.id)) board.svg.releasePointerCapture(grip.id);
    if (grip.carrying && grip.from !== null) {
      board.men.release(grip.from, { on: null, animate: false });
      board.select(null);
    }
  }

  /** @param {PointerEvent} event @returns {string | null} the square under the pointer */
  over(event) {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    return found !== null && this.board.svg.contains(found) ? squareOf(found) : null;
  }

  /** @param {PointerEvent} event @returns {Point} where a piece carried there is drawn */
  point(event) {
    const [x, y] = this.at(event);
    return [x, event.pointerType === "touch" ? y - ABOVE_FINGER : y];
  }

  /** @param {{clientX: number, clientY: number}} event @returns {Point} on the drawing */
  at({ clientX, clientY }) {
    const matrix = this.board.svg.getScreenCTM();
    if (matrix === null) return [0, 0];
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [x, y];
  }
}

/** @param {EventTarget | null} target @returns {string | null} */
export function squareOf(target) {
  const place = target instanceof Element ? target.closest("[data-square]") : null;
  return place?.getAttribute("data-square") ?? null;
}
