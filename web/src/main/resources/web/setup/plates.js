import { miniature } from "../board/miniature.js";
import { html } from "../elements.js";
import { said, t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";

/** @import { Game, Position } from "../contract.js" */

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

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
    ...games.map((game, i) =>
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
          { class: "plate-body" },
          html("span", { class: "plate-number" }, t("home.plate", { number: NUMERALS[i] ?? i + 1 })),
          html(
            "span",
            { class: "plate-picture" },
            miniature(game, new Draughtsman(game), arrays.get(game.id)?.pieces ?? {}),
          ),
          html("span", { class: "plate-name" }, said(game.name)),
          html("span", { class: "plate-summary" }, said(game.summary)),
        ),
      ),
    ),
  );
}
