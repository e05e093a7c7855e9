import { html } from "../elements.js";
import { said, t } from "../messages.js";

/** @import { Game, Rule } from "../contract.js" */

/**
 * A rule's id as a button that opens the rule.
 *
 * @param {string} id
 * @param {(id: string) => void} open
 */
export function ruleLink(id, open) {
  return html(
    "button",
    { type: "button", class: "rule-link", title: t("play.rule.read"), click: () => open(id) },
    id,
  );
}

/**
 * Where a rule comes from, one tag a source, each with its meaning.
 *
 * @param {Rule} rule
 * @param {Record<string, string>} meanings
 */
export function provenance(rule, meanings) {
  return html(
    "span",
    { class: "provenance" },
    ...rule.sources.map(({ tag, place }) =>
      html(
        "span",
        { class: `tag tag-${tag}`, title: said(meanings[tag] ?? "") || null },
        place === "" ? said(tag) : `${said(tag)}, ${said(place)}`,
      ),
    ),
  );
}

/** Every rule of a game by clause, and what the tags mean. */
export class RulesPanel {
  /** @param {Game} game */
  constructor(game) {
    const { introduction, meanings, rules } = game.rules;
    /** @type {Map<string, HTMLElement>} */
    this.clauses = new Map();
    for (const rule of rules) {
      this.clauses.set(
        rule.id,
        html(
          "article",
          { class: "clause", tabindex: -1 },
          html("h2", {}, html("span", { class: "clause-id" }, rule.id), " ", said(rule.title)),
          html("p", {}, said(rule.text)),
          provenance(rule, meanings),
        ),
      );
    }
    this.element = html(
      "div",
      { class: "rules" },
      ...introduction.map((paragraph) => html("p", { class: "introduction" }, said(paragraph))),
      html(
        "details",
        { class: "meanings", open: true },
        html("summary", {}, t("play.rules.from")),
        html(
          "dl",
          {},
          ...Object.entries(meanings).flatMap(([tag, meaning]) => [
            html("dt", {}, html("span", { class: `tag tag-${tag}` }, said(tag))),
            html("dd", {}, said(meaning)),
          ]),
        ),
      ),
      ...this.clauses.values(),
    );
  }

  /** Brings a rule before the reader's eyes. @param {string} id */
  open(id) {
    for (const clause of this.clauses.values()) clause.classList.remove("wanted");
    const clause = this.clauses.get(id);
    clause?.classList.add("wanted");
    clause?.scrollIntoView({ block: "nearest" });
    clause?.focus({ preventScroll: true });
  }
}
