/** @import { Board, Game, Point, Square } from "../contract.js" */
/** @import { Setup } from "./setup.js" */

/**
 * Where every square lies after a turn or a reflection of the board, by its name.
 *
 * @typedef {Map<string, string>} Symmetry
 */

/**
 * The board turned by half a turn.
 *
 * @param {Board} board
 * @returns {Symmetry | null} null where it would be another board
 */
export function halfTurn(board) {
  const [x, y] = middle(board);
  return symmetry(board, (at) => [2 * x - at[0], 2 * y - at[1]]);
}

/**
 * The board with left and right exchanged.
 *
 * @param {Board} board
 * @returns {Symmetry | null} null where it would be another board
 */
export function reflection(board) {
  const [x] = middle(board);
  return symmetry(board, (at) => [2 * x - at[0], at[1]]);
}

/** @param {Board} board @returns {Point} */
function middle(board) {
  const points = board.squares.flatMap(({ outline }) => outline);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** @param {Board} board @param {(at: Point) => Point} turned @returns {Symmetry | null} */
function symmetry(board, turned) {
  /** @param {Point} point */
  const place = ([x, y]) => `${Math.round(x * 100)} ${Math.round(y * 100)}`;
  /** @type {Map<string, Square>} */
  const byPlace = new Map(board.squares.map((square) => [place(square.centre), square]));
  /** @type {Symmetry} */
  const found = new Map();
  for (const square of board.squares) {
    const image = byPlace.get(place(turned(square.centre)));
    if (image === undefined || image.terrain !== square.terrain) return null;
    found.set(square.name, image.name);
  }
  return found;
}

/** @param {Setup} setup @param {Symmetry} symmetry @returns {Setup} */
export function reflected(setup, symmetry) {
  return { ...setup, ...placed(setup, symmetry, (symbol) => symbol) };
}

/**
 * Whether the first two armies have the same pieces, so that they can change sides.
 *
 * @param {Game} game
 */
export function sidesCanChange(game) {
  const [one, other] = game.armies.map(({ id }) => kinds(game, id).map(({ kind }) => kind).join());
  return one === other;
}

/**
 * The first two armies, each in the place of the other, and the other to move.
 *
 * @param {Game} game
 * @param {Setup} setup
 * @param {Symmetry} symmetry the half turn
 * @returns {Setup}
 */
export function sidesChanged(game, setup, symmetry) {
  const [one = [], other = []] = game.armies.map(({ id }) => kinds(game, id));
  /** @type {Map<string, string>} */
  const opposite = new Map();
  one.forEach(({ symbol }, i) => {
    const facing = other[i]?.symbol ?? symbol;
    opposite.set(symbol, facing).set(facing, symbol);
  });
  const turn = setup.turn.replace(/[wb]/, (code) => (code === "w" ? "b" : "w"));
  return { ...setup, turn, ...placed(setup, symmetry, (symbol) => opposite.get(symbol) ?? symbol) };
}

/** @param {Game} game @param {string} army id */
function kinds(game, army) {
  return game.pieces.filter((piece) => piece.army === army);
}

/** @param {Setup} setup @param {Symmetry} symmetry @param {(symbol: string) => string} became */
function placed({ pieces, command }, symmetry, became) {
  return {
    pieces: Object.fromEntries(
      Object.entries(pieces).map(([square, symbol]) => [symmetry.get(square) ?? square, became(symbol)]),
    ),
    command: command === null ? null : (symmetry.get(command) ?? command),
  };
}
