import { missing } from "../app.js";
import { library } from "../game/library.js";
import { newId, saveGame } from "../game/storage.js";
import { newSeed } from "../game/levels.js";
import { facesDown, turned } from "../game/seating.js";
import { said } from "../messages.js";
import { Table } from "../table.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { SavedGame } from "../game/storage.js" */

/**
 * A game being played: `/game/ID`.
 *
 * @param {App} app
 * @param {string[]} params the game's id
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id = ""]) {
  const saved = await library.open(id).catch(() => null);
  const game = app.games.get(saved?.game ?? "");
  if (saved === null || game === undefined) return missing();
  /** @param {SavedGame} next */
  const begin = (next) => {
    saveGame(next);
    app.go(`/game/${next.id}`);
  };
  const table = new Table(app.server, game, saved, null, {
    lead: (signal) => library.lead(saved.id, signal),
    onNew: () => app.go(`/new/${game.id}`),
    onAgain: () => begin(afresh(saved)),
    onRematch: () => {
      const { latest, positions } = table.play;
      const array = app.array(game.id);
      const start = saved.position === null ? array : (positions.get(0) ?? latest ?? array);
      const seats = latest?.seats ?? array.seats;
      const players = turned(seats, saved.players);
      begin({ ...afresh(saved), players, flipped: facesDown(game, { ...start, seats }, players) });
    },
  });
  const unwatch = library.watch(saved.id, (changed) => {
    if (changed !== null) table.play.replace(changed);
  });
  const leave = () => {
    unwatch();
    table.leave();
  };
  return { element: table.element, title: said(game.name), leave, focus: () => table.board.focus() };
}

/** A game like another one, before its first move. @param {SavedGame} saved @returns {SavedGame} */
function afresh({ game, preset, options, position, players, flipped, clock }) {
  return {
    id: newId(),
    seed: newSeed(),
    ...{ game, preset, options, position, players, flipped },
    plies: [],
    paused: false,
    over: false,
    result: null,
    clock: clock ? { ...clock, turn: null } : null,
  };
}
