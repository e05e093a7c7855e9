import { kindOf } from "../game/document.js";
import { library } from "../game/library.js";
import { newId } from "../game/storage.js";

/** @import { SavedGame } from "../game/storage.js" */
/** @import { Beginning } from "./positions.js" */
/** @import { Written } from "./tree.js" */

/**
 * A game as it is kept.
 *
 * @typedef {object} Kept
 * @property {number} version
 * @property {string} title
 * @property {string} comment before the first move
 * @property {Written[]} plies
 * @property {string} created
 * @property {string} updated
 *
 * @typedef {Omit<SavedGame, "plies"> & Kept} Study
 */

/** @param {Beginning} beginning @returns {Study} an analysis that nobody played */
export function newStudy({ game, preset, options, position }) {
  const now = new Date().toISOString();
  return {
    version: 1,
    id: newId(),
    kind: "analysis",
    title: "",
    game,
    preset,
    options,
    position,
    players: {},
    plies: [],
    comment: "",
    paused: true,
    over: true,
    flipped: false,
    created: now,
    updated: now,
  };
}

/** What is kept as it is looked at. @param {SavedGame & Partial<Kept>} kept @returns {Study} */
export function asStudy(kept) {
  return { ...newStudy(kept), ...kept, kind: kindOf(kept) };
}

/** @param {string} id @returns {Promise<Study | null>} null where there is none */
export async function load(id) {
  const kept = await library.open(id);
  return kept === null ? null : asStudy(kept);
}

/** Keeps an analysis in the library, among the games. @param {Study} study */
export function keep(study) {
  library.save(study);
}
