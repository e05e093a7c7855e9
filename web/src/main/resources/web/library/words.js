import { language, said, t } from "../messages.js";

/** @import { Game } from "../contract.js" */
/** @import { GameDocument } from "../game/document.js" */
/** @import { Listed } from "../game/shelf.js" */

/** The reader's own way to write a date, where the browser names one in the page's language: `30 Nov 2026, 14:05`. */
const OWN = navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? { en: "en-GB", fr: "fr-FR" }[language];

const DATE = new Intl.DateTimeFormat(OWN, { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat(OWN, { dateStyle: "medium", timeStyle: "short" });

/** @param {string} iso @param {boolean} [withTime] */
export function dateWords(iso, withTime = false) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return (withTime ? TIME : DATE).format(date);
}

/** @param {Game} game @param {Pick<Listed, "title" | "kind" | "created">} listed */
export function titleWords(game, { title, kind, created }) {
  if (title) return title;
  const untitled = kind === "analysis" ? "library.untitled.analysis" : "library.untitled";
  return t(untitled, { game: said(game.name), date: dateWords(created, true) });
}

/** How much was played, or looked at. @param {Pick<Listed, "plies" | "variations">} listed */
export function movesWords({ plies, variations }) {
  const moves = t("library.moves", { count: plies });
  return variations ? t("library.moves.more", { moves, variations: t("library.variations", { count: variations }) }) : moves;
}

/** Who plays whom, team against team; nobody where nobody did. @param {Pick<Listed, "players" | "seats">} listed */
export function playersWords({ players, seats }) {
  if (players === null || seats === null || Object.keys(players).length === 0) return "";
  const [first, second] = /** @type {const} */ (["first", "second"]).map((team) => {
    const own = Object.keys(seats).filter((seat) => seats[seat] === team);
    return [...new Set(own.map((seat) => playerWords(players[seat])))].join(", ");
  });
  return t("library.against", { first: first ?? "", second: second ?? "" });
}

/** @param {import("../game/storage.js").Player | undefined} player */
function playerWords(player) {
  if (player?.kind === "computer") return t("library.computer", { level: player.level ?? 10 });
  return /** @type {{name?: string} | undefined} */ (player)?.name || t("library.person");
}

/**
 * What the page of a game is called: the game, when it was begun, and the result once it is over.
 *
 * @param {Game} game
 * @param {Pick<GameDocument, "title" | "created" | "over" | "result">} document
 */
export function pageTitle(game, { title = "", created, over, result = null }) {
  const what = titleWords(game, { title, kind: "game", created });
  return over ? t("common.about", { what, words: resultWords(game, { kind: "game", result, going: false }) }) : what;
}

/** How a game stands or ended. @param {Game} game @param {Pick<Listed, "kind" | "result" | "going">} listed */
export function resultWords(game, { kind, result, going }) {
  if (kind === "analysis") return t("library.analysis");
  if (result === null) return t(going ? "library.going" : "library.abandoned");
  const words = said(result.words ?? "");
  if (result.winner === null) return t("library.drawn", { words }).trim();
  const team = said(game.teams.find(({ id }) => id === result.winner)?.name ?? "");
  return t("library.won", { team: team.charAt(0).toUpperCase() + team.slice(1), words }).trim();
}
