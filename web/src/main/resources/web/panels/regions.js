import { html } from "../elements.js";
import { saveSettings, settings } from "../game/storage.js";
import { said, t } from "../messages.js";

/** @import { Game } from "../contract.js" */
/** @import { Board } from "../board/board.js" */

/** Regions up to this many squares are shown unless a person hides them; larger ones clutter the board. */
const SMALL = 2;

/**
 * Shows on the board the regions that a person chose, and makes the switches to choose with.
 *
 * @param {Game} game
 * @param {Board} board
 * @returns {HTMLElement | null} null where the game speaks of no regions
 */
export function regionSwitches(game, board) {
  const { regions } = game.board;
  const usual = regions.filter(({ squares }) => squares.length <= SMALL).map(({ id }) => id);
  const chosen = new Set(settings().regions[game.id] ?? usual);
  board.showRegions(chosen);
  if (regions.length === 0) return null;
  /** @param {string} id @param {Event} event */
  const change = (id, event) => {
    if (/** @type {HTMLInputElement} */ (event.target).checked) chosen.add(id);
    else chosen.delete(id);
    board.showRegions(chosen);
    saveSettings({ regions: { ...settings().regions, [game.id]: [...chosen] } });
  };
  return html(
    "fieldset",
    { class: "regions" },
    html("legend", {}, t("play.regions")),
    ...regions.map(({ id, name }) =>
      html(
        "label",
        {},
        html("input", {
          type: "checkbox",
          checked: chosen.has(id),
          change: (/** @type {Event} */ event) => change(id, event),
        }),
        ` ${said(name)}`,
      ),
    ),
  );
}
