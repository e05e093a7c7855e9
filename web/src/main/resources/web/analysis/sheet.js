import { editorAddress, query } from "../editor/address.js";
import { faultOf, tellFaults } from "../editor/text.js";
import { html, set } from "../elements.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";

/** @import { App } from "../app.js" */
/** @import { Fault, Game, SetupRequest } from "../contract.js" */
/** @import { Study } from "./study.js" */

/** The address of an analysis of a game that begins anew. @param {string} game id */
export function analysisAddress(game) {
  return `/analysis?game=${game}`;
}

/** The position shown as text, and the ways to another one. */
export class Sheet {
  /** @param {App} app @param {Study} study @param {Game} game */
  constructor(app, study, game) {
    this.app = app;
    this.study = study;
    this.game = game;
    this.text = html("textarea", { id: "sheet-position", rows: 3, readonly: true, spellcheck: "false" });
    this.copied = html("p", { role: "status", class: "copied" });
    this.other = html("textarea", {
      id: "sheet-other",
      rows: 3,
      spellcheck: "false",
      autocomplete: "off",
      "aria-describedby": "sheet-other-fault",
      placeholder: app.array(game.id).position,
    });
    this.fault = html("p", { class: "fault", id: "sheet-other-fault", role: "alert" });
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
            void this.look();
          },
        },
        html("label", { for: "sheet-other" }, t("analysis.other")),
        this.other,
        this.fault,
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

  /** Opens the position that was typed; one that cannot be is told beside the field, and nothing changes. */
  async look() {
    const { game, preset, options } = this.study.document;
    const position = this.other.value.trim().replace(/\s+/g, " ");
    const faults = position === "" ? [] : await this.faults({ game, preset, options, position });
    if (!this.element.isConnected) return;
    tellFaults(this.other, this.fault, faults);
    if (faults.length > 0) {
      this.other.focus();
      return;
    }
    await this.app.go(`${analysisAddress(game)}&${query(this.game, { preset, options }, position === "" ? null : position)}`);
  }

  /** @param {SetupRequest} setup @returns {Promise<Fault[]>} */
  async faults(setup) {
    try {
      return (await this.app.server.setup(setup)).faults;
    } catch (failure) {
      return faultOf(failure instanceof Error ? failure.message : String(failure));
    }
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
