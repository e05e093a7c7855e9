import { missing } from "../app.js";
import { miniature } from "../board/miniature.js";
import { html } from "../elements.js";
import { said, t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";
import { collection } from "../puzzles/collection.js";
import { Progress } from "../puzzles/progress.js";
import { Puzzles } from "../puzzles/puzzles.js";
import { styles } from "../routes.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Game } from "../contract.js" */
/** @import { Kept } from "../puzzles/puzzles.js" */

/**
 * Puzzles: `/puzzles` to choose a game, `/puzzles/siege` to solve them.
 *
 * @param {App} app
 * @param {string[]} params the game's id
 * @param {URLSearchParams} query
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id], query) {
  await styles("puzzles");
  if (id === undefined) return choice(app, await app.allGames());
  const game = await app.game(id);
  if (game === undefined) return missing();
  const puzzles = new Puzzles(app.server, game, await collection(id), app.array(id), query);
  return {
    element: puzzles.element,
    title: t("puzzles.title", { game: said(game.name) }),
    keep: () => puzzles.chosen,
    take: (kept) => puzzles.choose(/** @type {Kept} */ (kept)),
    leave: () => puzzles.leave(),
    resume: () => void (puzzles.solving.state === "trouble" && puzzles.again()),
  };
}

/** @param {App} app @param {Game[]} games @returns {OpenPage} */
function choice(app, games) {
  return {
    element: html(
      "main",
      { class: "puzzle-games" },
      html("h1", {}, t("puzzles.games")),
      html("p", { class: "puzzle-intro" }, t("puzzles.intro")),
      html("ul", {}, ...games.map((game) => html("li", {}, gameLink(app, game)))),
    ),
    title: t("puzzles.games"),
  };
}

/** @param {App} app @param {Game} game */
function gameLink(app, game) {
  const { count } = new Progress(game.id);
  return html(
    "a",
    { class: "puzzle-game", href: `/puzzles/${game.id}` },
    miniature(game, new Draughtsman(game), app.array(game.id).pieces),
    html("span", { class: "puzzle-game-name" }, said(game.name)),
    html("span", { class: "puzzle-game-solved" }, t("puzzles.solved", { count })),
  );
}
