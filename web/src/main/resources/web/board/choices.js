import { html } from "../elements.js";
import { SIDE } from "./plan.js";

/** @import { Board } from "./board.js" */

/** Sides of a choice, in CSS pixels: what a finger meets, and what is large enough. */
const LEAST = 44;
const MOST = 80;

/**
 * @template T
 * @typedef {{label: string, value: T, picture: Element | null}} Choice
 */

/** @typedef {{square: string, veil: HTMLElement, list: HTMLElement, close: () => void}} Open */

/**
 * Choices that are offered at a square of a board, over its file, with their names beside them. There is
 * one offer at a time, and whatever else happens on the board or is pressed beside it gives it up.
 */
export class Choices {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Open | null} */
    this.open = null;
  }

  /**
   * Asks for one of several things; Escape is a no.
   *
   * @template T
   * @param {string} square where they are offered, the first one on the square itself
   * @param {string} words what is asked
   * @param {Choice<T>[]} choices
   * @returns {Promise<T | null>} null where nothing was chosen
   */
  offer(square, words, choices) {
    this.giveUp();
    return new Promise((resolve) => {
      const watch = new AbortController();
      /** @param {T | null} chosen */
      const close = (chosen) => {
        this.open = null;
        watch.abort();
        const held = veil.contains(document.activeElement);
        veil.remove();
        if (held) this.board.focus(square);
        resolve(chosen);
      };
      const list = html(
        "div",
        {
          class: "choices",
          role: "dialog",
          "aria-modal": "true",
          "aria-label": words,
          keydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
        },
        ...choices.map(({ label, value, picture }) =>
          html("button", { type: "button", click: () => close(value) }, picture, html("span", {}, label)),
        ),
      );
      const veil = html("div", { class: "choices-veil" }, list);
      this.open = { square, veil, list, close: () => close(null) };
      /** @param {Event} event */
      const beside = ({ target }) => !(target instanceof Node && list.contains(target)) && close(null);
      document.addEventListener("pointerdown", beside, { capture: true, signal: watch.signal });
      this.board.zoom.see(square);
      this.board.element.append(veil);
      this.place();
      list.querySelector("button")?.focus();
    });
  }

  /** Takes back what is offered, as if a person had said no. */
  giveUp() {
    this.open?.close();
  }

  /** Puts what is offered where its square now is, towards the middle of the board and within it. */
  place() {
    if (this.open === null) return;
    const { board } = this;
    const { square, veil, list } = this.open;
    const [frame, drawing] = [veil, board.svg].map((element) => element.getBoundingClientRect());
    const at = board.places.shape(square)?.getBoundingClientRect();
    if (frame === undefined || drawing === undefined || at === undefined) return;
    const most = Math.min(MOST, drawing.height / list.childElementCount);
    const side = Math.max(LEAST, Math.min(most, SIDE * (board.svg.getScreenCTM()?.a ?? 0)));
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    const left = x > drawing.x + drawing.width / 2;
    const up = y > drawing.y + drawing.height / 2;
    list.classList.toggle("left", left);
    list.classList.toggle("up", up);
    list.style.setProperty("--side", `${side}px`);
    const { width, height } = list.getBoundingClientRect();
    const across = left ? x + side / 2 - width : x - side / 2;
    const down = up ? y + side / 2 - height : y - side / 2;
    list.style.left = `${within(across, drawing.left, drawing.right - width) - frame.left}px`;
    list.style.top = `${within(down, drawing.top, drawing.bottom - height) - frame.top}px`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (this.open === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...this.open.list.querySelectorAll("button")];
    const now = buttons.findIndex((button) => button === document.activeElement);
    const downwards = this.open.list.classList.contains("up") ? -1 : 1;
    /** @type {Record<string, number>} */
    const ways = {
      ArrowDown: now + downwards,
      ArrowUp: now - downwards,
      ArrowRight: now + 1,
      ArrowLeft: now - 1,
      Tab: event.shiftKey ? now - 1 : now + 1,
      Home: 0,
      End: -1,
    };
    const to = ways[event.key];
    if (event.key === "Escape") this.giveUp();
    else if (to !== undefined) buttons.at(to % buttons.length)?.focus();
    // The key that led here is still down: it chooses nothing.
    else if (!event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {number} place @param {number} least @param {number} most the least counts where it is more */
function within(place, least, most) {
  return Math.max(least, Math.min(most, place));
}
