import { miniature } from "../board/miniature.js";
import { fill, html } from "../elements.js";
import { said, t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";
import { dateWords, movesWords, playersWords, resultWords, titleWords } from "./words.js";

/** @import { Game } from "../contract.js" */
/** @import { Listed } from "../game/shelf.js" */

/**
 * @typedef {object} Ways
 * @property {(chosen: boolean) => void} choose
 * @property {(title: string) => Promise<void>} rename
 * @property {() => void} export
 * @property {() => void} share
 * @property {() => void} remove
 */

/** A game in the list. */
export class GameCard {
  /**
   * @param {Game} game
   * @param {Listed} listed
   * @param {Record<string, string>} array what the game usually starts from, to be shown where nothing else is known
   * @param {boolean} chosen
   * @param {Ways} ways
   */
  constructor(game, listed, array, chosen, ways) {
    this.game = game;
    this.listed = listed;
    const analysis = listed.kind === "analysis";
    this.href = analysis ? `/analysis/${listed.id}` : `/game/${listed.id}`;
    this.ways = ways;
    this.heading = html("h2", {});
    this.box = html("input", {
      type: "checkbox",
      checked: chosen,
      change: () => ways.choose(this.box.checked),
    });
    /** @param {string} label @param {() => void} click */
    const tool = (label, click) => html("button", { type: "button", class: "tool", click }, label);
    this.tools = html(
      "div",
      { class: "game-card-tools", role: "group" },
      !analysis && html("a", { class: "quiet-link", href: `/analysis/${listed.id}` }, t("library.analyse")),
      tool(t("library.share"), ways.share),
      tool(t("library.export"), ways.export),
      tool(t("library.rename"), () => this.rename()),
      tool(t("library.delete"), ways.remove),
    );
    const facts = [
      playersWords(listed),
      resultWords(game, listed),
      movesWords(listed),
      dateWords(listed.updated, true),
    ];
    this.element = html(
      "li",
      { class: "game-card", "data-id": listed.id },
      html(
        "a",
        { class: "game-card-picture", href: this.href, tabindex: -1, "aria-hidden": "true" },
        miniature(game, new Draughtsman(game), listed.pieces ?? array),
      ),
      html(
        "div",
        { class: "game-card-words" },
        html("p", { class: "plate-number" }, said(game.name)),
        this.heading,
        ...facts.filter((fact) => fact !== "").map((fact) => html("p", {}, fact)),
        this.tools,
      ),
      this.box,
    );
    this.showTitle();
  }

  focus() {
    this.heading.querySelector("a")?.focus();
  }

  get title() {
    return titleWords(this.game, this.listed);
  }

  showTitle() {
    const { title } = this;
    fill(this.heading, html("a", { href: this.href }, title));
    this.box.setAttribute("aria-label", t("library.choose", { title }));
    this.tools.setAttribute("aria-label", t("library.of", { title }));
  }

  /** Lets the title be changed in its place. */
  rename() {
    const input = html("input", {
      type: "text",
      name: "title",
      maxlength: 120,
      value: this.listed.title,
      "aria-label": t("library.rename.label"),
      keydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Escape") end();
      },
    });
    const end = () => {
      this.showTitle();
      this.focus();
    };
    fill(
      this.heading,
      html(
        "form",
        {
          class: "row",
          submit: async (/** @type {Event} */ event) => {
            event.preventDefault();
            await this.ways.rename(input.value.trim());
            end();
          },
        },
        input,
        html("button", { type: "submit", class: "firm" }, t("library.rename.save")),
        html("button", { type: "button", class: "quiet", click: end }, t("library.cancel")),
      ),
    );
    input.focus();
    input.select();
  }
}
