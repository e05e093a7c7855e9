import { html } from "../elements.js";
import { saveSettings, settings } from "../game/storage.js";
import { t } from "../messages.js";
import { redrawFigures } from "../pieces/draw.js";

/** @import { Settings } from "../game/storage.js" */

/** Where the names of squares stand. @typedef {Settings["coordinates"]} Coordinates */

/** @type {Set<WeakRef<{writeNames: () => void}>>} */
const boards = new Set();

/**
 * Tells a board when a person wants squares named otherwise.
 *
 * @param {{writeNames: () => void}} board
 */
export function follow(board) {
  boards.add(new WeakRef(board));
}

/** Where a person wants the names of squares. @type {Coordinates} */
export let coordinates = settings().coordinates;

/** Writes on the document how boards and pieces are to look, for the style sheet. */
function apply() {
  const { look, coordinates: where } = settings();
  coordinates = where;
  Object.assign(document.documentElement.dataset, { look, coordinates });
  for (const reference of boards) {
    const board = reference.deref();
    if (board === undefined) boards.delete(reference);
    else board.writeNames();
  }
}

/**
 * The choosers for how boards and pieces look: put them where a person sets things. What is chosen is
 * kept in the settings and shows at once on every board of the page.
 */
export function appearanceChoosers() {
  const { look, figures, coordinates: where } = settings();
  return html(
    "div",
    { class: "appearance" },
    chooser("look", t("board.look"), look, [
      ["plain", t("board.look.plain")],
      ["period", t("board.look.period")],
      ["contrast", t("board.look.contrast")],
    ]),
    chooser("figures", t("board.figures"), figures, [
      ["look", t("board.figures.look")],
      ["plain", t("board.figures.plain")],
      ["period", t("board.figures.period")],
      ["signs", t("board.figures.signs")],
    ]),
    chooser("coordinates", t("board.coordinates"), where, [
      ["around", t("board.coordinates.around")],
      ["squares", t("board.coordinates.squares")],
      ["none", t("board.coordinates.none")],
    ]),
  );
}

/**
 * @template {"look" | "figures" | "coordinates"} K
 * @param {K} key
 * @param {string} label
 * @param {Settings[K]} chosen
 * @param {[Settings[K], string][]} choices
 */
function chooser(key, label, chosen, choices) {
  return html(
    "label",
    {},
    html("span", {}, label),
    html(
      "select",
      {
        name: key,
        change: (/** @type {Event} */ event) => {
          saveSettings({ [key]: /** @type {HTMLSelectElement} */ (event.target).value });
          apply();
          redrawFigures();
        },
      },
      ...choices.map(([value, name]) => html("option", { value, selected: value === chosen }, name)),
    ),
  );
}

apply();
