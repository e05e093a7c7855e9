/** @import { LegalMove, Position, TeamId } from "../contract.js" */
/** @import { Scene } from "./scene.js" */

/**
 * What is to be achieved; all that is named must hold after a move of the person's.
 *
 * @typedef {object} Goal
 * @property {string[]} [moves] one of these moves was made
 * @property {string[]} [takes] a piece with one of these symbols was taken
 * @property {Record<string, string[]>} [stand] symbols of which one stands on each of these squares
 * @property {Record<string, string>} [marked] kinds of mark that these squares bear
 * @property {string} [clear] a kind of mark that no square bears any more
 * @property {true} [wins] the person's team has won
 * @property {true} [draws] the game is drawn
 *
 * What may be done instead, and is spoken of in words of its own; all that is named must be true of a move.
 *
 * @typedef {object} Slip
 * @property {string} id by which the words are found: `tutorial.GAME.TASK.wrong.ID`
 * @property {string[]} [moves] it is one of these
 * @property {string[]} [from] it leaves one of these squares
 * @property {string[]} [to] it goes to one of these squares
 * @property {string[]} [takes] it takes a piece with one of these symbols
 *
 * A small task of a tutorial.
 * @typedef {object} Task
 * @property {string} id by which its words are found: `tutorial.GAME.ID`
 * @property {Scene} scene
 * @property {Goal} goal
 * @property {number} [within] the moves the person has; one without it
 * @property {true} [still] the other side does not move
 * @property {Slip[]} [slips] the first that fits is spoken of, and without any what is said of every other move
 * @property {string[]} solution all plies of a line that reaches the goal, those of the other side among them
 */

/** @type {Record<string, () => Promise<{default: Task[]}>>} */
const TASKS = {
  siege: () => import("./tutorial/siege.js"),
  "war-chess": () => import("./tutorial/war-chess.js"),
  "siege-of-paris": () => import("./tutorial/siege-of-paris.js"),
};

/**
 * The tasks of a game, the first first; none where nobody has made any.
 *
 * @param {string} game id
 * @returns {Promise<Task[]>}
 */
export async function tasks(game) {
  const load = TASKS[game];
  return load === undefined ? [] : (await load()).default;
}

/**
 * Whether a move has reached a goal.
 *
 * @param {Goal} goal
 * @param {LegalMove} move
 * @param {Position} position after it
 * @param {TeamId} team of the person
 */
export function reached(goal, move, { pieces, marks, outcome }, team) {
  const { moves, takes, stand = {}, marked = {}, clear, wins, draws } = goal;
  return (
    (moves === undefined || moves.includes(move.text)) &&
    (takes === undefined || takes.includes(move.capture ?? "")) &&
    Object.entries(stand).every(([square, symbols]) => symbols.includes(pieces[square] ?? "")) &&
    Object.entries(marked).every(([square, kind]) => marks.some((mark) => mark.square === square && mark.kind === kind)) &&
    (clear === undefined || marks.every(({ kind }) => kind !== clear)) &&
    (wins === undefined || (outcome.over && outcome.winner === team)) &&
    (draws === undefined || (outcome.over && outcome.winner === null))
  );
}

/**
 * The key of what there is to say of moves that have not reached the goal, below the task's own.
 *
 * @param {Task} task
 * @param {LegalMove[]} moves those of the person
 */
export function wrongPart({ slips = [] }, moves) {
  const slip = slips.find((one) => moves.some((move) => fits(one, move)));
  return slip === undefined ? "wrong" : `wrong.${slip.id}`;
}

/** @param {Slip} slip @param {LegalMove} move */
function fits({ moves, from, to, takes }, move) {
  return (
    (moves === undefined || moves.includes(move.text)) &&
    (from === undefined || from.includes(move.from ?? "")) &&
    (to === undefined || to.includes(move.to ?? "")) &&
    (takes === undefined || takes.includes(move.capture ?? ""))
  );
}

/**
 * The ply that the stored line has next.
 *
 * @param {Task} task
 * @param {string[]} line plies played, of both sides
 * @returns {string | undefined} nothing where the play has left the line, or the line has ended
 */
export function nextOf({ solution }, line) {
  return line.every((text, i) => text === solution[i]) ? solution[line.length] : undefined;
}
