/** @import { MessageKey } from "../messages.js" */
/** @import { Scene } from "./scene.js" */

/**
 * A board beside a clause on which its moves can be tried.
 *
 * @typedef {object} Demonstration
 * @property {string} id by which its words are found: `learn.GAME.ID`
 * @property {Scene} scene
 * @property {"one" | "both"} [sides] whether both sides are moved by turns; without it the first to move
 *     moves again and again
 * @property {string[]} shows a line of legal moves that show the rule; of one side only, a single move
 * @property {Record<string, string>} [refused] ids of the rules that refuse moves, by the move
 * @property {string} [ends] id of the ending that the line leads to
 * @property {string[]} [regions] ids of regions to be outlined
 *
 * @typedef {object} Topic
 * @property {string[]} clauses ids of rules, in reading order
 * @property {Demonstration} [board]
 *
 * @typedef {object} Chapter
 * @property {string} id by which its title is found: `learn.chapter.ID`
 * @property {Topic[]} topics
 *
 * A picture of the first minute, and the move that an arrow shows on it.
 * @typedef {object} Glance
 * @property {string} id by which its words are found: `learn.GAME.ID`
 * @property {Scene & {pieces: string}} scene
 * @property {[string, string][]} arrows squares left and reached
 *
 * @typedef {{glances: Glance[], chapters: Chapter[]}} Lessons
 */

/** @type {Record<string, () => Promise<{default: Lessons}>>} */
const LESSONS = {
  siege: () => import("./lessons/siege.js"),
  "war-chess": () => import("./lessons/war-chess.js"),
  "siege-of-paris": () => import("./lessons/siege-of-paris.js"),
};

/**
 * The lessons of a game. One without any of its own has its rules in a single chapter.
 *
 * @param {import("../contract.js").Game} game
 * @returns {Promise<Lessons>}
 */
export async function lessons(game) {
  const load = LESSONS[game.id];
  if (load !== undefined) return (await load()).default;
  const clauses = game.rules.rules.map(({ id }) => ({ clauses: [id] }));
  return { glances: [], chapters: [{ id: "rules", topics: clauses }] };
}

/**
 * The key of a text that belongs to something of a game.
 *
 * @param {"learn" | "tutorial"} area
 * @param {string[]} names
 */
export function key(area, ...names) {
  return /** @type {MessageKey} */ ([area, ...names].join("."));
}
