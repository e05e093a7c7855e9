import { missing } from "../app.js";
import { BELOW } from "../learn/below.js";
import { learnHome } from "../learn/home.js";
import { styles } from "../routes.js";

/** @import { App, OpenPage } from "../app.js" */

/**
 * Learning a game: `/learn`, `/learn/siege`, `/learn/siege/tutorial`.
 *
 * @param {App} app
 * @param {string[]} params the game's id and what is below it
 * @param {URLSearchParams} query
 * @returns {Promise<OpenPage>}
 */
export async function open(app, params, query) {
  await styles("learn");
  const [id, below = ""] = params;
  if (id === undefined) return learnHome(app, await app.allGames());
  const load = Object.hasOwn(BELOW, below) ? BELOW[below] : undefined;
  if ((await app.game(id)) === undefined || load === undefined) return missing();
  return (await load()).open(app, params, query);
}
