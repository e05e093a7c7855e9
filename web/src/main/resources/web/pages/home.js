import { miniature } from "../board/miniature.js";
import { html } from "../elements.js";
import { savedGame } from "../game/storage.js";
import { said, t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";
import { styles } from "../routes.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Game } from "../contract.js" */
/** @import { MessageKey } from "../messages.js" */

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

/**
 * What this is, and the games.
 *
 * @param {App} app
 * @returns {Promise<OpenPage>}
 */
export async function open(app) {
  await styles("home");
  const games = [...app.games.values()];
  return {
    element: html(
      "main",
      { class: "home" },
      goingOn(app),
      html("header", { class: "home-title" }, html("h1", {}, t("home.title")), html("p", {}, t("home.words"))),
      html("div", { class: "home-games" }, ...games.map((game, i) => plate(app, game, i))),
    ),
    title: "",
  };
}

/** @param {App} app */
function goingOn(app) {
  const saved = savedGame();
  const game = app.games.get(saved?.game ?? "");
  if (saved === null || game === undefined || saved.plies.length === 0 || saved.over) return null;
  return html(
    "p",
    { class: "resume" },
    html("span", {}, t("home.going", { game: said(game.name) })),
    html("a", { class: "quiet-link", href: `/game/${saved.id}` }, t("home.return")),
  );
}

/** @param {App} app @param {Game} game @param {number} i */
function plate(app, game, i) {
  const key = /** @type {MessageKey} */ (`home.${game.id}`);
  const words = t(key);
  return html(
    "article",
    { class: "home-game" },
    html("p", { class: "plate-number" }, t("home.plate", { number: NUMERALS[i] ?? i + 1 })),
    html(
      "div",
      { class: "home-picture" },
      miniature(game, new Draughtsman(game), app.array(game.id).pieces),
    ),
    html("h2", {}, said(game.name)),
    html("p", { class: "home-words" }, words === key ? said(game.summary) : words),
    html(
      "p",
      { class: "home-ways" },
      html("a", { class: "firm-link", href: `/new/${game.id}` }, t("home.play")),
      html("a", { class: "quiet-link", href: `/learn/${game.id}` }, t("home.learn")),
      html("a", { class: "quiet-link", href: `/puzzles/${game.id}` }, t("home.puzzles")),
    ),
  );
}
