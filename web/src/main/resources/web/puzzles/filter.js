import { html } from "../elements.js";
import { t } from "../messages.js";
import { DEGREES, degree } from "./collection.js";

/** @import { MessageKey } from "../messages.js" */
/** @import { Puzzle } from "./collection.js" */

/** @typedef {{theme: string, degree: string}} Wanted empty for any */

/** What a theme is called. @param {string} theme */
export function themeName(theme) {
  return t(/** @type {MessageKey} */ (`puzzles.theme.${theme}`));
}

/** What a degree of difficulty is called. @param {string} name */
export function degreeName(name) {
  return t(/** @type {MessageKey} */ (`puzzles.degree.${name}`));
}

/** The choice of puzzles by theme and difficulty. */
export class Filter {
  /**
   * @param {Puzzle[]} puzzles
   * @param {Wanted} wanted
   * @param {() => void} onChange
   */
  constructor(puzzles, wanted, onChange) {
    this.puzzles = puzzles;
    const themes = [...new Set(puzzles.flatMap((puzzle) => puzzle.themes))];
    this.theme = choice("theme", themes, themeName, wanted.theme, onChange);
    this.degree = choice("degree", DEGREES, degreeName, wanted.degree, onChange);
    this.element = html(
      "div",
      { class: "puzzle-filter", role: "group", "aria-label": t("puzzles.filter") },
      html("label", {}, html("span", {}, t("puzzles.filter.theme")), this.theme),
      html("label", {}, html("span", {}, t("puzzles.filter.degree")), this.degree),
    );
  }

  /** @returns {Wanted} */
  get wanted() {
    return { theme: this.theme.value, degree: this.degree.value };
  }

  /** The puzzles wanted. */
  get chosen() {
    const { theme, degree: wanted } = this.wanted;
    return this.puzzles.filter(
      (puzzle) =>
        (theme === "" || puzzle.themes.includes(theme)) && (wanted === "" || degree(puzzle) === wanted),
    );
  }
}

/**
 * @param {string} name
 * @param {string[]} values
 * @param {(value: string) => string} words
 * @param {string} wanted
 * @param {() => void} change
 */
function choice(name, values, words, wanted, change) {
  const select = html(
    "select",
    { name, change },
    html("option", { value: "" }, t("puzzles.filter.any")),
    ...values.map((value) => html("option", { value }, words(value))),
  );
  if (values.includes(wanted)) select.value = wanted;
  return select;
}
