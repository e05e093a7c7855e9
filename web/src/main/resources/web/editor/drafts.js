import { History } from "./history.js";

/** @import { Setup } from "./setup.js" */

/**
 * What was being set up in this browser.
 *
 * @typedef {{query: string, now: Setup, past: Setup[], future: Setup[]}} Draft
 */

/** How many steps are kept in the browser. */
const STEPS = 60;

/** @param {string} game id */
const key = (game) => `vauban.editor.${game}`;

/** @param {string} game id @returns {{query: string, history: History} | null} */
export function savedDraft(game) {
  try {
    const draft = /** @type {Draft | null} */ (JSON.parse(localStorage.getItem(key(game)) ?? "null"));
    if (draft === null || !isSetup(draft.now)) return null;
    return {
      query: String(draft.query),
      history: new History(draft.now, draft.past.filter(isSetup), draft.future.filter(isSetup)),
    };
  } catch {
    return null;
  }
}

/**
 * @param {string} game id
 * @param {string} query with which the editor was opened
 * @param {History} history
 */
export function saveDraft(game, query, { now, past, future }) {
  /** @type {Draft} */
  const draft = { query, now, past: past.slice(-STEPS), future: future.slice(0, STEPS) };
  try {
    localStorage.setItem(key(game), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still edits.
  }
}

/** @param {unknown} value @returns {value is Setup} */
function isSetup(value) {
  if (typeof value !== "object" || value === null) return false;
  const { pieces, options, turn } = /** @type {Record<string, unknown>} */ (value);
  return typeof pieces === "object" && typeof options === "object" && typeof turn === "string";
}
