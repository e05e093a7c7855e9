import { appearanceChoosers } from "../board/appearance.js";
import { html } from "../elements.js";
import { saveSettings, settings } from "../game/storage.js";
import { t } from "../messages.js";
import { regionSwitches } from "./regions.js";

/** @import { Game } from "../contract.js" */
/** @import { Board } from "../board/board.js" */
/** @import { OverlaysPanel } from "../board/overlays.js" */
/** @import { Coach } from "./coach.js" */

/**
 * What a person wants to see and hear of a game.
 *
 * @param {Game} game
 * @param {Board} board
 * @param {Coach} coach
 * @param {OverlaysPanel} overlays
 */
export function viewPanel(game, board, coach, overlays) {
  const tips = toggle("tips", t("play.tips"), coach.isWished, (on) => coach.wish(on));
  coach.onWish = (wished) => {
    tips.input.checked = wished;
  };
  return html(
    "div",
    { class: "view-page" },
    html(
      "div",
      { class: "regions" },
      toggle("sounds", t("play.sounds"), settings().sound, (sound) => saveSettings({ sound })).element,
      tips.element,
    ),
    overlays.element,
    regionSwitches(game, board),
    appearanceChoosers(),
  );
}

/**
 * @param {string} name
 * @param {string} label
 * @param {boolean} checked
 * @param {(on: boolean) => void} change
 */
function toggle(name, label, checked, change) {
  const input = html("input", {
    type: "checkbox",
    name,
    checked,
    change: () => change(input.checked),
  });
  return { input, element: html("label", {}, input, ` ${label}`) };
}
