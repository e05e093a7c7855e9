/** @import { Game, GameRequest } from "../contract.js" */

/**
 * A position of a lesson as a person writes it down.
 *
 * @typedef {object} Scene
 * @property {string} [pieces] such as `Gf1 Be7 gb8`; without it the game's array
 * @property {string} [turn] the turn's code; without it the first team's
 * @property {number} [halfmove] plies without progress
 * @property {string} [preset] a rule set; without it the usual one
 * @property {Record<string, string>} [options] that differ from the preset's
 * @property {string[]} [moves] played before the lesson begins
 */

/** What stands between the turn and the numbers in the position strings of a game. */
const BETWEEN = /** @type {Record<string, string[]>} */ ({ siege: ["-", "-"], "siege-of-paris": ["-"] });

/**
 * The pieces of a scene.
 *
 * @param {string} pieces
 * @returns {Record<string, string>} symbols by square
 */
export function pieceMap(pieces) {
  return Object.fromEntries(
    pieces.split(" ").map((word) => {
      const square = word.replace(/^.'?/, "");
      return [square, word.slice(0, word.length - square.length)];
    }),
  );
}

/**
 * What the server is asked for a scene.
 *
 * @param {Game} game
 * @param {Scene} scene
 * @returns {GameRequest}
 */
export function request(game, { pieces, turn = "w", halfmove = 0, preset, options = {}, moves = [] }) {
  return {
    game: game.id,
    preset: preset ?? game.presets[0]?.name ?? "",
    options,
    position:
      pieces === undefined
        ? null
        : [placement(game, pieceMap(pieces)), turn, ...(BETWEEN[game.id] ?? []), halfmove, Math.ceil((halfmove + 1) / 2)].join(" "),
    moves: [...moves],
  };
}

/**
 * The same position with the turn given back, for lessons in which one side moves again and again.
 *
 * @param {string} position
 * @param {string} turn
 */
export function withTurn(position, turn) {
  const [placed = "", , ...rest] = position.split(" ");
  if (rest.length > 2) rest[0] = "-"; // no command outlives the turn
  return [placed, turn, ...rest].join(" ");
}

/** @param {Game} game @param {Record<string, string>} pieces symbols by square */
function placement({ board }, pieces) {
  const ranks = new Set(board.squares.map(({ rank }) => rank));
  return [...ranks]
    .sort((a, b) => b - a)
    .map((rank) => {
      let row = "";
      let empty = 0;
      const squares = board.squares.filter((square) => square.rank === rank).sort((a, b) => a.file - b.file);
      for (const { name, occupiable } of squares) {
        const symbol = occupiable ? pieces[name] : "*";
        if (symbol === undefined) {
          empty += 1;
        } else {
          row += (empty === 0 ? "" : empty) + symbol;
          empty = 0;
        }
      }
      return row + (empty === 0 ? "" : empty);
    })
    .join("/");
}
