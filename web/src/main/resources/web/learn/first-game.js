import { html } from "../elements.js";
import { saveSettings } from "../game/storage.js";
import { t } from "../messages.js";

/** The level of a first opponent. */
const LEVEL = 1;

/**
 * A link to where a first game is set up, against the weakest opponent.
 *
 * @param {string} game id
 */
export function firstGame(game) {
  return html(
    "a",
    { class: "firm-link", href: `/new/${game}`, click: () => saveSettings({ level: LEVEL }) },
    t("learn.play"),
  );
}
