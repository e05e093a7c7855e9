import { missing } from "../app.js";
import { newId, saveGame, savedGame } from "../game/storage.js";
import { newSeed } from "../game/levels.js";
import { Table } from "../table.js";

/** @import { App, OpenPage } from "../app.js" */

/**
 * A game being played: `/game/ID`.
 *
 * @param {App} app
 * @param {string[]} params the game's id
 * @returns {OpenPage}
 */
export function open(app, [id]) {
  const saved = savedGame();
  const game = app.games.get(saved?.game ?? "");
  if (saved === null || game === undefined || saved.id !== id) return missing();
  const table = new Table(app.server, game, saved, null, {
    onNew: () => app.go(`/new/${game.id}`),
    onAgain: () => {
      const again = { ...saved, id: newId(), seed: newSeed(), plies: [], paused: false, over: false };
      saveGame(again);
      app.go(`/game/${again.id}`);
    },
  });
  return { element: table.element, title: game.name, leave: () => table.leave(), focus: () => table.board.focus() };
}
