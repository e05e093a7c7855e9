/** Characters that are read at once, so that large collections come in bit by bit. */
const MOST = 100_000;

const TAG = /^\[\s*[A-Za-z]\w*\s*"/;

/**
 * Parts a collection of records between games: before a line that begins with a tag pair, after some
 * that did not.
 *
 * @param {string} text
 * @returns {{text: string, line: number}[]} with the number of the first line, from 1
 */
export function parts(text) {
  const lines = text.split(/\r\n|\r|\n/);
  /** @type {{text: string, line: number}[]} */
  const found = [];
  let first = 0;
  let size = 0;
  let played = false;
  lines.forEach((line, i) => {
    const tag = TAG.test(line);
    if (tag && played) {
      played = false;
      if (size > MOST) {
        found.push({ text: lines.slice(first, i).join("\n"), line: first + 1 });
        [first, size] = [i, 0];
      }
    }
    if (!tag && line.trim() !== "" && !line.startsWith("%") && !line.startsWith(";")) played = true;
    size += line.length + 1;
  });
  found.push({ text: lines.slice(first).join("\n"), line: first + 1 });
  return found;
}
