import { t } from "../messages.js";

/** @import { MessageKey } from "../messages.js" */

/** The level at which the computer plays as well as it can. */
export const FULL_STRENGTH = 10;

/** What the levels are called, from 1 up. */
const NAMES = /** @type {MessageKey[]} */ ([
  "play.level.1",
  "play.level.2",
  "play.level.3",
  "play.level.4",
  "play.level.5",
  "play.level.6",
  "play.level.7",
  "play.level.8",
  "play.level.9",
  "play.level.10",
]);

/** Every level with its words. */
export const LEVELS = NAMES.map((name, i) => ({ level: i + 1, words: `${i + 1} ${t(name)}` }));

/** A seed for a new game, by which the computer errs below full strength. */
export function newSeed() {
  return Math.floor(Math.random() * 2 ** 31);
}
