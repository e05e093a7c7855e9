import { html } from "../elements.js";

/** How long a browser may take to begin a download, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Hands a file to the person.
 *
 * @param {Blob} blob
 * @param {string} name of the file
 */
export function download(blob, name) {
  const href = URL.createObjectURL(blob);
  const link = html("a", { href, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}
