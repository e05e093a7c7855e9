import { html } from "../elements.js";
import { announce } from "../live.js";
import { t } from "../messages.js";

/** @import { Mistake } from "./solving.js" */

/** A mistake and how it is answered, move by move: each is a button that shows the position after it. */
export class RefutationLine {
  /** @param {(count: number) => void} onLook told how many plies after the mistake are to be shown */
  constructor(onLook) {
    this.onLook = onLook;
    this.list = html("ol", { class: "refutation-moves", keydown: (/** @type {KeyboardEvent} */ event) => this.step(event) });
    this.element = html(
      "div",
      { class: "refutation", role: "group", "aria-label": t("puzzles.refutation") },
      html("p", { class: "refutation-how" }, t("puzzles.refutation.how")),
      this.list,
    );
    /** The line shown, so that it is built once. @type {string[] | null} */
    this.moves = null;
    this.shown = -1;
  }

  /** @param {Mistake | null} mistake nothing to show without one */
  show(mistake) {
    this.element.hidden = mistake === null || mistake.moves.length === 0;
    if (mistake === null) {
      this.moves = null;
      this.list.replaceChildren();
      return;
    }
    if (mistake.moves !== this.moves) {
      this.moves = mistake.moves;
      this.list.replaceChildren(...[mistake.move, ...mistake.shorts].map((short, i) => this.item(short, i)));
    } else if (mistake.shown !== this.shown) {
      announce(t("puzzles.refutation.shown", { move: [mistake.move, ...mistake.shorts][mistake.shown] ?? "" }));
    }
    this.shown = mistake.shown;
    this.buttons.forEach((button, i) => {
      if (i === mistake.shown) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
  }

  get buttons() {
    return [...this.list.querySelectorAll("button")];
  }

  /** @param {string} short @param {number} count */
  item(short, count) {
    return html(
      "li",
      {},
      html(
        "button",
        {
          type: "button",
          class: count % 2 === 0 ? "refutation-move mine" : "refutation-move",
          title: t("puzzles.refutation.show", { move: short }),
          click: () => this.onLook(count),
        },
        short,
      ),
    );
  }

  /** The arrow keys go along the line. @param {KeyboardEvent} event */
  step(event) {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const { buttons } = this;
    const at = buttons.findIndex((button) => button === document.activeElement) + by;
    if (by === 0 || buttons[at] === undefined) return;
    event.preventDefault();
    buttons[at].focus();
    this.onLook(at);
  }
}
