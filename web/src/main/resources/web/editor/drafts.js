import { read, write } from "../game/storage.js";
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
  const draft = /** @type {Partial<Draft> | null} */ (read(key(game)));
  if (draft === null || !isSetup(draft.now)) return null;
  return { query: String(draft.query), history: new History(draft.now, setups(draft.past), setups(draft.future)) };
}

/**
 * @param {string} game id
 * @param {string} query with which the editor was opened
 * @param {History} history
 */
export function saveDraft(game, query, { now, past, future }) {
  /** @type {Draft} */
  const draft = { query, now, past: past.slice(-STEPS), future: future.slice(0, STEPS) };
  write(key(game), draft);
}

/** @param {unknown} value @returns {Setup[]} */
function setups(value) {
  return Array.isArray(value) ? value.filter(isSetup) : [];
}

/** @param {unknown} value @returns {value is Setup} */
function isSetup(value) {
  if (typeof value !== "object" || value === null) return false;
  const { pieces, options, turn } = /** @type {Record<string, unknown>} */ (value);
  return typeof pieces === "object" && typeof options === "object" && typeof turn === "string";
}
