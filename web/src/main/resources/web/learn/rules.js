import { missing } from "../app.js";
import { html } from "../elements.js";
import { said, t } from "../messages.js";
import { route } from "../routes.js";
import { BELOW } from "./below.js";
import { key, lessons } from "./chapters.js";
import { Contents } from "./contents.js";
import { DemonstrationBoard } from "./demonstration.js";
import { firstGame } from "./first-game.js";
import { glanceFigure } from "./glance.js";
import { anchor, sources } from "./verdict.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Game, Rule } from "../contract.js" */
/** @import { Chapter, Glance, Topic } from "./chapters.js" */

/**
 * All there is to know of a game: its first minute, then every rule with a board to try it on.
 *
 * @param {App} app
 * @param {string[]} params the game's id
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id = ""]) {
  const game = app.games.get(id);
  if (game === undefined) return missing();
  const { glances, chapters } = await lessons(game);
  const page = new RulesPage(app, game, glances, chapters);
  requestAnimationFrame(() => page.reveal(decodeURIComponent(location.hash.slice(1))));
  return { element: page.element, title: t("learn.rules.title", { game: said(game.name) }), leave: () => page.leave() };
}

class RulesPage {
  /**
   * @param {App} app
   * @param {Game} game
   * @param {Glance[]} glances
   * @param {Chapter[]} chapters
   */
  constructor(app, game, glances, chapters) {
    this.app = app;
    this.game = game;
    /** @type {Map<string, Rule>} */
    this.rules = new Map(game.rules.rules.map((rule) => [rule.id, rule]));
    /** @type {DemonstrationBoard[]} */
    this.boards = [];
    const sections = [
      this.section("minute", t("learn.minute"), this.minute(glances)),
      ...chapters.map(({ id, topics }) =>
        this.section(id, t(key("learn", "chapter", id)), topics.map((topic) => this.topic(topic))),
      ),
      this.section("sources", t("learn.sources"), this.provenance()),
    ];
    // The rules begin with the first chapter.
    sections[1]?.prepend(html("span", { id: "rules" }));
    this.contents = new Contents(sections, (name) => this.reveal(name));
    this.element = html(
      "main",
      { class: "learn rules-of-game" },
      html(
        "header",
        { class: "learn-title" },
        html("h1", {}, t("learn.rules.title", { game: said(game.name) })),
        ...game.rules.introduction.slice(0, 1).map((words) => html("p", {}, said(words))),
      ),
      html("div", { class: "rules-columns" }, this.contents.element, html("div", { class: "rules-text" }, ...sections)),
    );
    this.printing = () => this.boards.forEach((board) => board.make());
    addEventListener("beforeprint", this.printing);
  }

  leave() {
    removeEventListener("beforeprint", this.printing);
    this.contents.leave();
    this.boards.forEach((board) => board.leave());
  }

  /** @param {string} id @param {string} title @param {HTMLElement[]} content */
  section(id, title, content) {
    return html(
      "section",
      { class: `rules-section section-${id}`, id, "aria-labelledby": `title-${id}`, tabindex: -1 },
      html("h2", { id: `title-${id}` }, title),
      ...content,
    );
  }

  /** @param {Glance[]} glances */
  minute(glances) {
    const { id } = this.game;
    return [
      html("p", { class: "minute-goal" }, t(key("learn", id, "goal"))),
      html("div", { class: "glances" }, ...glances.map((glance, i) => glanceFigure(this.game, glance, i + 1))),
      html(
        "p",
        { class: "row" },
        firstGame(id),
        html("a", { class: "quiet-link", href: `/learn/${id}/tutorial` }, t("learn.tutorial")),
        id === "war-chess" &&
          Object.hasOwn(BELOW, "plates") &&
          html("a", { class: "quiet-link", href: `/learn/${id}/plates` }, t("learn.plates")),
        route(`/puzzles/${id}`) !== null && html("a", { class: "quiet-link", href: `/puzzles/${id}` }, t("learn.puzzles")),
      ),
    ];
  }

  /** @param {Topic} topic */
  topic({ clauses, board }) {
    const article = html("div", { class: "topic" });
    article.append(
      html(
        "div",
        { class: "clauses" },
        ...clauses.map((id) => this.rules.get(id)).map((rule) => (rule ? this.clause(rule) : "")),
      ),
    );
    if (board !== undefined) {
      const live = new DemonstrationBoard(this.app.server, this.game, board, (id) => this.cite(id, article));
      this.boards.push(live);
      article.append(live.element);
    }
    return article;
  }

  /** @param {Rule} rule */
  clause(rule) {
    return html(
      "article",
      { class: "rule-clause", id: anchor(rule.id), tabindex: -1, "aria-labelledby": `name-${anchor(rule.id)}` },
      html(
        "h3",
        { id: `name-${anchor(rule.id)}` },
        said(rule.title),
        " ",
        html("span", { class: "rule-id" }, rule.id),
      ),
      html("p", {}, said(rule.text)),
      sources(rule, (tag) => this.reveal(`source-${tag}`)),
    );
  }

  /** What clauses, their names and their tags are. */
  provenance() {
    const { meanings, introduction } = this.game.rules;
    return [
      ...introduction.slice(1).map((words) => html("p", {}, said(words))),
      html("p", {}, t("learn.sources.words", { example: this.game.rules.rules[0]?.id ?? "" })),
      html(
        "dl",
        { class: "tags" },
        ...Object.entries(meanings).flatMap(([tag, meaning]) => [
          html("dt", { id: `source-${tag}`, tabindex: -1 }, html("span", { class: `source source-${tag}` }, said(tag))),
          html("dd", {}, said(meaning)),
        ]),
      ),
      html("p", {}, t("learn.sources.refusal")),
    ];
  }

  /**
   * Marks the clause that a board cites, and brings it into sight where that leaves the board in sight.
   *
   * @param {string} id
   * @param {HTMLElement} topic of the board
   */
  cite(id, topic) {
    const clause = this.mark(id);
    if (clause === null) return false;
    if (topic.contains(clause)) clause.scrollIntoView({ block: "nearest" });
    return true;
  }

  /** @param {string} id of a rule */
  mark(id) {
    for (const old of this.element.querySelectorAll(".rule-clause.cited")) old.classList.remove("cited");
    const clause = document.getElementById(anchor(id));
    clause?.classList.add("cited");
    return clause;
  }

  /** Goes to a part of the page. @param {string} name */
  reveal(name) {
    const place = name === "" ? null : document.getElementById(name);
    if (place === null || !this.element.contains(place)) return;
    history.replaceState(history.state, "", `#${name}`);
    place.scrollIntoView({ block: "start" });
    (place.id === "rules" ? place.parentElement : place)?.focus({ preventScroll: true });
  }
}
