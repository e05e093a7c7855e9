import { Desk, copyOf } from "../analysis/desk.js";
import { load, newStudy } from "../analysis/keep.js";
import { missing } from "../app.js";
import { said, t } from "../messages.js";
import { styles } from "../routes.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Study } from "../analysis/keep.js" */

/** Options in an address: `option.array=line`. */
const OPTION = /^option\.(.+)$/;

/**
 * An analysis: `/analysis/ID` of a game that is kept, `/analysis?game=siege&position=...` of a position.
 * A query may have `preset`, `option.KEY`, `position` and `moves`, with blanks between them.
 *
 * @param {App} app
 * @param {string[]} params
 * @param {URLSearchParams} query
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id], query) {
  const [study] = await Promise.all([id === undefined ? fromQuery(app, query) : load(id), styles("analysis")]);
  const game = app.games.get(study?.game ?? "");
  if (study === null || game === undefined) return missing();
  const played = Object.keys(study.players).length > 0;
  // A game that goes on is not touched: what is looked at is a copy.
  if (played && !study.over) Object.assign(study, copyOf(study));
  const desk = new Desk(app, game, study);
  const moves = query.get("moves")?.trim() ?? "";
  if (id === undefined && moves !== "") desk.begin(moves.split(/\s+/));
  return {
    element: desk.element,
    title: t("analysis.title", { game: said(game.name) }),
    leave: () => desk.leave(),
    focus: () => desk.board.focus(),
  };
}

/** @param {App} app @param {URLSearchParams} query @returns {Study} */
function fromQuery(app, query) {
  const [usual] = app.games.keys();
  const game = query.get("game") ?? usual ?? "";
  const preset = query.get("preset") ?? app.games.get(game)?.presets[0]?.name ?? "";
  /** @type {Record<string, string>} */
  const options = {};
  for (const [key, value] of query) {
    const name = OPTION.exec(key)?.[1];
    if (name !== undefined) options[name] = value;
  }
  return newStudy({ game, preset, options, position: query.get("position") });
}
