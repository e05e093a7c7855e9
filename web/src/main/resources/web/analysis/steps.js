import { html } from "../elements.js";
import { t } from "../messages.js";

/** @import { Study } from "./study.js" */
/** @import { Node } from "./tree.js" */

/** Where a step leads from a position. @typedef {(at: Node) => Node | null | undefined} Step */

/** @type {Record<string, Step>} by key */
const KEYS = {
  ArrowLeft: (at) => at.parent,
  ArrowRight: (at) => at.next,
  ArrowUp: (at) => at.siblings[at.index - 1],
  ArrowDown: (at) => at.siblings[at.index + 1],
  Home: (at) => at.line[0]?.parent,
  End: (at) => at.end,
};

/** The ways through the tree, by key and by button. */
export class Steps {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** @type {[Step, HTMLButtonElement][]} */
    this.buttons = [];
    this.element = html(
      "div",
      { class: "steps", role: "group", "aria-label": t("analysis.steps") },
      this.button("Home", "«", t("analysis.step.first")),
      this.button("ArrowLeft", "‹", t("analysis.step.back")),
      this.button("ArrowRight", "›", t("analysis.step.forth")),
      this.button("End", "»", t("analysis.step.last")),
    );
    this.show();
  }

  /** @param {string} key @param {string} sign @param {string} label */
  button(key, sign, label) {
    const step = /** @type {Step} */ (KEYS[key]);
    const button = html(
      "button",
      { type: "button", class: "step", "aria-label": label, title: label, click: () => this.take(step) },
      sign,
    );
    this.buttons.push([step, button]);
    return button;
  }

  /** @param {Step} step @returns {boolean} whether it led anywhere */
  take(step) {
    const to = step(this.study.at);
    if (!to || to === this.study.at) return false;
    this.study.show(to);
    return true;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it was a key of these */
  key(event) {
    const step = KEYS[event.key];
    if (step === undefined) return false;
    this.take(step);
    return true;
  }

  show() {
    const { at } = this.study;
    const open = this.buttons.filter(([step]) => (step(at) ?? at) !== at).map(([, button]) => button);
    for (const button of open) button.disabled = false;
    for (const [, button] of this.buttons) {
      if (open.includes(button)) continue;
      // A button that lost the focus by being disabled would leave the keyboard nowhere.
      if (document.activeElement === button) open[0]?.focus();
      button.disabled = true;
    }
  }
}
