import { read, write } from "./storage.js";

/** @import { GameDocument } from "./document.js" */

/** @typedef {{document: GameDocument, revision: number, at: number}} Deleted with the server's revision that says so, and when */

const KEY = "vauban.deleted";

/** How long a game that was deleted is offered after the page was loaded anew, in milliseconds. */
const LASTS = 10 * 60_000;

/** The game that was deleted last in this tab. It outlives the page, which another language loads anew. */
export class Bin {
  constructor() {
    this.last = /** @type {Deleted | null} */ (read(KEY, "sessionStorage"));
  }

  /** @param {GameDocument} document @param {number} revision */
  put(document, revision) {
    this.last = { document, revision, at: Date.now() };
    write(KEY, this.last, "sessionStorage");
  }

  /** The game, as long as somebody may want it back. @returns {GameDocument | null} */
  get offered() {
    return this.last !== null && Date.now() - this.last.at < LASTS ? this.last.document : null;
  }

  /** @returns {Deleted | null} what it has no longer */
  take() {
    const { last } = this;
    this.last = null;
    write(KEY, null, "sessionStorage");
    return last;
  }
}
