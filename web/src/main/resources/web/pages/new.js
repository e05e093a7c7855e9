import { missing } from "../app.js";
import { asked } from "../editor/address.js";
import { saveGame, savedGame } from "../game/storage.js";
import { said, t } from "../messages.js";
import { Start } from "../start.js";
import { confirm } from "../panels/dialogs.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { SavedGame } from "../game/storage.js" */

/**
 * Sets up a game: `/new/siege`. The query may say `position`, `preset`, and options as `option.KEY`.
 *
 * @param {App} app
 * @param {string[]} params the game's id; the first game without one
 * @param {URLSearchParams} query
 * @returns {OpenPage}
 */
export function open(app, [id], query) {
  const game = app.games.get(id ?? app.games.keys().next().value ?? "");
  if (game === undefined) return missing();
  const waiting = savedGame();
  const start = new Start(app.server, [...app.games.values()], game, app.arrays, {
    onBegin: async (saved) => {
      const now = savedGame();
      if (now !== null && isGoingOn(now) && !(await mayGiveUp(app, now))) return;
      saveGame(saved);
      app.go(`/game/${saved.id}`);
    },
  });
  if (query.size > 0) start.setup.take(asked(game, query));
  if (waiting !== null && app.games.has(waiting.game) && isGoingOn(waiting)) {
    start.offerReturn(nameOf(app, waiting), () => app.go(`/game/${waiting.id}`));
  }
  return { element: start.element, title: said(game.name), leave: () => start.leave() };
}

/** @param {SavedGame} saved */
const isGoingOn = (saved) => saved.plies.length > 0 && !saved.over;

/** @param {App} app @param {SavedGame} saved */
const nameOf = (app, saved) => app.games.get(saved.game)?.name ?? saved.game;

/** @param {App} app @param {SavedGame} saved */
function mayGiveUp(app, saved) {
  return confirm(
    t("common.give-up.title"),
    t("common.give-up.words", { game: said(nameOf(app, saved)), number: saved.plies.at(-1)?.number ?? 1 }),
    t("common.give-up.yes"),
    t("common.give-up.no"),
  );
}
