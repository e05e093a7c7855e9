import { same } from "./setup.js";

/** @import { Setup } from "./setup.js" */

/** How many steps back are kept. */
const MOST = 200;

/** What was set up, step by step. */
export class History {
  /**
   * @param {Setup} now
   * @param {Setup[]} [past] the oldest first
   * @param {Setup[]} [future] the next first
   */
  constructor(now, past = [], future = []) {
    this.now = now;
    this.past = past;
    this.future = future;
    /** @type {string | null} what the last step was a part of */
    this.part = null;
  }

  /**
   * Goes on to another setup.
   *
   * @param {Setup} next
   * @param {string | null} [part] of what it is a part, such as one stroke or one number being typed:
   *     steps that follow each other and are parts of the same are one step
   * @returns {boolean} whether it is another
   */
  push(next, part = null) {
    const joined = part !== null && part === this.part;
    this.part = part;
    if (same(next, this.now)) return false;
    if (!joined) this.past = [...this.past, this.now].slice(-MOST);
    this.now = next;
    this.future = [];
    return true;
  }

  /** Corrects the setup as it is, without a step. @param {Setup} now */
  amend(now) {
    this.now = now;
  }

  /** @returns {boolean} whether there was a step to take back */
  undo() {
    const before = this.past.at(-1);
    if (before === undefined) return false;
    this.part = null;
    this.past = this.past.slice(0, -1);
    this.future = [this.now, ...this.future];
    this.now = before;
    return true;
  }

  /** @returns {boolean} whether there was a step to make again */
  redo() {
    const [next, ...future] = this.future;
    if (next === undefined) return false;
    this.part = null;
    this.past = [...this.past, this.now];
    this.future = future;
    this.now = next;
    return true;
  }
}
