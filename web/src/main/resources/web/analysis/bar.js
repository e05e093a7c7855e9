import { html, set } from "../elements.js";
import { t } from "../messages.js";
import { share, text, words } from "./evaluation.js";

/** @import { Game } from "../contract.js" */
/** @import { Evaluation } from "./evaluation.js" */

/** How the position shown stands, as a bar that the first team fills from below. */
export class Bar {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.fill = html("div", { class: "bar-fill" });
    this.score = html("span", { class: "bar-score", "aria-hidden": "true" });
    this.element = html(
      "div",
      { class: "bar", role: "img", "aria-label": t("analysis.unknown") },
      this.fill,
      this.score,
    );
  }

  /** @param {Evaluation | null} evaluation null where nothing is known */
  show(evaluation) {
    const first = evaluation === null ? 0.5 : share(evaluation);
    const label = evaluation === null ? t("analysis.unknown") : words(evaluation, this.game);
    set(this.element, { "aria-label": label, title: label });
    this.element.style.setProperty("--share", first.toFixed(3));
    this.element.classList.toggle("unknown", evaluation === null);
    this.element.classList.toggle("first-ahead", first >= 0.5);
    this.score.textContent = evaluation === null ? "" : text(evaluation);
  }

  /** @param {boolean} flipped */
  flip(flipped) {
    this.element.classList.toggle("flipped", flipped);
  }
}
