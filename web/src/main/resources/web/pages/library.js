import { LibraryPage } from "../library/page.js";
import { t } from "../messages.js";
import { styles } from "../routes.js";

/** @import { App, OpenPage } from "../app.js" */

/**
 * The list of one's games: `/library?game=siege&text=Ann&page=2`.
 *
 * @param {App} app
 * @param {string[]} _params
 * @param {URLSearchParams} query
 * @returns {Promise<OpenPage>}
 */
export async function open(app, _params, query) {
  const page = new LibraryPage(app, await app.allGames(), query);
  await Promise.all([styles("library"), page.show()]);
  page.offerBack();
  return {
    element: page.element,
    title: t("library.title"),
    leave: () => page.leave(),
    resume: () => void (page.offline && page.show()),
  };
}
