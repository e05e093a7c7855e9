import { library } from "../game/library.js";
import { download } from "../share/download.js";

/** @import { Server } from "../server.js" */
/** @import { GameDocument } from "../game/document.js" */

/** Characters of documents that are sent to be written at once. */
const MOST = 500_000;

/**
 * Writes games into a file of records.
 *
 * @param {Server} server
 * @param {string[]} ids
 * @returns {Promise<number>} how many there were
 */
export async function exportGames(server, ids) {
  /** @type {string[]} */
  const texts = [];
  let count = 0;
  /** @type {GameDocument[]} */
  let documents = [];
  let size = 0;
  const write = async () => {
    if (documents.length > 0) texts.push(await recordsOf(server, documents));
    [documents, size] = [[], 0];
  };
  for (const id of ids) {
    const document = await library.look(id);
    if (document === null) continue;
    documents.push(document);
    count += 1;
    size += JSON.stringify(document).length;
    if (size > MOST) await write();
  }
  await write();
  if (count > 0) {
    const name = count === 1 ? `vauban-${ids[0]}.vgn` : "vauban.vgn";
    download(new Blob([texts.join("\n")], { type: "text/plain;charset=utf-8" }), name);
  }
  return count;
}

/** @param {Server} server @param {GameDocument[]} documents @returns {Promise<string>} */
export async function recordsOf(server, documents) {
  return (await server.ask("/records/write", { documents })).text;
}
