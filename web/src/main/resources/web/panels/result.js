import { html } from "../elements.js";
import { said, t } from "../messages.js";
import { route } from "../routes.js";
import { resultWords } from "../words.js";
import { ruleLink } from "./rule.js";

/** @import { Game, Outcome } from "../contract.js" */

/**
 * Where a finished game leads to.
 *
 * @typedef {object} ResultWays
 * @property {string} id of the game that has ended
 * @property {() => void} onRematch the same players with sides turned
 * @property {() => void} onAgain the same players as they sit
 * @property {() => void} onShare
 * @property {(id: string) => void} openRule
 */

/** How a game ended, by what rule, with what points, and what to do next. */
export class Result {
  /**
   * @param {Game} game
   * @param {ResultWays} ways
   */
  constructor(game, ways) {
    this.game = game;
    this.ways = ways;
    /** @type {{words: string, element: HTMLElement} | null} */
    this.shown = null;
  }

  /**
   * The panel of an outcome; the same for the same outcome, so that it keeps the keyboard's focus.
   *
   * @param {Outcome} outcome
   * @param {string} against who has played whom; may be empty
   */
  show(outcome, against) {
    const words = resultWords(outcome);
    if (this.shown?.words !== words) this.shown = { words, element: this.panel(outcome, words, against) };
    return this.shown.element;
  }

  /** @param {Outcome} outcome @param {string} words @param {string} against */
  panel({ rule: id, points }, words, against) {
    const rule = this.game.rules.rules.find((other) => other.id === id);
    const { onRematch, onAgain, onShare, openRule } = this.ways;
    return html(
      "section",
      { class: "result", "aria-label": t("play.result") },
      html("p", { class: "turn" }, words),
      against !== "" && html("p", { class: "result-players" }, against),
      points && html("p", { class: "points" }, points.replace("-", "–")),
      rule && html("p", { class: "result-rule" }, ruleLink(rule.id, openRule), ` ${said(rule.title)}`),
      html(
        "div",
        { class: "row" },
        html("button", { type: "button", class: "firm rematch", click: onRematch }, t("play.rematch")),
        html("button", { type: "button", class: "quiet again", click: onAgain }, t("play.again")),
        this.analysis(),
        html("button", { type: "button", class: "quiet share", click: onShare }, t("play.share.game")),
        html("a", { class: "quiet-link", href: `/new/${this.game.id}` }, t("play.another")),
      ),
    );
  }

  /** The way into analysis, where this page has one. */
  analysis() {
    const path = `/analysis/${this.ways.id}`;
    return route(path) && html("a", { class: "quiet-link analyse", href: path }, t("play.analyse"));
  }
}
