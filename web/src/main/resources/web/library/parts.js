/** Characters that are read at once, so that large collections come in bit by bit. */
const MOST = 100_000;

const TAG = /^\[\s*[A-Za-z]\w*\s*"/;

/** @typedef {{text: string, line: number, games: number}} Part with the number of its first line, from 1, and of its games */

/**
 * Parts a collection of records between games: before a line that begins with a tag pair, after some
 * that did not.
 *
 * @param {string} text
 * @returns {Part[]}
 */
export function parts(text) {
  const lines = text.split(/\r\n|\r|\n/);
  /** @type {Part[]} */
  const found = [];
  let first = 0;
  let size = 0;
  let games = 1;
  let played = false;
  lines.forEach((line, i) => {
    const tag = TAG.test(line);
    if (tag && played) {
      played = false;
      if (size > MOST) {
        found.push({ text: lines.slice(first, i).join("\n"), line: first + 1, games });
        [first, size, games] = [i, 0, 0];
      }
      games += 1;
    }
    if (!tag && line.trim() !== "" && !line.startsWith("%") && !line.startsWith(";")) played = true;
    size += line.length + 1;
  });
  found.push({ text: lines.slice(first).join("\n"), line: first + 1, games });
  return found;
}
