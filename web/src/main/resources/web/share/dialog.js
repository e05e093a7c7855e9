import { miniature } from "../board/miniature.js";
import { fill, html } from "../elements.js";
import { numbered } from "../game/ply.js";
import { recordsOf } from "../library/export.js";
import { said, t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";
import { styles } from "../routes.js";
import { download } from "./download.js";
import { positionAfter } from "./frames.js";
import { linkOf } from "./link.js";
import { movingPicture } from "./moving.js";
import { print } from "./paper.js";
import { Picture } from "./picture.js";

/** @import { App } from "../app.js" */
/** @import { Game } from "../contract.js" */
/** @import { GameDocument } from "../game/document.js" */

/**
 * Opens the dialog by which a game is shared. The keyboard goes back to where it was when it closes.
 *
 * @param {App} app
 * @param {GameDocument} document any document of a game, kept or not
 * @param {number} ply the position that is looked at: how many plies led to it
 */
export async function openShare(app, document, ply) {
  const game = app.games.get(document.game);
  if (game === undefined) return;
  await styles("share");
  const share = new Share(app, game, document, ply);
  globalThis.document.body.append(share.element);
  share.element.showModal();
  await share.showPosition();
  await share.showLink();
}

class Share {
  /** @param {App} app @param {Game} game @param {GameDocument} document @param {number} ply */
  constructor(app, game, document, ply) {
    this.app = app;
    this.game = game;
    this.document = document;
    this.ply = ply;
    this.picture = new Picture(game);
    /** @type {Record<string, string>} */
    this.pieces = {};
    this.working = new AbortController();
    this.news = html("p", { class: "share-news", role: "status" });
    this.link = html("input", { type: "text", readonly: true, name: "link", "aria-label": t("share.link"), focus: () => this.link.select() });
    this.preview = html("div", { class: "share-preview", role: "img", "aria-label": t("share.preview") });
    this.position = html(
      "select",
      { name: "position", change: () => this.choose(Number(this.position.value)) },
      ...[null, ...document.plies].map((each, i, all) =>
        html(
          "option",
          { value: i, selected: i === ply },
          each === null ? t("share.start") : t("share.after", { move: numbered(each, all[i - 1]) }),
        ),
      ),
    );
    this.making = html("button", { type: "button", class: "quiet", click: () => this.makeGif() }, t("share.gif"));
    /** @param {string} label @param {() => Promise<void>} work */
    const button = (label, work) =>
      html("button", { type: "button", class: "quiet", click: () => this.attempt(work) }, label);
    this.element = html(
      "dialog",
      {
        class: "choice share",
        "aria-labelledby": "share-title",
        close: () => {
          this.working.abort();
          this.element.remove();
        },
        click: (/** @type {MouseEvent} */ event) => {
          if (event.target === this.element) this.element.close();
        },
      },
      html(
        "div",
        { class: "choice-body" },
        html("h2", { id: "share-title" }, t("share.title")),
        section(
          t("share.link"),
          html("p", {}, t("share.link.words")),
          html("div", { class: "share-link" }, this.link, button(t("share.copy"), () => this.copy(this.link.value, this.link))),
        ),
        section(
          t("share.picture"),
          this.preview,
          html("label", { class: "share-position" }, html("span", {}, t("share.picture.move")), this.position),
          html(
            "div",
            { class: "row" },
            button(t("share.svg"), async () => this.save(this.svg(), "svg")),
            button(t("share.png"), async () => this.save(await this.picture.png(this.pieces), "png")),
          ),
        ),
        document.plies.length === 0 ? null : section(t("share.moving"), html("div", { class: "row" }, this.making)),
        section(
          t("share.record"),
          html(
            "div",
            { class: "row" },
            button(t("share.record.save"), async () =>
              this.save(new Blob([await this.record()], { type: "text/plain;charset=utf-8" }), "vgn"),
            ),
            button(t("share.record.copy"), async () => this.copy(await this.record())),
          ),
        ),
        section(
          t("share.paper"),
          html("div", { class: "row" }, button(t("share.print"), async () => print(game, document, this.pieces))),
        ),
        this.news,
        html(
          "div",
          { class: "row" },
          html("button", { type: "button", class: "firm", click: () => this.element.close() }, t("share.close")),
        ),
      ),
    );
  }

  /** @param {number} ply */
  async choose(ply) {
    this.ply = ply;
    await this.showPosition();
    await this.showLink();
  }

  async showPosition() {
    const { ply } = this;
    await this.attempt(async () => {
      const { pieces } = await positionAfter(this.app.server, this.document, ply, this.working.signal);
      if (ply !== this.ply) return;
      this.pieces = pieces;
      fill(this.preview, miniature(this.game, new Draughtsman(this.game), pieces));
      this.element.dataset["ply"] = String(ply);
    });
  }

  async showLink() {
    await this.attempt(async () => {
      this.link.value = await linkOf(this.app.server, this.document, this.ply);
    });
  }

  svg() {
    return new Blob([this.picture.svg(this.pieces)], { type: "image/svg+xml" });
  }

  record() {
    return recordsOf(this.app.server, [this.document]);
  }

  /** @param {Blob} blob @param {string} ending */
  save(blob, ending) {
    download(blob, `vauban-${this.document.game}-${this.document.id}.${ending}`);
  }

  /** @param {string} text @param {HTMLInputElement} [field] that shows it */
  async copy(text, field) {
    try {
      await navigator.clipboard.writeText(text);
      this.tell(t("share.copied"));
    } catch {
      field?.select();
      this.tell(t("share.notcopied"));
    }
  }

  /** Makes the moving picture, or stops making it. */
  async makeGif() {
    if (this.making.classList.contains("busy")) {
      this.working.abort();
      return;
    }
    this.working = new AbortController();
    this.making.classList.add("busy");
    this.making.textContent = t("share.stop");
    await this.attempt(async () => {
      const blob = await movingPicture(
        this.app,
        this.document,
        (done, all) => this.tell(t("share.gif.working", { done, all })),
        this.working.signal,
      );
      this.save(blob, "gif");
      this.tell(t("share.gif.done"));
    });
    this.making.classList.remove("busy");
    this.making.textContent = t("share.gif");
  }

  /** @param {() => Promise<void>} work */
  async attempt(work) {
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      this.tell(this.working.signal.aborted ? "" : t("share.failed", { words: said(failure.message) }));
    }
  }

  /** @param {string} words */
  tell(words) {
    this.news.textContent = words;
  }
}

/** @param {string} title @param {...import("../elements.js").Child} content */
function section(title, ...content) {
  return html("section", { class: "share-section" }, html("h3", {}, title), ...content);
}
