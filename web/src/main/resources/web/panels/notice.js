import { html } from "../elements.js";
import { said, t } from "../messages.js";
import { reveal } from "./reveal.js";
import { ruleLink } from "./rule.js";

/** @import { Game, Verdict } from "../contract.js" */
/** @import { Child } from "../elements.js" */

/**
 * How what is told can be told again, in another language: a move that was refused or advised; the score with the
 * latter where it was the adviser's.
 *
 * @typedef {{refused: [string, string]} | {advised: string, score: number | null}} Again
 */

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
    /** @type {Again | null} */
    this.again = null;
  }

  /** Why a move may not be played. @param {Verdict} verdict @param {[string, string]} squares */
  refusal({ reason, rule }, squares) {
    this.again = { refused: squares };
    this.show(
      "refusal",
      html("p", {}, html("strong", {}, t("play.refused")), " ", said(reason ?? "")),
      rule &&
        html(
          "p",
          { class: "notice-rule" },
          ruleLink(rule.id, this.openRule),
          ` ${said(rule.title)} `,
          html("span", { class: "provenance-text" }, said(rule.provenance)),
        ),
      rule && html("p", { class: "notice-meaning" }, this.meaning(rule.id)),
      this.close(),
    );
  }

  /**
   * What somebody advises or answers.
   *
   * @param {string} title
   * @param {string} words
   * @param {string | null} [rule] id of the rule that allows it
   * @param {Again | null} [again]
   */
  advice(title, words, rule = null, again = null) {
    this.again = again;
    this.show(
      "advice",
      html("p", {}, html("strong", {}, title), " ", words),
      rule && html("p", { class: "notice-rule" }, ruleLink(rule, this.openRule)),
      this.close(),
    );
  }

  close() {
    return html(
      "button",
      { type: "button", class: "close", "aria-label": t("play.close"), click: () => this.clear() },
      "×",
    );
  }

  /** What the provenance tags of a rule mean. @param {string} id */
  meaning(id) {
    const { rules, meanings } = this.game.rules;
    const tags = rules.find((rule) => rule.id === id)?.sources.map(({ tag }) => tag) ?? [];
    return [...new Set(tags)].map((tag) => said(meanings[tag] ?? "")).join(" ");
  }

  /**
   * The server failed. What is told already stays as it is, so that the button is not taken from under a finger each time the
   * page has tried by itself.
   *
   * @param {string} words
   * @param {() => void} retry
   */
  trouble(words, retry) {
    this.again = null;
    if (this.element.querySelector(".notice.trouble strong")?.textContent === said(words)) return;
    this.show(
      "trouble",
      html("p", {}, html("strong", {}, said(words)), " ", t("play.safe")),
      html("button", { type: "button", class: "quiet", click: retry }, t("common.again")),
    );
  }

  /** @param {string} kind @param {...Child} children */
  show(kind, ...children) {
    const notice = html("div", { class: `notice ${kind}` }, ...children);
    this.element.replaceChildren(notice);
    reveal(notice);
  }

  clear() {
    this.again = null;
    this.element.replaceChildren();
  }
}
