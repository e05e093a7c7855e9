import { read, write } from "../game/storage.js";

const KEY = "vauban.tutorial.1";

/**
 * The ids of the tasks of a game that were done in this browser.
 *
 * @param {string} game id
 * @returns {Set<string>}
 */
export function doneTasks(game) {
  const done = all()[game];
  return new Set(Array.isArray(done) ? done : []);
}

/** @param {string} game id @param {string} task id */
export function markDone(game, task) {
  const done = doneTasks(game).add(task);
  write(KEY, { ...all(), [game]: [...done] });
}

/** @returns {Record<string, unknown>} */
function all() {
  return /** @type {Record<string, unknown> | null} */ (read(KEY)) ?? {};
}
