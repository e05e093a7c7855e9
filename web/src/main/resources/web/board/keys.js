import { squareOf } from "./hand.js";
import { Walk } from "./walk.js";

/** @import { Board } from "./board.js" */
/** @import { Way } from "./walk.js" */

const WAYS = /** @type {Record<string, Way>} */ ({
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
});
const OPPOSITE = /** @type {Record<Way, Way>} */ ({ up: "down", down: "up", left: "right", right: "left" });

/** The keyboard on a board: walking from square to square, picking up and putting down. */
export class Keys {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.walk = new Walk(board.game.board);
    /** The one square that the tab key reaches. */
    this.stop = /** @type {string} */ ([...board.places.open.keys()].at(-1));
    this.moveStop(this.stop);
    board.svg.addEventListener("keydown", (event) => this.key(event));
    board.svg.addEventListener("focusin", (event) => this.focused(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { board } = this;
    const here = board.square(this.stop);
    const way = WAYS[event.key];
    if (way !== undefined) {
      this.focus(this.walk.step(here, board.flipped ? OPPOSITE[way] : way).name);
    } else if (event.key === "Enter" || event.key === " ") {
      board.touch(here.name);
    } else if (event.key.toLowerCase() === "a") {
      board.pencil.key(here.name, event.shiftKey);
    } else if (event.key === "+" || event.key === "=") {
      board.zoom.by(1.5);
      board.zoom.see(here.name);
    } else if (event.key === "-") {
      board.zoom.by(1 / 1.5);
    } else if (event.key === "0") {
      board.zoom.fit();
    } else if (event.key === "Escape") {
      this.escape();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Lets go of what is in hand; where nothing is, of what was made in advance; then of what was drawn. */
  escape() {
    const { board } = this;
    if (board.pencil.sketch !== null) {
      board.pencil.drop();
    } else if (board.hand.grip !== null || board.selected !== null) {
      board.hand.drop();
      board.select(null);
    } else if (!board.cancelPremove()) {
      board.pencil.clear();
    }
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const name = squareOf(event.target);
    if (name === null || name === this.walk.at?.name) return;
    this.walk.jump(this.board.square(name));
    this.moveStop(name);
  }

  /**
   * Brings the keyboard's focus to a square.
   *
   * @param {string} name
   */
  focus(name) {
    this.moveStop(name);
    this.board.pencil.follow(name);
    this.board.aim(name);
    this.board.zoom.see(name);
    this.board.places.shape(name)?.focus();
  }

  /** @param {string} name */
  moveStop(name) {
    const shape = this.board.places.shape(name);
    if (shape === undefined) return;
    this.board.places.shape(this.stop)?.setAttribute("tabindex", "-1");
    this.stop = name;
    shape.setAttribute("tabindex", "0");
  }
}
