import { missing } from "../app.js";
import { asked } from "../editor/address.js";
import { saveDraft, savedDraft } from "../editor/drafts.js";
import { Editor } from "../editor/editor.js";
import { History } from "../editor/history.js";
import { ofAnswer, ofPosition, same } from "../editor/setup.js";
import { said, t } from "../messages.js";
import { styles } from "../routes.js";
import { Refused } from "../server.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Game } from "../contract.js" */
/** @import { Asked } from "../editor/address.js" */
/** @import { Setup } from "../editor/setup.js" */

/**
 * Sets up a position of a game: `/editor/siege`. The query may say `position`, `preset`, options as
 * `option.KEY`, and `from`, the path of the game one came from. What was being set up is kept in the
 * browser, and comes back where the same address is opened again.
 *
 * @param {App} app
 * @param {string[]} params the game's id; the first game without one
 * @param {URLSearchParams} query
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id], query) {
  const [game] = await Promise.all([app.game(id), styles("editor")]);
  if (game === undefined) return missing();
  const address = query.toString();
  const wanted = asked(game, query);
  const draft = savedDraft(game.id);
  const kept = draft !== null && (address === "" || draft.query === address) ? draft.history : null;
  const opened = kept === null ? await read(app, game, wanted) : null;
  const history = kept ?? new History(opened?.setup ?? ofPosition(app.array(game.id)));
  const earlier = draft === null || kept !== null || same(draft.history.now, history.now) ? null : draft.history.now;
  const editor = new Editor(app, game, history, {
    from: wanted.from,
    earlier,
    onChange: (now) => saveDraft(game.id, address, now),
  });
  const checked = editor.check();
  if (opened !== null && opened.setup === null) checked.then(() => editor.text.paste(wanted.position ?? ""));
  return {
    element: editor.element,
    title: t("editor.title", { game: said(game.name) }),
    leave: () => editor.leave(),
  };
}

/**
 * Reads what an address asks for.
 *
 * @param {App} app
 * @param {Game} game
 * @param {Asked} wanted
 * @returns {Promise<{setup: Setup | null}>} null where it cannot be read
 */
async function read(app, game, { position, preset, options }) {
  const rules = { game: game.id, preset: preset ?? game.presets[0]?.name ?? "", options };
  try {
    return { setup: ofAnswer(await app.server.setup(position === null ? rules : { ...rules, position })) };
  } catch (failure) {
    if (failure instanceof Refused) return { setup: null };
    throw failure;
  }
}
