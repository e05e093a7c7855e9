import { html } from "../elements.js";
import { ruleLink } from "./rule.js";

/** @import { Game, Verdict } from "../contract.js" */

/** What the page has to tell about the last thing a person did. */
export class Notice {
  /**
   * @param {Game} game
   * @param {(rule: string) => void} openRule
   */
  constructor(game, openRule) {
    this.game = game;
    this.openRule = openRule;
    this.element = html("div", { class: "notices", role: "status" });
  }

  /** Why a move may not be played. @param {Verdict} verdict */
  refusal({ reason, rule }) {
    this.element.replaceChildren(
      html(
        "div",
        { class: "notice refusal" },
        html("p", {}, html("strong", {}, "Not allowed. "), reason ?? ""),
        rule &&
          html(
            "p",
            { class: "notice-rule" },
            ruleLink(rule.id, this.openRule),
            ` ${rule.title} `,
            html("span", { class: "provenance-text" }, rule.provenance),
          ),
        rule && html("p", { class: "notice-meaning" }, this.meaning(rule.id)),
        html(
          "button",
          { type: "button", class: "close", "aria-label": "Close", click: () => this.clear() },
          "×",
        ),
      ),
    );
  }

  /** What the provenance tags of a rule mean. @param {string} id */
  meaning(id) {
    const { rules, meanings } = this.game.rules;
    const tags = rules.find((rule) => rule.id === id)?.sources.map(({ tag }) => tag) ?? [];
    return [...new Set(tags)].map((tag) => meanings[tag] ?? "").join(" ");
  }

  /** The server failed. @param {string} words @param {() => void} retry */
  trouble(words, retry) {
    this.element.replaceChildren(
      html(
        "div",
        { class: "notice trouble" },
        html("p", {}, html("strong", {}, words), " The game is safe in this browser."),
        html("button", { type: "button", class: "quiet", click: retry }, "Try again"),
      ),
    );
  }

  clear() {
    this.element.replaceChildren();
  }
}
