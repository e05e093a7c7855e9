/** @import { LegalMove } from "../contract.js" */

/**
 * The legal moves as a board wants them: whether each is a capture, by squares left and reached.
 *
 * @param {LegalMove[]} legal
 * @returns {Map<string, Map<string, boolean>>}
 */
export function targets(legal) {
  /** @type {Map<string, Map<string, boolean>>} */
  const found = new Map();
  for (const { from, to, capture } of legal) {
    if (from === null || to === null) continue;
    const reached = found.get(from) ?? new Map();
    reached.set(to, capture !== null);
    found.set(from, reached);
  }
  return found;
}

/**
 * @param {LegalMove[]} legal
 * @param {string} from
 * @param {string} to
 * @returns {LegalMove[]} several where a promotion or a command has to be chosen
 */
export function between(legal, from, to) {
  return legal.filter((move) => move.from === from && move.to === to);
}

/** @param {LegalMove[]} legal @returns {boolean} whether the ply places pieces before play */
export function isPlacing(legal) {
  return legal[0]?.text.startsWith("@") ?? false;
}

/** @param {LegalMove[]} legal @returns {LegalMove | null} the pass, where it is the only move */
export function onlyPass(legal) {
  const [move] = legal;
  return legal.length === 1 && move !== undefined && move.from === null && !isPlacing(legal) ? move : null;
}
