import { html } from "../elements.js";
import { said, t } from "../messages.js";

/** @import { App } from "../app.js" */
/** @import { Game } from "../contract.js" */

/**
 * The links by which a page of one game leads to the same page of the others.
 *
 * @param {App} app
 * @param {Game} game this one
 * @param {(id: string) => string} address of the page of a game
 */
export function otherGames(app, game, address) {
  return html(
    "nav",
    { class: "other-games", "aria-label": t("common.games") },
    ...app.names.filter(({ id }) => id !== game.id).map(({ id, name }) => html("a", { href: address(id) }, said(name))),
  );
}
