import { positionAfter } from "./frames.js";
import { Gif } from "./gif.js";
import { Picture } from "./picture.js";

/** @import { App } from "../app.js" */
/** @import { GameDocument } from "../game/document.js" */

/** Pixels of the longer side. */
const PIXELS = 640;

/** How long a position is shown, in hundredths of a second; the last one longer. */
const SHOWN = 80;
const SHOWN_LAST = 400;

/**
 * Makes a moving picture of a game, a picture for the start and for every ply.
 *
 * @param {App} app
 * @param {GameDocument} document
 * @param {(done: number, all: number) => void} onProgress
 * @param {AbortSignal} signal
 * @returns {Promise<Blob>} GIF
 * @throws {DOMException} where the signal was aborted
 */
export async function movingPicture(app, document, onProgress, signal) {
  const game = app.games.get(document.game);
  if (game === undefined) throw new Error(`unknown game ${document.game}`);
  const picture = new Picture(game);
  const all = document.plies.length + 1;
  /** @type {Gif | null} */
  let gif = null;
  for (let plies = 0; plies < all; plies++) {
    onProgress(plies + 1, all);
    const { pieces } = await positionAfter(app.server, document, plies, signal);
    const canvas = await picture.canvas(pieces, PIXELS);
    signal.throwIfAborted();
    const { width, height } = canvas;
    const data = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, width, height);
    gif ??= new Gif(width, height);
    gif.add(data.data, plies + 1 === all ? SHOWN_LAST : SHOWN);
  }
  return /** @type {Gif} */ (gif).end();
}
