import { language, said, t } from "../messages.js";

/** @import { Game } from "../contract.js" */
/** @import { Listed } from "../game/shelf.js" */

const DATE = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

/** @param {string} iso @param {boolean} [withTime] */
export function dateWords(iso, withTime = false) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return (withTime ? TIME : DATE).format(date);
}

/** @param {Game} game @param {Pick<Listed, "title" | "kind" | "created">} listed */
export function titleWords(game, { title, kind, created }) {
  if (title) return title;
  if (kind === "analysis") return t("library.untitled.analysis", { game: said(game.name), date: dateWords(created) });
  return t("library.untitled", { game: said(game.name), date: dateWords(created) });
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

/** How a game stands or ended. @param {Game} game @param {Pick<Listed, "kind" | "result" | "going">} listed */
export function resultWords(game, { kind, result, going }) {
  if (kind === "analysis") return t("library.analysis");
  if (result === null) return t(going ? "library.going" : "library.abandoned");
  const words = said(result.words ?? "");
  if (result.winner === null) return t("library.drawn", { words }).trim();
  const team = said(game.teams.find(({ id }) => id === result.winner)?.name ?? "");
  return t("library.won", { team: team.charAt(0).toUpperCase() + team.slice(1), words }).trim();
}
