import { missing } from "../app.js";
import { asDocument, kindOf } from "../game/document.js";
import { library } from "../game/library.js";
import { newSeed } from "../game/levels.js";
import { facesDown, turned } from "../game/seating.js";
import { newId } from "../game/storage.js";
import { pageTitle } from "../library/words.js";
import { Table } from "../table.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Game } from "../contract.js" */
/** @import { SavedGame } from "../game/storage.js" */
/** @import { Kept } from "../table.js" */

/**
 * A game being played: `/game/ID`.
 *
 * @param {App} app
 * @param {string[]} params the game's id
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id = ""]) {
  const saved = await library.open(id);
  if (saved !== null && kindOf(saved) === "analysis") {
    history.replaceState(history.state, "", `/analysis/${id}`);
    return app.open();
  }
  const game = saved === null ? undefined : await app.game(saved.game);
  if (saved === null || game === undefined) return missing();
  /** @param {SavedGame} next */
  const begin = (next) => {
    library.save(next);
    app.go(`/game/${next.id}`);
  };
  const table = new Table(app.server, game, saved, null, {
    onNew: () => app.go(`/new/${game.id}`),
    onAgain: () => begin(afresh(table.play.saved)),
    onRematch: () => begin(rematch(app, game, table.play)),
    onShare: async () => {
      const { openShare } = await import("../share/dialog.js");
      const { saved: now, shown } = table.play;
      await openShare(app, asDocument(now), shown);
    },
    onDecided: () => app.entitle(pageTitle(game, asDocument(table.play.saved))),
    lead: (signal) => library.lead(id, signal),
  });
  const unwatch = library.watch(id, (changed) => {
    if (changed === null) app.replace(location.pathname);
    else table.play.replace(changed);
  });
  return {
    element: table.element,
    title: pageTitle(game, asDocument(saved)),
    focus: () => table.board.focus(),
    keep: () => table.chosen,
    take: (kept) => void table.choose(/** @type {Kept} */ (kept)),
    resume: () => void (table.play.trouble !== null && table.play.refresh()),
    leave: () => {
      unwatch();
      table.leave();
    },
  };
}

/**
 * The same game with sides turned.
 *
 * @param {App} app
 * @param {Game} game
 * @param {import("../game/play.js").Play} play
 * @returns {SavedGame}
 */
function rematch(app, game, { saved, latest, positions }) {
  const array = app.array(game.id);
  const start = saved.position === null ? array : (positions.get(0) ?? latest ?? array);
  const seats = latest?.seats ?? array.seats;
  const players = turned(seats, saved.players);
  return { ...afresh(saved), players, flipped: facesDown(game, { ...start, seats }, players) };
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
