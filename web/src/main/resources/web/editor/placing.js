/** @import { Placing } from "../contract.js" */
/** @import { Setup } from "./setup.js" */

/**
 * The pieces that the first ply places, placed as usual.
 *
 * @param {Setup} setup
 * @param {Placing} placing
 * @param {string[]} turns codes; the first is that of the placing
 * @returns {Setup}
 */
export function placedAsUsual(setup, placing, turns) {
  const pieces = others(setup, placing);
  placing.squares.forEach((square, i) => {
    pieces[square] = /** @type {string} */ ([...placing.usual][i]);
  });
  return afterPlacing({ ...setup, pieces }, turns);
}

/**
 * The position before the placing, with nothing where pieces are to be placed.
 *
 * @param {Setup} setup
 * @param {Placing} placing
 * @param {string[]} turns
 * @returns {Setup}
 */
export function unplaced(setup, placing, turns) {
  return { ...setup, pieces: others(setup, placing), turn: turns[0] ?? setup.turn, command: null, halfmove: 0 };
}

/**
 * The same with another turn than that of the placing, which is over once a piece is placed.
 *
 * @param {Setup} setup
 * @param {string[]} turns
 * @returns {Setup}
 */
export function afterPlacing(setup, turns) {
  return setup.turn === turns[0] ? { ...setup, turn: turns[1] ?? setup.turn } : setup;
}

/** @param {Setup} setup @param {Placing} placing @returns {Record<string, string>} */
function others({ pieces }, { squares, letters }) {
  return Object.fromEntries(
    Object.entries(pieces).filter(([square, symbol]) => !squares.includes(square) && !letters.includes(symbol)),
  );
}
