import { fill, html } from "../elements.js";
import { library } from "../game/library.js";
import { said, t } from "../messages.js";
import { Refused, Unreachable } from "../server.js";
import { decoded } from "./encoding.js";
import { parts } from "./parts.js";

/** @import { App } from "../app.js" */
/** @import { Part } from "./parts.js" */
/** @import { GameDocument } from "../game/document.js" */

/** Bytes of the largest file that is read. */
const MOST_BYTES = 20_000_000;

/** Faults that are told; who has more sees that the file is none of records. */
const MOST_FAULTS = 20;

/**
 * How it went: games that came in, were there before, could not be read, and those that the server has
 * not got since it stopped answering.
 *
 * @typedef {{came: number, present: number, unread: number, missing: number, faults: string[]}} Brought
 *
 * @typedef {{name: string, arrayBuffer: () => Promise<ArrayBuffer | Uint8Array<ArrayBuffer>>, size: number}} Source of records in UTF-8; a name for a file
 */

/** Brings records into the library: from files, by paste, by letting files fall on the page. */
export class Bringing {
  /** @param {App} app @param {(words: (Node | string)[]) => Promise<void>} onBrought tells how it went */
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
        await this.bring([...(this.files.files ?? [])]);
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
      this.bring([...(event.dataTransfer?.files ?? [])]);
    }, options);
  }

  async bringText() {
    if (this.text.value.trim() === "") {
      this.text.focus();
      await this.onBrought([t("library.bring.empty")]);
      return;
    }
    const bytes = new TextEncoder().encode(this.text.value);
    const { unread, missing } = await this.bring([{ name: "", size: 0, arrayBuffer: async () => bytes }]);
    if (unread + missing === 0) this.text.value = "";
  }

  /** @param {Source[]} sources @returns {Promise<Brought>} */
  async bring(sources) {
    /** @type {Brought} */
    const brought = { came: 0, present: 0, unread: 0, missing: 0, faults: [] };
    for (const source of sources) {
      const { name: file } = source;
      if (source.size > MOST_BYTES) {
        brought.faults.push(t("library.toolarge", { file }));
        continue;
      }
      const bytes = await source.arrayBuffer().catch(() => null);
      if (bytes === null) {
        brought.faults.push(t("library.unreadable", { file }));
        continue;
      }
      const found = decoded(bytes);
      if ("text" in found) await this.read(found.text, file === "" ? "" : t("library.fault.place", { file }), brought);
      else brought.faults.push(t("library.encoding", { file, ...found }));
    }
    fill(this.progress);
    await this.tell(brought, sources);
    return brought;
  }

  /**
   * Reads records and gives their games to the library.
   *
   * @param {string} text
   * @param {string} place what stands before a line's number: the file
   * @param {Brought} brought what came of it is added
   */
  async read(text, place, brought) {
    for (const part of parts(text)) {
      let left = part.games;
      try {
        // Once the server is gone, each further question could take as long as the first.
        if (brought.missing > 0) throw new Unreachable("");
        const games = await this.documents(part, place, brought);
        left = games.length;
        for (const document of games) {
          const { came, refusal } = await library.bring(document);
          left -= 1;
          if (came) brought.came += 1;
          else if (refusal === null) brought.present += 1;
          else this.fault(brought, place, part.line, refusal);
          fill(this.progress, t("library.bring.working", { count: brought.came + brought.present }));
        }
      } catch (failure) {
        if (failure instanceof Refused) this.fault(brought, place, part.line, failure.message, left);
        else if (failure instanceof Unreachable) brought.missing += left;
        else throw failure;
      }
    }
  }

  /**
   * Reads the records of a part.
   *
   * @param {Part} part
   * @param {string} place
   * @param {Brought} brought
   * @returns {Promise<GameDocument[]>}
   */
  async documents({ text, line: first }, place, brought) {
    /** @type {{games: GameDocument[], faults: {line: number, words: string}[]}} */
    const { games, faults } = await this.app.server.ask("/records/read", { text }, undefined, 60_000);
    for (const { line, words } of faults) this.fault(brought, place, first + line - 1, words);
    return games;
  }

  /** @param {Brought} brought @param {string} place @param {number} line @param {string} words @param {number} [games] */
  fault(brought, place, line, words, games = 1) {
    brought.unread += games;
    brought.faults.push(t("library.fault", { place, line, words: said(words) }));
  }

  /** @param {Brought} brought @param {Source[]} sources to be brought in again */
  async tell({ came, present, unread, missing, faults }, sources) {
    const words = [
      came === 0 ? t("library.brought.none") : t("library.brought", { count: came }),
      present > 0 && t("library.brought.present", { count: present }),
      missing > 0 && t("library.brought.missing", { count: missing }),
      unread > 0 && t("library.faults", { count: unread }),
    ];
    const listed = faults.slice(0, MOST_FAULTS).map((fault) => html("li", {}, fault));
    if (faults.length > MOST_FAULTS) listed.push(html("li", {}, "…"));
    const again = html("button", { type: "button", class: "quiet", click: () => this.bring(sources) }, t("common.again"));
    if (missing + faults.length === 0) {
      this.unfold(false);
      this.button.focus();
    }
    await this.onBrought([
      ...words.filter((each) => each !== false),
      ...(faults.length > 0 ? [html("ul", { class: "bring-faults" }, ...listed)] : []),
      ...(missing > 0 ? [again] : []),
    ]);
    if (missing > 0) again.focus();
    else if (document.activeElement === document.body) this.button.focus();
  }
}
