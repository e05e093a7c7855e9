import { html } from "../elements.js";
import { t } from "../messages.js";
import { revealIn } from "./reveal.js";

/** @import { TeamId } from "../contract.js" */
/** @import { Ply } from "../game/storage.js" */

/** The moves played, two columns, with a way to look back. */
export class MovesPanel {
  /** @param {(plies: number) => void} onShow asked to look at the position after so many plies */
  constructor(onShow) {
    this.onShow = onShow;
    this.list = html("ol", { class: "moves", "aria-label": t("play.moves") });
    this.plies = 0;
    this.shown = 0;
    /** @param {string} label @param {string} sign @param {() => number} to */
    const step = (label, sign, to) =>
      html(
        "button",
        { type: "button", class: "step", "aria-label": label, title: label, click: () => onShow(to()) },
        sign,
      );
    this.back = [
      step(t("play.first"), "«", () => 0),
      step(t("play.previous"), "‹", () => this.shown - 1),
    ];
    this.forth = [
      step(t("play.next"), "›", () => this.shown + 1),
      step(t("play.latest"), "»", () => this.plies),
    ];
    this.element = html(
      "div",
      { class: "moves-panel", keydown: (/** @type {KeyboardEvent} */ event) => this.key(event) },
      this.list,
    );
    /** Apart from the list, to be in sight when that is not. */
    this.steps = html(
      "div",
      { class: "steps", role: "group", "aria-label": t("play.look-back") },
      ...this.back,
      ...this.forth,
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const to = /** @type {Record<string, number>} */ ({
      ArrowLeft: this.shown - 1,
      ArrowRight: this.shown + 1,
      Home: 0,
      End: this.plies,
    })[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.onShow(to);
    this.list.querySelector("[aria-current]")?.closest("button")?.focus();
  }

  /**
   * @param {Ply[]} plies
   * @param {number} shown the number of plies that lead to the position looked at
   * @param {TeamId} leads the team of the left column
   */
  show(plies, shown, leads) {
    this.plies = plies.length;
    this.shown = shown;
    /** @type {HTMLElement[]} */
    const lines = [];
    let column = 2;
    let number = -1;
    plies.forEach((ply, i) => {
      const own = ply.team === leads ? 0 : 1;
      if (own < column || ply.number !== number) {
        const label = ply.number === number ? "" : `${ply.number}.`;
        lines.push(html("li", { class: "line" }, html("span", { class: "number" }, label)));
        column = 0;
        if (own === 1) lines.at(-1)?.append(html("span", { class: "absent" }, "…"));
      }
      number = ply.number;
      column = own + 1;
      lines.at(-1)?.append(
        html(
          "button",
          {
            type: "button",
            class: `ply ${ply.team}`,
            "aria-current": i + 1 === shown ? "step" : null,
            click: () => this.onShow(i + 1),
          },
          ply.short,
        ),
      );
    });
    if (lines.length === 0) lines.push(html("li", { class: "no-moves" }, t("play.no-moves")));
    const focused = this.list.contains(document.activeElement);
    this.list.replaceChildren(...lines);
    const current = this.list.querySelector("[aria-current]");
    if (focused && current instanceof HTMLElement) current.focus();
    if (current !== null) revealIn(this.list, current);
    for (const button of this.back) button.disabled = shown === 0;
    for (const button of this.forth) button.disabled = shown === plies.length;
  }
}
