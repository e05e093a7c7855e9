import { fill, html } from "../elements.js";
import { kindOf } from "../game/document.js";
import { library } from "../game/library.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";
import { Unreachable } from "../server.js";
import { openShare } from "../share/dialog.js";
import { Bringing } from "./bring.js";
import { exportGames } from "./export.js";
import { Filters } from "./filters.js";
import { GameCard } from "./card.js";
import { titleWords } from "./words.js";

/** @import { App } from "../app.js" */
/** @import { Game } from "../contract.js" */
/** @import { Listed, Listing } from "../game/shelf.js" */

/** Games on a page of the list. */
const PAGE = 12;

/** How long the list waits for what the server has not got yet, in milliseconds. */
const PATIENCE = 1_500;

/** Waits until the server knows what was done here last, or does not answer. */
function settled() {
  return Promise.race([library.settled(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** The list of one's games, with what can be done with them. */
export class LibraryPage {
  /** @param {App} app @param {Game[]} games @param {URLSearchParams} query */
  constructor(app, games, query) {
    this.app = app;
    this.filters = new Filters(games, query, () => this.show(1));
    this.page = Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1);
    /** @type {Map<string, GameCard>} */
    this.cards = new Map();
    /** @type {Set<string>} */
    this.chosen = new Set();
    this.asked = 0;
    /** Whether only the games of this browser are shown, for the server did not answer. */
    this.offline = false;
    this.news = html("div", { class: "library-news" });
    this.count = html("p", { class: "library-count" });
    this.list = html("ul", { class: "library-list" });
    this.pages = html("nav", { class: "library-pages", "aria-label": t("library.pages") });
    this.exportChosen = html("button", { type: "button", class: "tool", hidden: true, click: () => this.export(true) });
    this.exportAll = html("button", { type: "button", class: "tool", click: () => this.export(false) }, t("library.export.all"));
    this.bringing = new Bringing(app, (words) => this.brought(words));
    this.element = html(
      "main",
      { class: "library" },
      html("h1", {}, t("library.title")),
      this.filters.element,
      this.news,
      html(
        "div",
        { class: "library-tools" },
        this.count,
        html("div", { class: "row" }, this.bringing.button, this.exportChosen, this.exportAll),
      ),
      this.bringing.element,
      this.list,
      this.pages,
    );
  }

  leave() {
    this.asked += 1;
    this.bringing.leave();
  }

  /** Shows a page of the list. @param {number} [page] the one shown now without it @returns {Promise<void>} */
  async show(page = this.page) {
    const asked = ++this.asked;
    this.page = page;
    this.remember();
    const query = { ...this.filters.query, offset: (page - 1) * PAGE, limit: PAGE };
    /** @type {Listing} */
    let listing;
    let offline = false;
    try {
      await settled();
      listing = await library.shelf.list(query);
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      listing = library.listHere(query);
      offline = true;
    }
    if (asked !== this.asked) return;
    this.offline = offline;
    if (listing.games.length === 0 && page > 1) return this.show(Math.max(1, Math.ceil(listing.total / PAGE)));
    this.fill(listing, offline);
  }

  /** Writes the state of the list into the address, so that going back finds it again. */
  remember() {
    const query = new URLSearchParams(/** @type {Record<string, string>} */ (this.filters.query));
    for (const [name, value] of [...query]) if (value === "") query.delete(name);
    if (this.page > 1) query.set("page", String(this.page));
    const search = query.size === 0 ? "" : `?${query}`;
    if (location.pathname === "/library" && location.search !== search) {
      history.replaceState(null, "", `/library${search}`);
    }
  }

  /** @param {Listing} listing @param {boolean} offline */
  fill({ total, games }, offline) {
    this.cards.clear();
    for (const listed of games) {
      const game = this.app.games.get(listed.game);
      if (game !== undefined) this.cards.set(listed.id, this.card(game, listed));
    }
    fill(this.list, ...[...this.cards.values()].map(({ element }) => element));
    const empty = this.filters.isEmpty ? t("library.none") : t("library.nothing");
    const none = offline && total === 0 && this.filters.isEmpty;
    const counted = this.filters.query.kind === "analysis" ? "library.count.analyses" : "library.count";
    const words = total === 0 ? empty : t(counted, { count: total });
    fill(this.count, none ? t("library.offline.none") : offline ? `${t("library.offline")} ${words}` : words);
    this.exportAll.disabled = total === 0;
    this.element.dataset["total"] = String(total);
    this.fillPages(Math.ceil(total / PAGE));
    this.showChosen();
  }

  /** @param {number} pages */
  fillPages(pages) {
    this.pages.hidden = pages < 2;
    /** @param {string} label @param {number} page */
    const way = (label, page) =>
      html(
        "button",
        {
          type: "button",
          class: "tool",
          disabled: page < 1 || page > pages,
          click: async () => {
            await this.show(page);
            scrollTo(0, 0);
            this.list.querySelector("a")?.focus({ preventScroll: true });
          },
        },
        label,
      );
    fill(
      this.pages,
      way(t("library.earlier"), this.page - 1),
      html("span", {}, t("library.page", { page: this.page, pages })),
      way(t("library.later"), this.page + 1),
    );
  }

  /** @param {Game} game @param {Listed} listed */
  card(game, listed) {
    return new GameCard(game, listed, this.app.array(game.id).pieces, this.chosen.has(listed.id), {
      choose: (chosen) => {
        if (chosen) this.chosen.add(listed.id);
        else this.chosen.delete(listed.id);
        this.showChosen();
      },
      rename: (title) => this.rename(listed, title),
      export: () => this.exportThese([listed.id]),
      share: () => this.share(listed),
      remove: () => this.remove(listed),
    });
  }

  showChosen() {
    this.exportChosen.hidden = this.chosen.size === 0;
    this.exportChosen.textContent = t("library.export.chosen", { count: this.chosen.size });
  }

  /** @param {Listed} listed @param {string} title */
  async rename(listed, title) {
    await this.attempt(async () => {
      const document = await library.open(listed.id);
      if (document === null) return;
      document.title = title;
      library.save(document);
      listed.title = title;
    });
  }

  /** @param {Listed} listed */
  async share(listed) {
    await this.attempt(async () => {
      const document = await library.look(listed.id);
      if (document !== null) openShare(this.app, document, document.plies.length);
    });
  }

  /** @param {Listed} listed */
  async remove(listed) {
    await this.attempt(async () => {
      await library.remove(listed.id);
      this.chosen.delete(listed.id);
      await this.show();
      this.offerBack()?.focus();
    });
  }

  /** Offers to take back what was deleted last. @returns {HTMLButtonElement | null} the way, if there is one */
  offerBack() {
    const document = library.deletedLast();
    const game = this.app.games.get(document?.game ?? "");
    if (document === null || game === undefined) return null;
    const { id, title: own = "", created } = document;
    const title = titleWords(game, { title: own, kind: kindOf(document), created });
    const button = html(
      "button",
      {
        type: "button",
        class: "quiet",
        click: async () => {
          library.restore();
          await this.show();
          this.tell(t("library.restored", { title }));
          this.cards.get(id)?.focus();
        },
      },
      t("library.undo"),
    );
    this.tell(t("library.deleted", { title }), button);
    return button;
  }

  /** @param {boolean} onlyChosen */
  async export(onlyChosen) {
    await this.attempt(async () => {
      await this.exportThese(onlyChosen ? [...this.chosen] : await this.allIds());
    });
  }

  async allIds() {
    await settled();
    const ids = [];
    for (let offset = 0; ; offset = ids.length) {
      const { total, games } = await library.shelf.list({ ...this.filters.query, offset, limit: 200 });
      ids.push(...games.map(({ id }) => id));
      if (games.length === 0 || ids.length >= total) return ids;
    }
  }

  /** @param {string[]} ids */
  async exportThese(ids) {
    await this.attempt(async () => {
      const count = await exportGames(this.app.server, ids);
      this.tell(t("library.exported", { count }));
    });
  }

  /** @param {(Node | string)[]} words */
  async brought(words) {
    await this.show(1);
    this.tell(...words);
    this.news.scrollIntoView({ block: "nearest" });
  }

  /** @param {() => Promise<void>} work */
  async attempt(work) {
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      this.tell(failure instanceof Unreachable ? t("library.failed") : said(failure.message));
    }
  }

  /** @param {(Node | string)[]} words */
  tell(...words) {
    fill(this.news, ...words.map((each) => (typeof each === "string" ? html("p", {}, each) : each)));
    announce(words.filter((each) => typeof each === "string").join(" "));
  }
}
