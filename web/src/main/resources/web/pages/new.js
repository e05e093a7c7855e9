import { missing } from "../app.js";
import { library } from "../game/library.js";
import { said } from "../messages.js";
import { resume } from "../setup/resume.js";
import { Start } from "../start.js";

/** @import { App, OpenPage } from "../app.js" */

/**
 * Sets up a game: `/new/siege`. The query may say `position`, `preset`, and options as `option.KEY`.
 * Games going on stay where they are, in the library.
 *
 * @param {App} app
 * @param {string[]} params the game's id; the first game without one
 * @param {URLSearchParams} query
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id], query) {
  const [games, wayBack] = await Promise.all([app.allGames(), resume(app)]);
  const game = await app.game(id);
  if (game === undefined) return missing();
  const start = new Start(app.server, games, game, app.arrays, query, {
    resume: wayBack,
    onChoose: ({ id: other }) => history.replaceState(null, "", `/new/${other}`),
    onBegin: (saved) => {
      library.save(saved);
      app.go(`/game/${saved.id}`);
    },
  });
  return {
    element: start.element,
    title: said(game.name),
    leave: () => start.leave(),
    ...(query.has("position") && { focus: () => start.lookAtSetup() }),
  };
}
