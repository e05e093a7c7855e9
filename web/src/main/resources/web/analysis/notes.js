/** @import { MessageKey } from "../messages.js" */
/** @import { Said } from "./tree.js" */

/**
 * The signs that judge a move, by their numbers in records.
 *
 * @type {Map<number, {sign: string, name: MessageKey}>}
 */
export const SIGNS = new Map([
  [3, { sign: "!!", name: "analysis.nag.3" }],
  [1, { sign: "!", name: "analysis.nag.1" }],
  [5, { sign: "!?", name: "analysis.nag.5" }],
  [6, { sign: "?!", name: "analysis.nag.6" }],
  [2, { sign: "?", name: "analysis.nag.2" }],
  [4, { sign: "??", name: "analysis.nag.4" }],
]);

/** The one sign of a move that judges it. @param {Said | null} ply */
export function judgement(ply) {
  return ply?.nags?.find((nag) => SIGNS.has(nag)) ?? null;
}

/** The signs of a move with another judgement. @param {Said} ply @param {number | null} nag null for none */
export function judged(ply, nag) {
  const others = (ply.nags ?? []).filter((other) => !SIGNS.has(other));
  return nag === null ? others : [nag, ...others];
}

/** What programs write into comments for each other. */
const COMMANDS = /\[%(\w+) ([^\]]*)\]\s*/g;

/** What people say in a comment. @param {string | undefined} comment */
export function spoken(comment) {
  return (comment ?? "").replace(COMMANDS, "").trim();
}

/** A comment with other words, which keeps what programs wrote. @param {string | undefined} comment @param {string} words */
export function rephrased(comment, words) {
  const commands = [...(comment ?? "").matchAll(COMMANDS)].map(([whole]) => whole.trim());
  return [...commands, words.trim()].filter((part) => part !== "").join(" ");
}

/** The evaluation that was noted for a move. @param {Said} ply */
export function noted({ eval: evaluation, comment }) {
  return evaluation ?? [...(comment ?? "").matchAll(COMMANDS)].find(([, name]) => name === "eval")?.[2];
}
