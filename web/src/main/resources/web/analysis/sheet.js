import { editorAddress } from "../editor/address.js";
import { html, set } from "../elements.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";

/** @import { App } from "../app.js" */
/** @import { Game } from "../contract.js" */
/** @import { Study } from "./study.js" */

/** The address of an analysis of a game that begins anew. @param {string} game id */
export function analysisAddress(game) {
  return `/analysis?game=${game}`;
}

/** The position shown as text, and the ways to another one. */
export class Sheet {
  /** @param {App} app @param {Study} study @param {Game} game */
  constructor(app, study, game) {
    this.study = study;
    this.game = game;
    this.text = html("textarea", { id: "sheet-position", rows: 3, readonly: true, spellcheck: "false" });
    this.copied = html("p", { role: "status", class: "copied" });
    this.other = html("textarea", {
      id: "sheet-other",
      rows: 3,
      spellcheck: "false",
      autocomplete: "off",
      placeholder: app.array(game.id).position,
    });
    this.editor = html("a", { class: "quiet-link" }, t("analysis.editor"));
    this.element = html(
      "section",
      { class: "sheet", "aria-label": t("analysis.position") },
      html("label", { for: "sheet-position" }, t("analysis.position.text")),
      this.text,
      html("div", { class: "row" }, html("button", { type: "button", class: "quiet", click: () => this.copy() }, t("analysis.copy"))),
      this.copied,
      html(
        "form",
        {
          submit: (/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            const position = this.other.value.trim();
            const { game: id, preset, options } = study.document;
            const query = new URLSearchParams({ game: id, preset, ...(position !== "" && { position }) });
            for (const [key, value] of Object.entries(options)) query.set(`option.${key}`, value);
            app.go(`/analysis?${query}`);
          },
        },
        html("label", { for: "sheet-other" }, t("analysis.other")),
        this.other,
        html("button", { type: "submit", class: "quiet" }, t("analysis.other.go")),
      ),
      html(
        "p",
        { class: "row" },
        this.editor,
        html("a", { class: "quiet-link", href: analysisAddress(game.id) }, t("analysis.new", { game: said(game.name) })),
      ),
    );
    this.show();
  }

  show() {
    const position = this.study.position()?.position ?? "";
    this.text.value = position;
    const here = location.pathname + location.search;
    set(this.editor, { href: editorAddress(this.game, this.study.document, position, here) });
    this.copied.textContent = "";
  }

  async copy() {
    this.text.focus();
    this.text.select();
    try {
      await navigator.clipboard.writeText(this.text.value);
      this.copied.textContent = t("analysis.copied");
    } catch {
      this.copied.textContent = t("analysis.copy.self");
    }
    announce(this.copied.textContent ?? "");
  }
}
