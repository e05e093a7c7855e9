/** @import { Game, Position, SetupAnswer, SetupRequest } from "../contract.js" */

/**
 * A position being set up, which need not be possible. It is never changed: every edit makes another.
 *
 * @typedef {object} Setup
 * @property {string} preset
 * @property {Record<string, string>} options every one, by key
 * @property {Record<string, string>} pieces symbols by square
 * @property {string} turn code
 * @property {string | null} command square that the garrison must take on
 * @property {number} halfmove
 * @property {number} fullmove
 */

/** The highest number that a position string may have. */
export const MOST = 999_999;

/** What a position has become. @param {Position} position @returns {Setup} */
export function ofPosition({ options, pieces, turn, command, halfmove, fullmove }) {
  return { preset: options.preset, options: options.values, pieces, turn: turn.code, command, halfmove, fullmove };
}

/** What a position string says. @param {SetupAnswer} answer @returns {Setup | null} null where it could not be read */
export function ofAnswer({ options, setup }) {
  return setup && { preset: options.preset, options: options.values, ...setup };
}

/**
 * The options that are not those of the preset.
 *
 * @param {Game} game
 * @param {Pick<Setup, "preset" | "options">} setup
 */
export function changes(game, { preset, options }) {
  const usual = game.presets.find(({ name }) => name === preset)?.values ?? {};
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => usual[key] !== value));
}

/** @param {Game} game @param {Setup} setup @returns {SetupRequest} */
export function request(game, setup) {
  const { preset, pieces, turn, command, halfmove, fullmove } = setup;
  return { game: game.id, preset, options: changes(game, setup), pieces, turn, command, halfmove, fullmove };
}

/**
 * Puts a piece on a square, or nothing.
 *
 * @param {Setup} setup
 * @param {string} square
 * @param {string | null} symbol
 * @returns {Setup}
 */
export function put(setup, square, symbol) {
  const pieces = { ...setup.pieces };
  if (symbol === null) delete pieces[square];
  else pieces[square] = symbol;
  return { ...setup, pieces };
}

/**
 * Moves a piece; whatever stood there is gone.
 *
 * @param {Setup} setup
 * @param {string} from
 * @param {string} to
 * @returns {Setup}
 */
export function move(setup, from, to) {
  const symbol = setup.pieces[from];
  return symbol === undefined || from === to ? setup : put(put(setup, from, null), to, symbol);
}

/** @param {Setup} setup @returns {Setup} */
export function clear(setup) {
  return { ...setup, pieces: {}, command: null };
}

/** @param {Setup} one @param {Setup} other */
export function same(one, other) {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** @param {Setup} setup */
function ordered({ pieces, options, ...rest }) {
  return [sorted(pieces), sorted(options), sorted(rest)];
}

/** @param {object} object */
function sorted(object) {
  return Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
}
