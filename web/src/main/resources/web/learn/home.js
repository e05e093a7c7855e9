import { miniature } from "../board/miniature.js";
import { html } from "../elements.js";
import { said, t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";
import { key } from "./chapters.js";
import { firstGame } from "./first-game.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Game } from "../contract.js" */

/**
 * Where learning begins: the games, and what to do first.
 *
 * @param {App} app
 * @param {Game[]} games
 * @returns {OpenPage}
 */
export function learnHome(app, games) {
  return {
    element: html(
      "main",
      { class: "learn" },
      html("header", { class: "learn-title" }, html("h1", {}, t("learn.title")), html("p", {}, t("learn.words"))),
      html("div", { class: "learn-games" }, ...games.map((game) => card(app, game))),
    ),
    title: t("learn.title"),
  };
}

/** @param {App} app @param {Game} game */
function card(app, game) {
  const { id } = game;
  /** @param {string} href @param {string} words */
  const way = (href, words) => html("li", {}, html("a", { href }, words));
  return html(
    "section",
    { class: "learn-game", "aria-labelledby": `learn-${id}` },
    html("div", { class: "learn-picture" }, miniature(game, new Draughtsman(game), app.array(id).pieces)),
    html(
      "div",
      { class: "learn-game-words" },
      html("h2", { id: `learn-${id}` }, said(game.name)),
      html("p", {}, t(key("learn", id, "about"))),
      html(
        "ol",
        { class: "learn-ways" },
        way(`/learn/${id}`, t("learn.minute")),
        way(`/learn/${id}/tutorial`, t("learn.tutorial")),
        id === "war-chess" && way(`/learn/${id}/plates`, t("learn.plates")),
        way(`/learn/${id}#rules`, t("learn.rules")),
        way(`/puzzles/${id}`, t("learn.puzzles")),
      ),
      html("p", {}, firstGame(id)),
    ),
  );
}
