/** @import { Game, Outcome, TeamId } from "../contract.js" */
/** @import { Result, SavedGame } from "./storage.js" */

/** A game that was given up: nobody has won it. @type {Outcome} */
const ABANDONED = {
  over: true,
  winner: null,
  winnerName: null,
  ending: "abandoned",
  words: null,
  rule: null,
  points: null,
};

/**
 * How a game ended without a move, as the server's judgement of a board is written.
 *
 * @param {Game} game
 * @param {Pick<SavedGame, "over" | "result">} saved
 * @returns {Outcome | null} null while it goes on
 */
export function keptOutcome(game, { over, result }) {
  if (!over) return null;
  if (result === null || result === undefined) return ABANDONED;
  const { winner, ending, words, points } = result;
  const winnerName = game.teams.find(({ id }) => id === winner)?.name ?? null;
  const rule = offBoard(game, ending, winner)?.rule ?? null;
  return { over, winner, winnerName, ending, words, rule, points };
}

/**
 * @param {Game} game
 * @param {string} ending `resignation`, `time` or `agreement`
 * @param {TeamId | null} winner null for a draw
 */
export function offBoard(game, ending, winner) {
  return game.offBoard.find((outcome) => outcome.ending === ending && outcome.winner === winner);
}

/** What is kept of an outcome. @param {Outcome} outcome @returns {Result} */
export function resultOf({ winner, ending, words, points }) {
  return { winner, ending: ending ?? "", words: words ?? "", points: points ?? "" };
}
