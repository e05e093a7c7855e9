import { underway } from "../board/view.js";
import { targets } from "../game/moves.js";

/** @import { Position } from "../contract.js" */
/** @import { View } from "../board/board.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */
/** @import { Arrow } from "./thinking.js" */

/**
 * A position as a board shows it to somebody who may move for either side.
 *
 * @param {Position} position
 * @param {Draughtsman} draughtsman
 * @param {[string, string] | null} lastMove
 * @param {Arrow[]} shapes
 * @returns {View}
 */
export function scene(position, draughtsman, lastMove, shapes) {
  const ways = targets(position.legal);
  /** @param {string} square */
  const army = (square) => draughtsman.piece(position.pieces[square] ?? "").army;
  const movers = new Set([...ways.keys()].map(army));
  const view = {
    pieces: position.pieces,
    lastMove,
    marks: position.marks,
    targets: ways,
    own: new Set(Object.keys(position.pieces).filter((square) => movers.has(army(square)))),
    live: ways.size > 0,
    shapes,
  };
  return view;
}

/**
 * What is known of a position before the server has told it: where the piece that moved stands now. Whoever
 * plays on at once may pick up a piece of another army; where it can go is seen when the position is known.
 *
 * @param {Position} before
 * @param {Draughtsman} draughtsman
 * @param {[string, string]} squares left and reached
 * @returns {View}
 */
export function sceneAfter(before, draughtsman, squares) {
  const view = underway(before.pieces, squares);
  const mover = before.pieces[squares[0]];
  /** @param {string | undefined} symbol */
  const army = (symbol = "") => draughtsman.piece(symbol).army;
  const own = new Set(Object.keys(view.pieces).filter((square) => army(view.pieces[square]) !== army(mover)));
  return { ...view, own, live: own.size > 0 };
}
