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
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: [...done] }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** @returns {Record<string, unknown>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
