import { t } from "../messages.js";
import { Unreachable } from "../server.js";

/**
 * A position in which the side to move has one way to win, or one move that does not lose, as `vauban puzzles` writes it.
 *
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {Record<string, string>} [options] what is not as in the usual rule set
 * @property {string} position
 * @property {string[]} line the moves of both sides, the solver's first and last
 * @property {string[]} last every move that wins in place of the line's last one, itself included
 * @property {number} [loses] plies in which every other move loses; only where the task is not to lose
 * @property {string[]} themes the way in which the game ends first
 * @property {number} difficulty 1 to 10
 */

/** @typedef {"easy" | "middling" | "hard"} Degree */

/** @type {Degree[]} */
export const DEGREES = ["easy", "middling", "hard"];

/** The hardest easy one and the hardest middling one. */
const EASY = 1;
const MIDDLING = 4;

/** @param {Puzzle} puzzle @returns {Degree} */
export function degree({ difficulty }) {
  if (difficulty <= EASY) return "easy";
  return difficulty <= MIDDLING ? "middling" : "hard";
}

/** How many moves the solver makes. @param {Puzzle} puzzle */
export function movesOf({ line }) {
  return (line.length + 1) / 2;
}

/**
 * The puzzles of a game, the easiest first.
 *
 * @param {string} game id
 * @returns {Promise<Puzzle[]>}
 */
export async function collection(game) {
  let puzzles;
  try {
    const response = await fetch(`/puzzles/${game}.json`);
    puzzles = /** @type {Puzzle[]} */ ((await response.json()).puzzles);
  } catch (cause) {
    throw new Unreachable(t("common.unreachable"), { cause });
  }
  return puzzles.sort(
    (one, other) => one.difficulty - other.difficulty || one.line.length - other.line.length,
  );
}
