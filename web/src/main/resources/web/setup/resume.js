import { fill, html } from "../elements.js";
import { isGoingOn } from "../game/document.js";
import { library } from "../game/library.js";
import { said, t } from "../messages.js";

/** @import { App } from "../app.js" */
/** @import { GameDocument } from "../game/document.js" */

/** How long a page waits for the line, so that it seldom moves what is there already; milliseconds. */
const PATIENCE = 400;

/**
 * A line that leads back to the game that was played last and goes on. Where this browser has none, the
 * server is asked, and nobody waits long for its answer.
 *
 * @param {App} app
 */
export async function resume(app) {
  const line = html("p", { class: "resume", hidden: true });
  /** @param {GameDocument | null} going */
  const offer = async (going) => {
    const game = going === null ? undefined : await app.game(going.game);
    // The server may have yet to hear that it has ended.
    if (going === null || game === undefined || !isGoingOn(going)) return;
    line.hidden = false;
    fill(
      line,
      html("span", {}, t("home.going", { game: said(game.name) })),
      html("a", { class: "quiet-link", href: `/game/${going.id}` }, t("home.return")),
    );
  };
  const here = library.latestHere(true);
  const offered = (here === null ? library.latest() : Promise.resolve(here)).then(offer).catch(reportError);
  await Promise.race([offered, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return line;
}
