import { miniature } from "../board/miniature.js";
import { html } from "../elements.js";
import { said, t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";

/** @import { Game, Position } from "../contract.js" */

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

/**
 * What a plate shows of a game: its number, its board, its name and some words.
 *
 * @param {Game} game
 * @param {{place: number, pieces: Record<string, string>, words: string, name?: "span" | "h2"}} how place:
 *     among the games, from 0; pieces: symbols by square; name: what the game's name is written in
 */
export function plate(game, { place, pieces, words, name = "span" }) {
  return [
    html("span", { class: "plate-number" }, t("home.plate", { number: NUMERALS[place] ?? place + 1 })),
    html("span", { class: "plate-picture" }, miniature(game, new Draughtsman(game), pieces)),
    html(name, { class: "plate-name" }, said(game.name)),
    html("span", { class: "plate-words" }, words),
  ];
}

/**
 * The games to choose from, like the plates of a book; one is chosen.
 *
 * @param {Game[]} games
 * @param {Game} chosen
 * @param {Map<string, Position>} arrays the positions the games start from, by game
 * @param {(game: Game) => void} onChoose
 */
export function plates(games, chosen, arrays, onChoose) {
  return html(
    "div",
    { class: "plates", role: "radiogroup", "aria-label": t("setup.game") },
    ...games.map((game, place) =>
      html(
        "label",
        { class: "plate" },
        html("input", {
          type: "radio",
          name: "game",
          value: game.id,
          checked: game === chosen,
          class: "plate-input",
          change: () => onChoose(game),
        }),
        html(
          "span",
          { class: "plate-sheet" },
          ...plate(game, { place, pieces: arrays.get(game.id)?.pieces ?? {}, words: said(game.summary) }),
        ),
      ),
    ),
  );
}
