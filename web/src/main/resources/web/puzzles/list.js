import { html } from "../elements.js";
import { t } from "../messages.js";
import { degree } from "./collection.js";
import { degreeName } from "./filter.js";

/** @import { Puzzle } from "./collection.js" */
/** @import { Progress } from "./progress.js" */

const SIGNS = { clean: "✓", helped: "–" };

/** Every puzzle wanted, as a number to be chosen by. */
export class PuzzleList {
  /** @param {(puzzle: Puzzle) => void} onChoose */
  constructor(onChoose) {
    this.onChoose = onChoose;
    this.list = html("ol", { class: "puzzle-list" });
    this.element = html("details", { class: "puzzle-all" }, html("summary", {}, t("puzzles.all")), this.list);
  }

  /**
   * @param {Puzzle[]} puzzles
   * @param {Puzzle | null} shown
   * @param {Progress} progress
   */
  show(puzzles, shown, progress) {
    const focused = this.list.contains(document.activeElement);
    this.list.replaceChildren(
      ...puzzles.map((puzzle, i) => {
        const solved = progress.solved(puzzle.id);
        const label = t(solved === null ? "puzzles.item" : `puzzles.item.${solved}`, {
          number: i + 1,
          degree: degreeName(degree(puzzle)),
        });
        return html(
          "li",
          {},
          html(
            "button",
            {
              type: "button",
              class: `puzzle-item ${degree(puzzle)} ${solved ?? ""}`,
              "aria-current": puzzle === shown ? "true" : null,
              "aria-label": label,
              title: label,
              click: () => this.onChoose(puzzle),
            },
            String(i + 1),
            solved !== null && html("span", { class: "puzzle-sign" }, SIGNS[solved]),
          ),
        );
      }),
    );
    const current = this.list.querySelector("[aria-current]");
    if (focused && current instanceof HTMLElement) current.focus();
  }
}
