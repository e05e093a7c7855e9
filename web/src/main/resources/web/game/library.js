import { Unreachable } from "../server.js";
import { Bin } from "./bin.js";
import { asDocument, contains, isGoingOn, kindOf } from "./document.js";
import { Kept, fresh } from "./kept.js";
import { Shelf } from "./shelf.js";

/** @import { GameDocument } from "./document.js" */
/** @import { Entry } from "./kept.js" */
/** @import { Answer } from "./shelf.js" */
/** @import { SavedGame } from "./storage.js" */

/**
 * A game was changed elsewhere: in another tab, or by another browser, whose version was found when
 * this one was sent to the server. Null where it was deleted.
 *
 * @typedef {(document: GameDocument | null) => void} Listener
 *
 * What there is to say of the keeping of games: how many the server has not got yet, and what happened
 * last.
 *
 * @typedef {object} Keeping
 * @property {number} waiting
 * @property {{id: string, copy: string} | null} copied a game that was changed in two places at once:
 *     both versions are kept, the other one as the game `copy`
 * @property {{id: string, words: string} | null} refused a game that the server does not take, and why
 */

/** Changes that follow one another closely go to the server as one; milliseconds. */
const GATHER = 200;

/** How long to wait before asking a server again that did not answer, in milliseconds. */
const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;

/** How long to wait for the server's version of a game that the browser has, in milliseconds. */
const PATIENCE = 3_000;

const OLD_GAME = "vauban.game.1";
const CHANNEL = "vauban.library";

/**
 * The games of whoever uses this browser. A change is in the browser's storage before {@link save}
 * returns, then goes to the server in the background, again and again until it has arrived; so neither
 * a closed tab nor a killed server loses anything. Where a game was changed in two places, the version
 * that has all of the other is taken, and otherwise both are kept. Other tabs hear of every change.
 *
 * A page that plays a game:
 *
 *     const document = await library.open(id);          // null where there is none
 *     const unwatch = library.watch(id, (changed) => …); // another tab has played: show that
 *     library.save(document);                            // after every change, as often as one likes
 *     await library.lead(id, signal);                    // before the computer is asked for a move
 */
export class Library {
  /** @param {Shelf} [shelf] */
  constructor(shelf = new Shelf()) {
    this.shelf = shelf;
    this.kept = new Kept();
    this.bin = new Bin();
    /** @type {Map<string, Set<Listener>>} */
    this.listeners = new Map();
    /** @type {Set<(keeping: Keeping) => void>} */
    this.watchers = new Set();
    /** @type {Keeping} */
    this.keeping = { waiting: 0, copied: null, refused: null };
    /** @type {Map<string, string>} when the version of a game was changed that this tab has seen last */
    this.seen = new Map();
    /** @type {Promise<void> | null} */
    this.sending = null;
    this.failures = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.channel = new BroadcastChannel(CHANNEL);
    this.channel.onmessage = ({ data }) => this.heard(data);
    this.adopt();
    addEventListener("online", () => this.send());
    if (this.unsent().length > 0) this.schedule(GATHER);
  }

  /**
   * Returns a game as it stands, the browser's version and the server's brought together.
   *
   * @param {string} id
   * @returns {Promise<GameDocument | null>} null where neither has it; a copy that the caller may change
   */
  async open(id) {
    const here = this.kept.read(id);
    if (here !== null && here.meta.revision === 0) return this.openHere(id); // the server never had it
    try {
      const answer = await this.shelf.get(id, here === null ? undefined : PATIENCE);
      this.bringTogether(id, answer);
    } catch (failure) {
      if (!(failure instanceof Unreachable) || here === null) throw failure;
    }
    return this.openHere(id);
  }

  /**
   * Returns a game as this browser has it, at once.
   *
   * @param {string} id
   * @returns {GameDocument | null} a copy that the caller may change
   */
  openHere(id) {
    const document = this.kept.read(id)?.document ?? null;
    if (document === null) return null;
    this.seen.set(id, document.updated);
    return structuredClone(document);
  }

  /**
   * Returns a game to look at, which this browser need not keep for that.
   *
   * @param {string} id
   * @returns {Promise<GameDocument | null>}
   */
  async look(id) {
    return this.kept.read(id)?.document ?? (await this.shelf.get(id)).document;
  }

  /**
   * Gives the server a new game, which this browser need not keep; one that was deleted is new again.
   *
   * @param {GameDocument} document
   * @returns {Promise<{came: boolean, refusal: string | null}>} whether it came in, and if not, why the
   *     server does not take it; no reason where it was there before
   * @throws {Unreachable} where the server does not answer
   */
  async bring(document) {
    const first = await this.shelf.put(document, 0);
    const deleted = first.status === 409 && first.document === null;
    const { status, error } = deleted ? await this.shelf.put(document, first.revision) : first;
    return { came: status === 200, refusal: status === 200 || status === 409 ? null : error };
  }

  /**
   * Keeps a game. It may be changed afterwards; what was kept is what it was now.
   *
   * @param {SavedGame} game
   */
  save(game) {
    const document = asDocument(game);
    const { id } = document;
    const before = this.kept.read(id);
    const seen = this.seen.get(id);
    if (before !== null && seen !== undefined && before.document.updated !== seen) {
      // Another tab was faster, and its news has not arrived or was passed over.
      if (!contains(document.plies, before.document.plies)) this.copy(before.document);
    }
    document.updated = later(before?.document.updated);
    const meta = before?.meta ?? fresh(document);
    this.write({
      document: structuredClone(document),
      meta: { ...meta, dirty: true, refused: null },
    });
    this.schedule(GATHER);
  }

  /**
   * Returns the game that was played last and can be played on, of this browser or the server.
   *
   * @returns {Promise<GameDocument | null>}
   */
  async latest() {
    const here = this.latestHere(true);
    if (here !== null) return here;
    try {
      const { games } = await this.shelf.list({ going: "true", limit: 1 });
      return games[0] === undefined ? null : await this.open(games[0].id);
    } catch (failure) {
      if (failure instanceof Unreachable) return null;
      throw failure;
    }
  }

  /**
   * Returns the game that was changed last in this browser, at once.
   *
   * @param {boolean} [going] whether only games count that can be played on
   * @returns {GameDocument | null}
   */
  latestHere(going = false) {
    const id = this.kept.ids().find((each) => !going || this.kept.meta(each)?.going);
    return id === undefined ? null : this.openHere(id);
  }

  /**
   * Lists the games that this browser has, for want of a server. It searches titles and names only.
   *
   * @param {Record<string, string | number>} query as the server is asked
   * @returns {import("./shelf.js").Listing}
   */
  listHere({ text = "", game = "", kind = "", result = "", going = "", offset = 0, limit = 12 }) {
    const words = String(text).toLowerCase().split(/\s+/);
    const games = this.kept
      .ids()
      .map((id) => this.kept.read(id)?.document ?? null)
      .filter((document) => document !== null)
      .filter((document) => game === "" || document.game === game)
      .map(listed)
      .filter((each) => kind === "" || each.kind === kind)
      .filter((each) => going === "" || (each.kind === "game" && String(each.going) === going))
      .filter((each) => result === "" || (each.result !== null && (each.result.winner ?? "draw") === result))
      .filter((each) => {
        const found = `${each.title} ${JSON.stringify(each.players)}`.toLowerCase();
        return words.every((word) => found.includes(word));
      });
    const from = Number(offset);
    return { total: games.length, games: games.slice(from, from + Number(limit)) };
  }

  /**
   * Tells of changes to a game that were not made by this tab.
   *
   * @param {string} id
   * @param {Listener} listener
   * @returns {() => void} ends it
   */
  watch(id, listener) {
    const listeners = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /**
   * Waits until this is the one tab of the browser that has the computer move in a game. It stays so
   * until the signal is aborted, or the tab closed; the next tab then follows.
   *
   * @param {string} id
   * @param {AbortSignal} signal aborted when the page leaves the game
   * @returns {Promise<void>} rejected when the signal is aborted before
   */
  lead(id, signal) {
    // A page that came unencrypted from another machine has no locks; there every tab leads.
    if (navigator.locks === undefined) return Promise.resolve();
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(`vauban.lead.${id}`, { signal }, () => {
          resolve();
          return new Promise((leave) => signal.addEventListener("abort", leave, { once: true }));
        })
        .catch(reject);
    });
  }

  /**
   * Deletes a game, here and on the server. Of this tab's deletions the last can be taken back.
   *
   * @param {string} id
   */
  async remove(id) {
    const document = await this.open(id);
    // What is on its way would meet the deletion as a conflict.
    await this.sending;
    clearTimeout(this.timer);
    try {
      const deleted = await this.removeThere(id);
      this.kept.remove(id);
      this.tell(id, null);
      if (document !== null) this.bin.put(document, deleted);
    } finally {
      this.schedule(0);
    }
  }

  /** Deletes a game on the server, whoever wrote it last. @param {string} id @returns {Promise<number>} its revision there */
  async removeThere(id) {
    const { revision = 0 } = this.kept.meta(id) ?? {};
    if (revision === 0) return 0;
    const answer = await this.shelf.remove(id, revision);
    const again = answer.status === 409 && answer.document !== null;
    return again ? (await this.shelf.remove(id, answer.revision)).revision : answer.revision;
  }

  /** The game that was deleted last in this tab, as long as somebody may want it back. @returns {GameDocument | null} */
  deletedLast() {
    const { offered } = this.bin;
    return offered === null || this.kept.read(offered.id) !== null ? null : offered;
  }

  /** Takes back what was deleted last. */
  restore() {
    const deleted = this.bin.take();
    if (deleted === null) return;
    const { document, revision } = deleted;
    this.write({ document, meta: { ...fresh(document), revision } });
    this.schedule(0);
  }

  /**
   * Tells how the keeping goes, now and whenever that changes.
   *
   * @param {(keeping: Keeping) => void} watcher
   * @returns {() => void} ends it
   */
  watchKeeping(watcher) {
    this.watchers.add(watcher);
    watcher(this.keeping);
    return () => this.watchers.delete(watcher);
  }

  /**
   * Waits until the server has everything, or does not answer.
   *
   * @returns {Promise<boolean>} whether it has everything
   */
  async settled() {
    await this.send();
    return this.unsent().length === 0;
  }

  /** The ids of the games that the server has not got. */
  unsent() {
    return this.kept.ids().filter((id) => {
      const meta = this.kept.meta(id);
      return meta === null || (meta.dirty && meta.refused === null);
    });
  }

  /** @param {number} wait milliseconds */
  schedule(wait) {
    this.report({ waiting: this.unsent().length });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), wait);
  }

  /** Sends what the server has not got, as long as it answers. */
  send() {
    clearTimeout(this.timer);
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  async sendAll() {
    try {
      for (let [id] = this.unsent(); id !== undefined; [id] = this.unsent()) {
        await this.sendGame(id);
        this.failures = 0;
      }
      this.report({ waiting: 0 });
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      this.failures += 1;
      this.schedule(Math.min(FIRST_RETRY * 2 ** (this.failures - 1), LAST_RETRY));
    }
  }

  /** @param {string} id */
  async sendGame(id) {
    const entry = this.kept.read(id);
    if (entry === null) return;
    const { document, meta } = entry;
    this.know(entry, { sending: document.updated });
    const answer = await this.shelf.put(document, meta.revision, meta.sending);
    const now = this.kept.read(id);
    if (now === null) {
      // Deleted here meanwhile.
      if (answer.status === 200) await this.shelf.remove(id, answer.revision);
    } else if (answer.status === 200) {
      const dirty = now.document.updated !== document.updated;
      this.know(now, { revision: answer.revision, sending: null, dirty });
    } else if (answer.status === 409) {
      this.bringTogether(id, answer);
    } else {
      this.know(now, { refused: answer.error });
      this.report({ refused: { id, words: answer.error } });
    }
  }

  /**
   * Brings together what the browser has of a game and what the server says of it.
   *
   * @param {string} id
   * @param {Answer} answer
   */
  bringTogether(id, { status, revision, document: there }) {
    const here = this.kept.read(id);
    if (status === 404) {
      if (here !== null) this.know(here, { dirty: true });
    } else if (there === null) {
      if (status === 409 || status === 410) this.deleted(id, here, revision);
    } else if (here === null) {
      this.write({ document: there, meta: clean(there, revision) });
    } else if (there.updated === here.document.updated) {
      this.know(here, { revision, dirty: false, sending: null });
    } else if (there.updated === here.meta.sending || revision === here.meta.revision) {
      // The server has what this browser sent, or has not got it yet.
      this.know(here, { revision, dirty: true });
    } else if (!here.meta.dirty && revision > here.meta.revision) {
      this.take(there, revision);
    } else if (contains(here.document.plies, there.plies)) {
      const document = { ...there, ...here.document };
      this.write({ document, meta: { ...here.meta, revision, dirty: true } });
    } else if (contains(there.plies, here.document.plies)) {
      this.take(there, revision);
    } else {
      this.copy(there);
      this.know(here, { revision, dirty: true });
    }
    if (this.kept.meta(id)?.dirty) this.schedule(GATHER);
  }

  /** Somebody deleted the game; a version that was changed since is kept. @param {string} id @param {Entry | null} here @param {number} revision */
  deleted(id, here, revision) {
    if (here?.meta.dirty) this.know(here, { revision });
    else if (here !== null) this.forget(id);
  }

  /** Takes the server's version. @param {GameDocument} document @param {number} revision */
  take(document, revision) {
    this.write({ document, meta: clean(document, revision) });
    this.changed(document.id, document);
  }

  /** Keeps the other version of a game as a game of its own. @param {GameDocument} document */
  copy(document) {
    const id = `${document.id.slice(0, 40)}-${Date.now().toString(36)}`;
    const other = { ...structuredClone(document), id };
    this.write({ document: other, meta: fresh(other) });
    this.report({ copied: { id: document.id, copy: id } });
    this.schedule(GATHER);
  }

  /** @param {string} id */
  forget(id) {
    this.kept.remove(id);
    this.tell(id, null);
    this.changed(id, null);
  }

  /** @param {Entry} entry @param {Partial<Entry["meta"]>} news */
  know({ document, meta }, news) {
    this.kept.write({ document, meta: { ...meta, ...news } }, true);
  }

  /** @param {Entry} entry */
  write({ document, meta }) {
    const { updated } = document;
    this.kept.write({ document, meta: { ...meta, updated, going: isGoingOn(document) } });
    this.seen.set(document.id, updated);
    this.tell(document.id, document);
  }

  /** Tells the other tabs. @param {string} id @param {GameDocument | null} document */
  tell(id, document) {
    this.channel.postMessage({ id, document });
  }

  /** @param {{id: string, document: GameDocument | null}} news of another tab */
  heard({ id, document }) {
    const seen = this.seen.get(id);
    if (seen !== undefined && document !== null && seen >= document.updated) return;
    this.changed(id, document);
  }

  /** @param {string} id @param {GameDocument | null} document */
  changed(id, document) {
    const listeners = [...(this.listeners.get(id) ?? [])];
    // Who does not listen goes on from what it has seen, and must be told when it saves.
    if (listeners.length > 0 && document !== null) this.seen.set(id, document.updated);
    for (const listener of listeners) listener(document === null ? null : structuredClone(document));
  }

  /** @param {Partial<Keeping>} news */
  report(news) {
    this.keeping = { ...this.keeping, ...news };
    for (const watcher of this.watchers) watcher(this.keeping);
  }

  /** Takes over the one game that was kept before there was a library. */
  adopt() {
    try {
      const old = JSON.parse(localStorage.getItem(OLD_GAME) ?? "null");
      if (old !== null && typeof old.game === "string" && Array.isArray(old.plies)) {
        old.id ??= `old-${Date.now().toString(36)}`;
        if (this.kept.read(old.id) === null) this.save(old);
      }
      localStorage.removeItem(OLD_GAME);
    } catch {
      // A browser that keeps nothing has no old game.
    }
  }
}

/** @param {GameDocument} document @param {number} revision @returns {Entry["meta"]} */
function clean(document, revision) {
  return { ...fresh(document), revision, dirty: false };
}

/** @param {GameDocument} document @returns {import("./shelf.js").Listed} */
function listed(document) {
  const { id, title = "", game, preset, players, plies, over, created, updated } = document;
  const seats = Object.fromEntries(plies.map(({ seat, team }) => [seat, team]));
  const result = /** @type {any} */ (document).result ?? null;
  const kind = kindOf(document);
  const unknown = { revision: 0, variations: null, position: null, pieces: null };
  return { ...unknown, id, title, game, kind, preset, players, seats, result, going: !over, plies: plies.length, created, updated };
}

/** The time now, but after a time that was written before. @param {string} [before] */
function later(before = "") {
  const now = new Date().toISOString();
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString();
}

/** The games of whoever uses this browser. */
export const library = new Library();
