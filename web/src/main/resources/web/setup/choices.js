import { read, write } from "../game/storage.js";

/** @import { ClockChoice } from "./clock.js" */
/** @import { Sitter } from "./players.js" */

/**
 * What somebody has chosen for a game without having begun it.
 *
 * @typedef {object} Choices
 * @property {string | null} query with which the page was opened; null once the game has begun
 * @property {string} preset
 * @property {Record<string, string>} options that differ from it
 * @property {string | null} position
 * @property {Record<string, Sitter>} sitters by seat
 * @property {ClockChoice} clock
 */

/** @param {string} game id */
const key = (game) => `vauban.setup.${game}`;

/** What was chosen for a game since this tab was opened. @param {string} game id @returns {Choices | null} */
export function keptChoices(game) {
  const kept = /** @type {Partial<Choices> | null} */ (read(key(game), "sessionStorage"));
  return kept?.sitters && kept.clock ? /** @type {Choices} */ (kept) : null;
}

/** @param {string} game id @param {Choices} choices */
export function keepChoices(game, choices) {
  write(key(game), choices, "sessionStorage");
}
