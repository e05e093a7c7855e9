/** @import { TeamId } from "../contract.js" */
/** @import { ClockState } from "./clock.js" */

/**
 * Who makes a seat's moves.
 *
 * @typedef {{kind: "person", name?: string} | {kind: "computer", millis: number, level?: number}} Player
 *
 * A move as it was played.
 * @typedef {object} Ply
 * @property {string} text
 * @property {string} short
 * @property {string} seat id
 * @property {TeamId} team
 * @property {number} number of the move it belongs to
 * @property {string} [moveNumber] the same as it stands before the ply: `3.`, `3...`
 * @property {[string, string] | null} squares left and reached
 * @property {number} [clock] milliseconds the seat had left after it
 *
 * How a game ended.
 * @typedef {{winner: TeamId | null, ending: string, words: string, points: string}} Result
 *
 * Everything that is needed to go on with a game.
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {"game" | "analysis"} [kind] an analysis of moves that nobody played is none that was given up
 * @property {string} game
 * @property {string} preset
 * @property {Record<string, string>} options
 * @property {string | null} position
 * @property {Record<string, Player>} players by seat
 * @property {number} [seed] by which the computer errs below full strength
 * @property {Ply[]} plies
 * @property {boolean} paused
 * @property {boolean} over also of a game that was given up without a result
 * @property {Result | null} [result]
 * @property {ClockState | null} [clock]
 * @property {TeamId[]} [advised] the teams that have had the answer of their adviser
 * @property {boolean} flipped whether the board is turned round
 *
 * @typedef {{theme: "auto" | "light" | "dark", regions: Record<string, string[]>, names: boolean, language?: "en" | "fr",
 *   overlays: Record<string, string[]>, reach: boolean, look: "plain" | "period" | "contrast",
 *   figures: "look" | "plain" | "period" | "signs", coordinates: "around" | "squares" | "none",
 *   sound: boolean, coached: string[], level: number}} Settings
 */

const SETTINGS = "vauban.settings.1";

/** The computer's level for who has not chosen one: a beginner's first game should be a game. */
const EASIEST = 1;

/** @type {Settings} */
const USUAL = {
  theme: "auto",
  regions: {},
  names: false,
  overlays: {},
  reach: false,
  look: "plain",
  figures: "look",
  coordinates: "around",
  sound: true,
  coached: [],
  level: EASIEST,
};

/** A name for a game that no other has: twelve letters and digits. */
export function newId() {
  const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % 32]).join("");
}

/** @returns {Settings} */
export function settings() {
  return { ...USUAL, .../** @type {Partial<Settings> | null} */ (read(SETTINGS)) };
}

/** @param {Partial<Settings>} changes */
export function saveSettings(changes) {
  write(SETTINGS, { ...settings(), ...changes });
}

/** Where the browser keeps things: for good, or for as long as a tab is open. @typedef {"localStorage" | "sessionStorage"} Storage */

/**
 * Returns what this browser keeps under a key.
 *
 * @param {string} key
 * @param {Storage} [storage]
 * @returns {unknown} null where it keeps nothing, or nothing that can be read
 */
export function read(key, storage = "localStorage") {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keeps a value in this browser, if it takes it.
 *
 * @param {string} key
 * @param {unknown} value
 * @param {Storage} [storage]
 */
export function write(key, value, storage = "localStorage") {
  try {
    globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still be played in.
  }
}
