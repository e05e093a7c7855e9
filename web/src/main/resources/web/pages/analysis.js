import { Desk, copyOf } from "../analysis/desk.js";
import { asStudy, load, newStudy } from "../analysis/keep.js";
import { missing } from "../app.js";
import { asked } from "../editor/address.js";
import { html } from "../elements.js";
import { newId } from "../game/storage.js";
import { titleWords } from "../library/words.js";
import { said, t } from "../messages.js";
import { styles } from "../routes.js";
import { Unreachable } from "../server.js";
import { gameOfLink } from "../share/link.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Study } from "../analysis/keep.js" */

/**
 * An analysis: `/analysis/ID` of a game that is kept, `/analysis?game=siege&position=...` of a position.
 * `/analysis/siege` is another way to say `/analysis?game=siege`. A query may have `preset`, `option.KEY`, `position`, and `moves` with blanks between them.
 *
 * @param {App} app
 * @param {string[]} params
 * @param {URLSearchParams} query
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id], query) {
  if (id !== undefined && app.names.some((name) => name.id === id)) {
    query.set("game", id);
    history.replaceState(history.state, "", `/analysis?${query}${location.hash}`);
    return open(app, [], query);
  }
  await styles("analysis");
  let study;
  try {
    study = id === undefined ? await fromAddress(app, query) : await load(id);
  } catch (failure) {
    if (failure instanceof Unreachable) throw failure;
    return unreadable(failure instanceof Error ? failure.message : String(failure));
  }
  const game = study === null ? undefined : await app.game(study.game);
  if (study === null || game === undefined) return missing();
  // A game that goes on is not touched: what is looked at is a copy.
  if (!study.over) Object.assign(study, copyOf(study));
  const desk = new Desk(app, game, study);
  const moves = query.get("moves")?.trim() ?? "";
  if (id === undefined && moves !== "") desk.begin(moves.split(/\s+/));
  return {
    element: desk.element,
    title: t("analysis.title", { game: id === undefined ? said(game.name) : titleWords(game, { ...study, kind: "game" }) }),
    leave: () => desk.leave(),
    focus: () => desk.board.focus(),
    keep: () => desk.tabs.selected,
    take: (tab) => desk.tabs.select(String(tab)),
  };
}

/** What is shown for a link whose game cannot be read. @param {string} words @returns {OpenPage} */
function unreadable(words) {
  return {
    element: html(
      "main",
      { class: "waiting" },
      html("p", { role: "alert" }, said(words)),
      html("a", { href: "/analysis" }, t("ways.analysis")),
    ),
    title: t("ways.analysis"),
  };
}

/** The game of a link that holds one, or what the query says. @param {App} app @param {URLSearchParams} query */
async function fromAddress(app, query) {
  const linked = await gameOfLink(app.server, location.hash);
  return linked === null ? fromQuery(app, query) : asStudy({ ...linked.document, id: newId() });
}

/** @param {App} app @param {URLSearchParams} query @returns {Promise<Study | null>} */
async function fromQuery(app, query) {
  const game = await app.game(query.get("game") ?? undefined);
  if (game === undefined) return null;
  const { preset, options, position } = asked(game, query);
  return newStudy({ game: game.id, preset: preset ?? game.presets[0]?.name ?? "", options, position });
}
