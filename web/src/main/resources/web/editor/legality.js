import { fill, html } from "../elements.js";
import { said, t } from "../messages.js";
import { provenance, ruleLink } from "../panels/rule.js";
import { resultWords } from "../words.js";

/** @import { Fault, Game, SetupAnswer } from "../contract.js" */

/** Says whether a setup is a position, and every reason why not. */
export class Legality {
  /**
   * @param {Game} game
   * @param {(square: string) => void} onSquare a square that a fault speaks of was chosen
   */
  constructor(game, onSquare) {
    this.game = game;
    this.onSquare = onSquare;
    this.summary = html("p", { class: "legality-words", role: "status" });
    this.list = html("ul", { class: "faults" });
    this.rule = html("div", { class: "fault-rule", hidden: true });
    this.element = html(
      "section",
      { class: "legality", "aria-label": t("editor.legality") },
      this.summary,
      this.list,
      this.rule,
    );
    /** @type {string | null} id */
    this.open = null;
  }

  /** @param {SetupAnswer} answer @param {string} turn code */
  show({ legal, faults, outcome, turns }, turn) {
    this.element.dataset["legal"] = String(legal);
    const mover = turns.find(({ code }) => code === turn)?.name ?? "";
    this.say(
      !legal
        ? t("editor.illegal", { count: faults.length })
        : outcome?.over
          ? t("editor.decided", { result: said(resultWords(outcome)) })
          : t("editor.legal", { turn: said(mover) }),
    );
    fill(this.list, ...faults.map((fault) => this.item(fault)));
    if (this.open !== null && !faults.some(({ rule }) => rule === this.open)) this.showRule(null);
  }

  /** Says something else, such as that the server does not answer. @param {string} words */
  trouble(words) {
    delete this.element.dataset["legal"];
    this.say(words);
    fill(this.list);
    this.showRule(null);
  }

  /** Does not say the same twice. @param {string} words */
  say(words) {
    if (this.summary.textContent !== words) this.summary.textContent = words;
  }

  /** @param {Fault} fault */
  item({ place, words, squares, rule }) {
    const [square] = squares;
    const name = said(place);
    return html(
      "li",
      {},
      square === undefined
        ? html("span", { class: "fault-place" }, name)
        : html(
            "button",
            {
              type: "button",
              class: "fault-place",
              title: t("editor.goTo", { square }),
              click: () => this.onSquare(square),
            },
            name,
          ),
      html("span", {}, t("editor.faultWords", { words: said(words) })),
      rule === null ? null : ruleLink(rule, (id) => this.showRule(this.open === id ? null : id)),
    );
  }

  /** @param {string | null} id */
  showRule(id) {
    const rule = this.game.rules.rules.find((other) => other.id === id);
    this.open = rule?.id ?? null;
    this.rule.hidden = rule === undefined;
    if (rule === undefined) return;
    fill(
      this.rule,
      html("h2", {}, said(rule.title)),
      html("p", {}, said(rule.text)),
      provenance(rule, this.game.rules.meanings),
    );
  }
}
