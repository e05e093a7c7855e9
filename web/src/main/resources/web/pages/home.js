import { html } from "../elements.js";
import { said, t } from "../messages.js";
import { styles } from "../routes.js";
import { plate } from "../setup/plates.js";
import { resume } from "../setup/resume.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Game } from "../contract.js" */
/** @import { MessageKey } from "../messages.js" */

/**
 * What this is, and the games.
 *
 * @param {App} app
 * @returns {Promise<OpenPage>}
 */
export async function open(app) {
  const [games, wayBack] = await Promise.all([app.allGames(), resume(app), styles("home")]);
  return {
    element: html(
      "main",
      { class: "front home" },
      wayBack,
      html("header", { class: "front-title" }, html("h1", {}, t("home.title")), html("p", {}, t("home.words"))),
      html("div", { class: "plates" }, ...games.map((game, place) => way(app, game, place))),
    ),
    title: "",
  };
}

/** @param {App} app @param {Game} game @param {number} place among the games */
function way(app, game, place) {
  const key = /** @type {MessageKey} */ (`home.${game.id}`);
  const words = t(key);
  return html(
    "article",
    { class: "plate-sheet home-game" },
    ...plate(game, {
      place,
      pieces: app.array(game.id).pieces,
      words: words === key ? said(game.summary) : words,
      name: "h2",
    }),
    html(
      "p",
      { class: "home-ways" },
      html("a", { class: "firm-link", href: `/new/${game.id}` }, t("home.play")),
      html("a", { class: "quiet-link", href: `/learn/${game.id}` }, t("home.learn")),
      html("a", { class: "quiet-link", href: `/puzzles/${game.id}` }, t("home.puzzles")),
      html("a", { class: "home-editor", href: `/editor/${game.id}` }, t("home.editor")),
    ),
  );
}
