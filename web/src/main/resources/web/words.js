import { onlyPass } from "./game/moves.js";

/** @import { Outcome, Position } from "./contract.js" */
/** @import { Ply } from "./game/storage.js" */
/** @import { Draughtsman } from "./pieces/draw.js" */

/**
 * How a game ended: `South wins by checkmate`.
 *
 * @param {Outcome} outcome
 */
export function resultWords({ winner, winnerName, words }) {
  const name = winnerName ?? "";
  const many = /^the .*s$/i.test(name);
  const who =
    winner === null
      ? "Draw"
      : `${name.charAt(0).toUpperCase()}${name.slice(1)} ${many ? "win" : "wins"}`;
  return `${who} ${words ?? ""}`.trim();
}

/**
 * A move for who does not see the board: `South: South Infantryman c2 to e4.`
 *
 * @param {Ply} ply
 * @param {Position} before the position it was played in
 * @param {Draughtsman} draughtsman
 */
export function moveWords(ply, before, draughtsman) {
  const seat = before.turn.seat.name;
  if (ply.squares === null) return `${seat}: ${ply.short}.`;
  const [from, to] = ply.squares;
  const taken = before.pieces[to];
  const capture = taken === undefined ? "" : `, takes ${draughtsman.name(taken)}`;
  return `${seat}: ${draughtsman.name(before.pieces[from] ?? "")} ${from} to ${to}${capture}.`;
}

/**
 * What there is to know of a position before one moves: whose turn, checks and the like, or the result.
 *
 * @param {Position} position
 */
export function positionWords({ outcome, turn, marks, legal }) {
  const said = outcome.over
    ? [`${resultWords(outcome)}.`, outcome.points === null ? "" : `Points ${outcome.points}.`]
    : [
        `${turn.name}.`,
        ...marks.map(({ words }) => words),
        onlyPass(legal) ? "The only move is to pass." : "",
      ];
  return said.filter((words) => words !== "").join(" ");
}
