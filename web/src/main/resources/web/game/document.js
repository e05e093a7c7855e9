/** @import { Ply, SavedGame } from "./storage.js" */

/**
 * A game as it is kept by the browser and the server: all of the table's game, and when it was made and
 * last changed (ISO 8601). What a page does not know it leaves as it found it.
 *
 * @typedef {SavedGame & {
 *   version: 1,
 *   rules: string,
 *   title?: string,
 *   comment?: string,
 *   tags?: Record<string, string>,
 *   created: string,
 *   updated: string,
 * }} GameDocument
 */

/** How long a computer thinks that does not say so, in milliseconds. */
const USUAL_MILLIS = 1_000;

/** @typedef {Ply & {nags?: number[], comment?: string, before?: string, variations?: Ply[][]}} SaidPly */

/**
 * Fills in what every document has.
 *
 * @param {SavedGame} game changed in place
 * @returns {GameDocument}
 */
export function asDocument(game) {
  const now = new Date().toISOString();
  const document = /** @type {any} */ (game);
  document.version ??= 1;
  document.rules ??= "";
  document.options ??= {};
  document.players ??= {};
  for (const player of Object.values(document.players)) {
    if (player.kind === "computer") player.millis ??= USUAL_MILLIS;
  }
  document.position ??= null;
  document.result ??= null;
  document.clock ??= null;
  document.created ??= now;
  document.updated ??= now;
  return document;
}

/**
 * Whether all that one state of a game says is said by another too: the same moves or fewer, and no
 * comment, judgement or variation that the other has not.
 *
 * @param {Ply[]} more
 * @param {Ply[]} less
 */
export function contains(more, less) {
  return less.length <= more.length && less.every((ply, i) => sayNoMore(ply, /** @type {Ply} */ (more[i])));
}

/** @param {SaidPly} ply @param {SaidPly} other */
function sayNoMore(ply, other) {
  if (ply.text !== other.text) return false;
  return /** @type {const} */ (["nags", "comment", "before", "variations"]).every((field) => {
    const said = ply[field];
    return said === undefined || said.length === 0 || JSON.stringify(said) === JSON.stringify(other[field]);
  });
}

/**
 * Whether it is a game, or an analysis of moves that nobody played. What earlier versions kept does not
 * say so: an analysis is over without a result and without players.
 *
 * @param {Pick<SavedGame, "kind" | "over" | "result" | "players">} document
 * @returns {"game" | "analysis"}
 */
export function kindOf({ kind, over, result, players }) {
  return kind ?? (over && !result && Object.keys(players).length === 0 ? "analysis" : "game");
}

/** Whether somebody has moved and it can be played on. @param {Pick<SavedGame, "plies" | "over">} game */
export function isGoingOn({ plies, over }) {
  return plies.length > 0 && !over;
}
