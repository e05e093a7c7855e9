/** @import { Mark } from "../contract.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * What a board shows.
 *
 * @typedef {object} View
 * @property {Record<string, string>} pieces symbols by square
 * @property {[string, string] | null} lastMove squares left and reached
 * @property {Mark[]} marks
 * @property {Map<string, Map<string, boolean>>} targets whether it is a capture, by squares left and reached
 * @property {Set<string>} own squares whose pieces a click picks up
 * @property {boolean} live whether pieces can be picked up at all
 * @property {Set<string>} [offered] squares that answer to a click though nothing is picked up
 * @property {boolean} [quiet] whether targets and offered squares are not shown as such, as where every square is one
 * @property {readonly Shape[]} [shapes] arrows and circles that the page draws, such as a hint; those a person draws are the board's own
 * @property {number} [ply] how many plies led here
 * @property {boolean} [premove] whether a piece of `own` may be moved in advance; heeded only where not `live`
 * @property {Map<string, Set<string>> | null} [premoves] where pieces may be moved in advance, by square; null or left out for any piece of `own` to any square
 * @property {number} [premovePly] how many plies will have been played when this person is to move again, `ply` + 1 where left out
 */

/**
 * What a board tells.
 *
 * @typedef {object} Listeners
 * @property {(from: string, to: string) => void} onMove a legal target was chosen
 * @property {(from: string, to: string) => void} onRefuse another square was chosen
 * @property {(square: string) => void} [onOffer] an offered square was chosen
 * @property {(symbol: string) => void} [onOutside] a piece was dropped outside the board
 * @property {(from: string, to: string) => void} [onPremove] a move was made in advance; see {@link Board.takePremove}
 * @property {() => void} [onPremoveVoid] the move made in advance is given up, whoever gave it up
 * @property {(square: string | null) => void} [onPick] the square whose piece is picked up is now this
 * @property {(shapes: Shape[]) => void} [onShapes] the arrows and circles that a person drew are now these
 */

/** @type {View} */
export const NOTHING = {
  pieces: {},
  lastMove: null,
  marks: [],
  targets: new Map(),
  own: new Set(),
  live: false,
};

/**
 * How many plies will have been played when this person is to move again.
 *
 * @param {View} view
 */
export function premovePly({ ply = 0, premovePly = ply + 1 }) {
  return premovePly;
}

/**
 * What a board shows of a move before the rules have answered: the piece where it goes, and nothing to act on.
 *
 * @param {Record<string, string>} pieces as they stood before
 * @param {[string, string]} squares left and reached
 * @returns {View}
 */
export function underway(pieces, squares) {
  const [from, to] = squares;
  const { [from]: moving, ...rest } = pieces;
  return { ...NOTHING, pieces: moving === undefined ? pieces : { ...rest, [to]: moving }, lastMove: squares };
}

/** @param {Pick<View, "pieces">} one @param {Pick<View, "pieces">} other */
export function samePieces({ pieces: one }, { pieces: other }) {
  const squares = Object.keys(one);
  return (
    squares.length === Object.keys(other).length &&
    squares.every((square) => one[square] === other[square])
  );
}
