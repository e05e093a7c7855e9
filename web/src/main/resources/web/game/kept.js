import { isGoingOn } from "./document.js";
import { read } from "./storage.js";

/** @import { GameDocument } from "./document.js" */

/**
 * What the browser knows of a game besides its document.
 *
 * @typedef {object} Meta
 * @property {number} revision of the server that the document is based on, 0 for none
 * @property {boolean} dirty whether the server has not got it yet
 * @property {string | null} sending when the document that was sent last and not acknowledged was changed
 * @property {string} updated when the document was changed
 * @property {boolean} going whether somebody has moved and it can be played on
 * @property {string | null} refused why the server does not take it
 *
 * @typedef {{document: GameDocument, meta: Meta}} Entry
 */

const META = "vauban.meta.";
const DOCUMENT = "vauban.document.";

/**
 * The games that this browser keeps, an entry of its storage each, written before anything else. What
 * does not fit there is kept as long as the page is open.
 */
export class Kept {
  constructor() {
    /** @type {Map<string, Entry>} entries that the storage did not take */
    this.memory = new Map();
  }

  /** @param {string} id @returns {Entry | null} */
  read(id) {
    const held = this.memory.get(id);
    if (held !== undefined) return held;
    const document = /** @type {GameDocument | null} */ (read(DOCUMENT + id));
    if (document === null || !Array.isArray(document.plies)) return null;
    const meta = this.meta(id);
    // The document is written first: where the other is older, the browser was stopped between the two.
    if (meta === null || meta.updated !== document.updated) {
      return { document, meta: { ...fresh(document), ...meta, updated: document.updated, dirty: true } };
    }
    return { document, meta };
  }

  /** @param {string} id @returns {Meta | null} */
  meta(id) {
    return this.memory.get(id)?.meta ?? /** @type {Meta | null} */ (read(META + id));
  }

  /** The ids of all games that are kept here, those changed last first. */
  ids() {
    const ids = new Set(this.memory.keys());
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i) ?? "";
        if (key.startsWith(DOCUMENT)) ids.add(key.slice(DOCUMENT.length));
      }
    } catch {
      // A browser that keeps nothing has the games of this page.
    }
    return [...ids]
      .map((id) => ({ id, updated: this.meta(id)?.updated ?? "" }))
      .sort((a, b) => (a.updated < b.updated ? 1 : -1))
      .map(({ id }) => id);
  }

  /**
   * @param {Entry} entry
   * @param {boolean} [unchanged] whether only what is known of it has changed
   */
  write({ document, meta }, unchanged = false) {
    const { id } = document;
    if (this.memory.has(id) || !this.put({ document, meta }, unchanged)) {
      this.memory.set(id, { document, meta });
    }
  }

  /** @param {Entry} entry @param {boolean} unchanged whether it fitted */
  put({ document, meta }, unchanged) {
    for (;;) {
      try {
        if (!unchanged) localStorage.setItem(DOCUMENT + document.id, JSON.stringify(document));
        localStorage.setItem(META + document.id, JSON.stringify(meta));
        return true;
      } catch {
        if (!this.makeRoom(document.id)) return false;
      }
    }
  }

  /** Forgets the oldest game that the server has too. @param {string} wanted id of a game to keep */
  makeRoom(wanted) {
    const oldest = this.ids()
      .reverse()
      .find((id) => id !== wanted && !this.memory.has(id) && this.meta(id)?.dirty === false);
    if (oldest !== undefined) this.remove(oldest);
    return oldest !== undefined;
  }

  /** @param {string} id */
  remove(id) {
    this.memory.delete(id);
    try {
      localStorage.removeItem(DOCUMENT + id);
      localStorage.removeItem(META + id);
    } catch {
      // Nothing was kept.
    }
  }
}

/** What is known of a game that the server does not have. @param {GameDocument} document @returns {Meta} */
export function fresh(document) {
  const { updated } = document;
  return { revision: 0, dirty: true, sending: null, updated, going: isGoingOn(document), refused: null };
}
