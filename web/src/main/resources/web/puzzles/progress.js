import { read, write } from "../game/storage.js";

/**
 * What has been solved of one game: `clean` at the first try and without help, or `helped`.
 *
 * @typedef {object} GameProgress
 * @property {Record<string, "clean" | "helped">} solved by puzzle id
 * @property {number} streak solved clean one after the other
 * @property {number} best the longest streak
 */

const KEY = "vauban.puzzles.1";

/** How far somebody has come with the puzzles of a game, kept in the browser. */
export class Progress {
  /** @param {string} game id */
  constructor(game) {
    this.game = game;
    /** @type {GameProgress} */
    this.now = { solved: {}, streak: 0, best: 0, ...readAll()[game] };
  }

  /** @param {string} id */
  solved(id) {
    return this.now.solved[id] ?? null;
  }

  get count() {
    return Object.keys(this.now.solved).length;
  }

  /** A puzzle is solved; what was solved before counts no more. @param {string} id @param {boolean} clean */
  solve(id, clean) {
    const { now } = this;
    const again = now.solved[id] === "clean";
    if (!again) now.solved[id] = clean ? "clean" : "helped";
    if (clean && !again) now.streak += 1;
    now.best = Math.max(now.best, now.streak);
    this.keep();
  }

  /** A wrong move was made, or help taken, in a puzzle not yet solved. @param {string} id */
  stumble(id) {
    if (this.now.solved[id] === "clean") return;
    this.now.streak = 0;
    this.keep();
  }

  keep() {
    write(KEY, { ...readAll(), [this.game]: this.now });
  }
}

/** @returns {Record<string, Partial<GameProgress>>} */
function readAll() {
  const kept = read(KEY);
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}
