/** A text, or else the place of the first byte that is none: line and column, from 1. @typedef {{text: string} | {line: number, column: number}} Decoded */

/**
 * Reads bytes as UTF-8. A browser itself puts a sign in the place of what it cannot read, by which the
 * letters of a file in another encoding would be lost.
 *
 * @param {BufferSource} bytes
 * @returns {Decoded}
 */
export function decoded(bytes) {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch (failure) {
    if (!(failure instanceof TypeError)) throw failure;
    const [before = ""] = new TextDecoder().decode(bytes).split("\uFFFD", 1);
    const lines = before.split(/\r\n|\r|\n/);
    return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  }
}
