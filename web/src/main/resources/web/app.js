import { fill, html } from "./elements.js";
import { t } from "./messages.js";
import { route } from "./routes.js";
import { Unreachable } from "./server.js";
import { wayOf } from "./ways.js";

/** @import { Game, GameName, Position } from "./contract.js" */
/** @import { Server } from "./server.js" */

/**
 * A page that is open.
 *
 * @typedef {object} OpenPage
 * @property {HTMLElement} element a `main`
 * @property {string} title without the name of the whole
 * @property {() => void} [leave] ends what it still has going on; called once
 * @property {() => void} [resume] goes on with what failed, for the server answers again
 * @property {() => unknown} [keep] what is chosen and told here, to be shown again where the page comes anew in another language
 * @property {(kept: unknown) => void} [take] shows again what was kept
 * @property {() => void} [focus] brings the keyboard to where it is wanted first; to the page as a whole without it
 *
 * What the module of a page exports.
 *
 * @typedef {{open: (app: App, params: string[], query: URLSearchParams) => Promise<OpenPage> | OpenPage}} PageModule
 */

/** The games, and the page that is open now. Paths are those of routes.js. */
export class App {
  /**
   * @param {Server} server
   * @param {HTMLElement} place where pages are shown
   * @param {() => void} onShown told when another page is shown
   */
  constructor(server, place, onShown) {
    this.server = server;
    this.place = place;
    this.onShown = onShown;
    /** @type {GameName[]} all games there are; known before a page is opened */
    this.names = [];
    /** @type {Map<string, Game>} those that were asked for, by id */
    this.games = new Map();
    /** @type {Map<string, Position>} */
    this.arrays = new Map();
    /** @type {Map<string, Promise<Game>>} */
    this.asked = new Map();
    /** @type {OpenPage | null} */
    this.page = null;
    /** Counts what was opened, so that a page that arrives late is not shown over a later one. */
    this.opened = 0;
    addEventListener("popstate", () => this.turn());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /**
   * Asks the server for a game and its array, unless they are here.
   *
   * @param {string | undefined} id the first game there is without one
   * @returns {Promise<Game | undefined>} undefined where there is none
   */
  async game(id = this.names[0]?.id) {
    const name = this.names.find((one) => one.id === id);
    if (name === undefined) return undefined;
    const asked = this.asked.get(name.id) ?? this.ask(name);
    this.asked.set(name.id, asked);
    try {
      return await asked;
    } catch (failure) {
      this.asked.delete(name.id);
      throw failure;
    }
  }

  /** Asks the server for all games. @returns {Promise<Game[]>} */
  async allGames() {
    const games = await Promise.all(this.names.map(({ id }) => this.game(id)));
    return games.filter((game) => game !== undefined);
  }

  /** @param {GameName} name @returns {Promise<Game>} */
  async ask({ id }) {
    const [game, array] = await Promise.all([this.server.game(id), this.server.array(id)]);
    this.games.set(id, game);
    this.arrays.set(id, array);
    return game;
  }

  /** @param {string} game id of one that was asked for @returns {Position} the position it usually starts from */
  array(game) {
    return /** @type {Position} */ (this.arrays.get(game));
  }

  /** Opens the page of a path, which may have a query and a hash. @param {string} path */
  go(path) {
    history.pushState(null, "", path);
    return this.turn();
  }

  /** Opens a page in the place of this one, so that going back does not lead here. @param {string} path */
  replace(path) {
    history.replaceState(null, "", path);
    return this.turn();
  }

  /** Shows the page of the address to somebody who comes from another one. */
  async turn() {
    const { page: before } = this;
    await this.show();
    const { page } = this;
    if (page === null || page === before) return;
    scrollTo(0, 0);
    if (page.focus) page.focus();
    else focusOn(page.element);
  }

  /** Shows the page of the address. */
  async show() {
    const mine = ++this.opened;
    const page = await this.open().catch((failure) => this.failed(failure));
    if (mine !== this.opened) {
      page.leave?.();
      return;
    }
    this.page?.leave?.();
    this.page = page;
    fill(this.place, page.element);
    this.entitle(page.title);
    this.onShown();
  }

  /** Calls what is open by another name, such as by the result of a game. @param {string} title */
  entitle(title) {
    document.title = title === "" ? "Vauban" : `${title} · Vauban`;
  }

  /** @returns {Promise<OpenPage>} the page of the address */
  async open() {
    const found = route(location.pathname);
    if (found === null) return missing();
    const [module] = await Promise.all([found.load(), this.askNames()]);
    return module.open(this, found.params, new URLSearchParams(location.search));
  }

  async askNames() {
    if (this.names.length === 0) this.names = await this.server.games();
  }

  /** Shown in place of a page that cannot be opened, until it can. @param {unknown} failure @returns {OpenPage} */
  failed(failure) {
    const silent = failure instanceof Unreachable;
    if (!silent) reportError(failure);
    const words = failure instanceof Error ? failure.message : String(failure);
    return {
      element: html(
        "main",
        { class: "waiting" },
        html("p", { role: "alert" }, `${silent ? words : t("common.failed")} ${t("common.safe")}`),
        html("button", { type: "button", class: "firm", click: () => this.turn() }, t("common.again")),
      ),
      title: "",
      // A module that did not come once may not be asked for again by this document.
      resume: () => (silent ? void this.turn() : location.reload()),
    };
  }

  /**
   * Follows a link within the page without loading all of it anew.
   *
   * @param {MouseEvent} event
   */
  follow(event) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    if (route(link.pathname) === null) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash !== "") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** @param {HTMLElement} element */
function focusOn(element) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The page of an address that leads nowhere. @returns {OpenPage} */
export function missing() {
  const way = wayOf(location.pathname);
  return {
    element: html(
      "main",
      { class: "waiting" },
      html("h1", {}, t("common.missing.title")),
      html("p", {}, t("common.missing.words", { path: location.pathname })),
      way && html("a", { href: way.path }, t(way.name)),
      html("a", { href: "/" }, t("common.missing.home")),
    ),
    title: t("common.missing.title"),
  };
}
