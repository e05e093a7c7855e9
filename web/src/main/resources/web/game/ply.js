/** @import { LegalMove, Position } from "../contract.js" */
/** @import { Ply } from "./storage.js" */

/** @param {Position} position @param {LegalMove} move @returns {Ply} the move as it is kept once it is made */
export function plyOf({ turn, moveNumber, fullmove }, { text, short, from, to }) {
  return {
    text,
    short,
    seat: turn.seat.id,
    team: turn.team,
    number: fullmove,
    moveNumber,
    squares: from !== null && to !== null ? [from, to] : null,
  };
}

/** Takes over what the server says of plies that lead to a position. @param {Ply[]} plies @param {Position["moves"]} moves */
export function learn(plies, moves) {
  moves.forEach(({ short, moveNumber }, i) => {
    const ply = plies[i];
    if (ply !== undefined) Object.assign(ply, { short, moveNumber });
  });
}

/**
 * The move number as it stands before a ply (docs/records.md): `3.`, `3w.`, or `3...` before one that
 * opens neither its round nor a part of it. Plies that earlier versions kept do not say it.
 *
 * @param {Ply} ply
 * @param {Ply | null} before the one it follows
 */
export function moveNumber({ moveNumber: said, number, team }, before) {
  const opens = before === null ? team === "first" : before.number !== number;
  return said ?? `${number}${opens ? "." : "..."}`;
}

/** Whether the number of a ply stands before it even where nothing came between. @param {Ply} ply @param {Ply | null} before */
export function opens(ply, before) {
  return !moveNumber(ply, before).endsWith("...");
}

/** A ply with its number. @param {Ply} ply @param {Ply | null} [before] the one it follows */
export function numbered(ply, before = null) {
  return `${moveNumber(ply, before)} ${ply.short}`;
}
