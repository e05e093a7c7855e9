/** @import { Position } from "../contract.js" */
/** @import { GameDocument } from "../game/document.js" */
/** @import { Server } from "../server.js" */

/**
 * Asks for the position after some of a game's plies.
 *
 * @param {Server} server
 * @param {GameDocument} document
 * @param {number} plies
 * @param {AbortSignal} [signal]
 * @returns {Promise<Position>}
 */
export function positionAfter(server, { game, preset, options, position, plies: all }, plies, signal) {
  const moves = all.slice(0, plies).map(({ text }) => text);
  return server.position({ game, preset, options, position, moves }, signal);
}
