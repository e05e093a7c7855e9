import { fill, html } from "../elements.js";
import { library } from "../game/library.js";
import { said, t } from "../messages.js";
import { Refused, Unreachable } from "../server.js";
import { parts } from "./parts.js";

/** @import { App } from "../app.js" */
/** @import { GameDocument } from "../game/document.js" */

/** Bytes of the largest file that is read. */
const MOST_BYTES = 20_000_000;

/** Faults that are told; who has more sees that the file is none of records. */
const MOST_FAULTS = 20;

/** @typedef {{count: number, faults: string[]}} Brought */

/** Brings records into the library: from files, by paste, by letting files fall on the page. */
export class Bringing {
  /** @param {App} app @param {(words: (Node | string)[]) => void} onBrought told how it went */
  constructor(app, onBrought) {
    this.app = app;
    this.onBrought = onBrought;
    this.files = html("input", {
      type: "file",
      multiple: true,
      accept: ".vgn,.txt,text/plain",
      hidden: true,
      "aria-label": t("library.bring.file"),
      change: async () => {
        await this.bringFiles([...(this.files.files ?? [])]);
        this.files.value = "";
      },
    });
    this.text = html("textarea", { name: "records", rows: 6, spellcheck: "false" });
    this.progress = html("p", { role: "status", class: "bring-progress" });
    this.panel = html(
      "section",
      { class: "bring", id: "bring", hidden: true, "aria-label": t("library.bring") },
      html("p", {}, t("library.bring.words")),
      html(
        "div",
        { class: "row" },
        html("button", { type: "button", class: "firm", click: () => this.files.click() }, t("library.bring.file")),
        this.files,
      ),
      html("label", {}, html("span", {}, t("library.bring.text")), this.text),
      html(
        "div",
        { class: "row" },
        html("button", { type: "button", class: "quiet", click: () => this.bringText() }, t("library.bring.read")),
      ),
      this.progress,
    );
    this.button = html(
      "button",
      {
        type: "button",
        class: "tool",
        "aria-expanded": "false",
        "aria-controls": "bring",
        click: () => this.unfold(this.panel.hidden === true),
      },
      t("library.bring"),
    );
    this.target = html("div", { class: "drop-target", hidden: true }, html("p", {}, t("library.bring.drop")));
    this.element = html("div", {}, this.panel, this.target);
    this.listening = new AbortController();
    this.listen(this.listening.signal);
  }

  leave() {
    this.listening.abort();
  }

  /** @param {boolean} open */
  unfold(open) {
    this.panel.hidden = !open;
    this.button.setAttribute("aria-expanded", String(open));
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    /** @param {DragEvent} event */
    const hasFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;
    let within = 0;
    const options = { signal };
    addEventListener("dragenter", (event) => {
      if (!hasFiles(event)) return;
      within += 1;
      this.target.hidden = false;
    }, options);
    addEventListener("dragleave", (event) => {
      if (!hasFiles(event)) return;
      within -= 1;
      this.target.hidden = within <= 0;
    }, options);
    addEventListener("dragover", (event) => {
      if (hasFiles(event)) event.preventDefault();
    }, options);
    addEventListener("drop", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      within = 0;
      this.target.hidden = true;
      this.bringFiles([...(event.dataTransfer?.files ?? [])]);
    }, options);
  }

  async bringText() {
    if (this.text.value.trim() === "") {
      this.text.focus();
      return;
    }
    const brought = await this.read(this.text.value, "");
    if (brought.faults.length === 0) this.text.value = "";
    this.tell(brought);
  }

  /** @param {File[]} files */
  async bringFiles(files) {
    /** @type {Brought} */
    const all = { count: 0, faults: [] };
    for (const file of files) {
      if (file.size > MOST_BYTES) {
        all.faults.push(t("library.toolarge", { file: file.name }));
        continue;
      }
      const text = await file.text().catch(() => null);
      if (text === null) {
        all.faults.push(t("library.unreadable", { file: file.name }));
        continue;
      }
      const { count, faults } = await this.read(text, t("library.fault.place", { file: file.name }), all.count);
      all.count += count;
      all.faults.push(...faults);
    }
    this.tell(all);
  }

  /**
   * Reads records and gives their games to the library.
   *
   * @param {string} text
   * @param {string} place what stands before a line's number: the file
   * @param {number} [before] games that came in before
   * @returns {Promise<Brought>}
   */
  async read(text, place, before = 0) {
    /** @type {Brought} */
    const brought = { count: 0, faults: [] };
    for (const { text: part, line: first } of parts(text)) {
      try {
        /** @type {{games: GameDocument[], faults: {line: number, words: string}[]}} */
        const { games, faults } = await this.app.server.ask("/records/read", { text: part }, undefined, 60_000);
        for (const { line, words } of faults) {
          brought.faults.push(t("library.fault", { place, line: first + line - 1, words: said(words) }));
        }
        for (const document of games) {
          const refusal = await library.bring(document);
          if (refusal === null) brought.count += 1;
          else brought.faults.push(t("library.fault", { place, line: first, words: said(refusal) }));
          fill(this.progress, t("library.bring.working", { count: before + brought.count }));
        }
      } catch (failure) {
        if (!(failure instanceof Refused || failure instanceof Unreachable)) throw failure;
        brought.faults.push(t("library.fault", { place, line: first, words: said(failure.message) }));
      }
    }
    fill(this.progress);
    return brought;
  }

  /** @param {Brought} brought */
  tell({ count, faults }) {
    const came = count === 0 ? t("library.brought.none") : t("library.brought", { count });
    if (faults.length === 0) {
      this.unfold(false);
      this.button.focus();
      this.onBrought([came]);
      return;
    }
    const listed = faults.slice(0, MOST_FAULTS).map((fault) => html("li", {}, fault));
    this.onBrought([
      came,
      t("library.faults", { count: faults.length }),
      html("ul", { class: "bring-faults" }, ...listed, faults.length > MOST_FAULTS ? html("li", {}, "…") : null),
    ]);
  }
}
