/** The level at which the computer plays as well as it can. */
export const FULL_STRENGTH = 10;

/** What the levels are called, from 1 up. */
const WORDS = [
  "beginner",
  "casual",
  "easy",
  "improving",
  "club player",
  "good club player",
  "strong",
  "very strong",
  "expert",
  "full strength",
];

/** Every level with its words. */
export const LEVELS = WORDS.map((words, i) => ({ level: i + 1, words: `${i + 1} ${words}` }));

/** A seed for a new game, by which the computer errs below full strength. */
export function newSeed() {
  return Math.floor(Math.random() * 2 ** 31);
}
