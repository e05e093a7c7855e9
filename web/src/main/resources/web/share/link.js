import { t } from "../messages.js";

/** @import { GameDocument } from "../game/document.js" */
/** @import { Server } from "../server.js" */

/**
 * A link that holds a whole game, with comments and variations: `/analysis#g=…`. What follows `g=` is
 * the game's record (docs/records.md) in UTF-8, compressed (raw DEFLATE) and written in base64url
 * without padding. The part behind the `#` never leaves the browser, so the server learns nothing of it
 * from the address, and it may be long.
 */

const FIELD = "g";

/** Bytes of the longest record that is taken from a link. */
const MOST = 2_000_000;

/**
 * Returns the address of a page that shows the game.
 *
 * @param {Server} server
 * @param {GameDocument} document
 * @param {number} [ply] to be shown first, from 0; the last without it
 */
export async function linkOf(server, document, ply) {
  const { text } = await server.ask("/records/write", { documents: [document] });
  const packed = await pack(text);
  const shown = ply === undefined || ply === document.plies.length ? "" : `&ply=${ply}`;
  return `${location.origin}/analysis#${FIELD}=${packed}${shown}`;
}

/**
 * Reads the game of a link.
 *
 * @param {Server} server
 * @param {string} hash of the address, with or without its `#`
 * @returns {Promise<{document: GameDocument, ply: number} | null>} null where the link holds none
 * @throws {Error} where what it holds cannot be read; the message is a sentence for people
 */
export async function gameOfLink(server, hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const packed = fields.get(FIELD);
  if (packed === null) return null;
  const text = await unpack(packed);
  const { games, faults } = await server.ask("/records/read", { text });
  const document = games[0];
  if (document === undefined) throw new Error(faults[0]?.words ?? "The link holds no game.");
  const ply = Number.parseInt(fields.get("ply") ?? "", 10);
  return { document, ply: Number.isNaN(ply) ? document.plies.length : Math.min(ply, document.plies.length) };
}

/** @param {string} text */
async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} packed */
async function unpack(packed) {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await limited(stream);
  } catch (cause) {
    throw new Error(t("share.broken"), { cause });
  }
}

/** @param {ReadableStream<Uint8Array>} stream */
async function limited(stream) {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST) throw new Error("too long");
  }
}
