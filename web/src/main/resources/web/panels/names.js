import { html, set } from "../elements.js";
import { saveSettings, settings } from "../game/storage.js";
import { said } from "../messages.js";

/** @import { SourceNames } from "../contract.js" */
/** @import { Board } from "../board/board.js" */

/**
 * The switch that writes into the squares what the game's source calls them.
 *
 * @param {SourceNames} names
 * @param {Board} board
 */
export function namesSwitch({ title }, board) {
  /** @param {boolean} shown */
  const show = (shown) => {
    board.showNames(shown);
    set(button, { "aria-pressed": String(shown) });
  };
  const button = html(
    "button",
    {
      type: "button",
      class: "tool names",
      click: () => {
        const names = !settings().names;
        saveSettings({ names });
        show(names);
      },
    },
    said(title),
  );
  show(settings().names);
  return button;
}
