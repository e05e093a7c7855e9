import { fill, html } from "../elements.js";
import { said, t } from "../messages.js";
import { resultWords } from "../words.js";
import { degree, movesOf } from "./collection.js";
import { degreeName, themeName } from "./filter.js";
import { RefutationLine } from "./refutation.js";

/** @import { Draughtsman } from "../pieces/draw.js" */
/** @import { Verdict } from "../contract.js" */
/** @import { Progress } from "./progress.js" */
/** @import { Puzzle } from "./collection.js" */
/** @import { Mistake, Solving } from "./solving.js" */

/**
 * What a person does with the puzzle besides moving.
 *
 * @typedef {object} Ways
 * @property {() => void} onHint
 * @property {() => void} onSolution
 * @property {() => void} onAgain
 * @property {() => void} onNext
 * @property {(count: number) => void} onLook shows so many plies of the refutation
 */

/** The task beside the board, and what there is to say of the moves made. */
export class PuzzlePanel {
  /** @param {Draughtsman} draughtsman @param {Ways} ways */
  constructor(draughtsman, ways) {
    this.draughtsman = draughtsman;
    /** What was said last: what stays the same is not said again. */
    this.said = "";
    this.heading = html("p", { class: "puzzle-number" });
    this.goal = html("p", { class: "puzzle-goal" });
    this.words = html("div", { class: "puzzle-words", role: "status" });
    this.line = new RefutationLine(ways.onLook);
    this.refusal = html("div", { class: "puzzle-refusal", role: "status" });
    this.themes = html("p", { class: "puzzle-themes" });
    this.score = html("p", { class: "puzzle-score" });
    this.hint = button("quiet", t("puzzles.hint"), ways.onHint);
    this.solution = button("quiet", t("puzzles.solution"), ways.onSolution);
    this.again = button("firm", t("puzzles.again"), ways.onAgain);
    this.next = button("quiet puzzle-next", t("puzzles.next"), ways.onNext);
    this.analysis = html("a", { class: "quiet-link" }, t("puzzles.analysis"));
    this.rules = html("p", { class: "puzzle-number" });
    this.task = html("div", { class: "puzzle-task" }, this.heading, this.goal, this.rules);
    this.element = html(
      "section",
      { class: "puzzle-side", "aria-label": t("puzzles.panel") },
      this.words,
      this.line.element,
      this.refusal,
      html("div", { class: "row" }, this.hint, this.solution, this.next, this.again),
      this.themes,
      this.score,
      html("p", {}, this.analysis),
    );
  }

  /**
   * @param {Solving} solving
   * @param {{number: number, count: number}} place
   * @param {Progress} progress
   * @param {number} total
   */
  show(solving, { number, count }, progress, total) {
    const { state, puzzle } = solving;
    const done = state === "solved" || state === "shown";
    this.refusal.replaceChildren();
    this.heading.textContent = t("puzzles.number", { number, count, degree: degreeName(degree(puzzle)), difficulty: puzzle.difficulty });
    if (solving.position && state === "solve") this.goal.textContent = goalWords(solving);
    this.rules.textContent = this.ruleWords(solving);
    const words = this.feedback(solving).filter((sentence) => sentence !== "");
    if (words.join("\n") !== this.said) fill(this.words, ...words.map((sentence) => html("p", {}, sentence)));
    this.said = words.join("\n");
    this.line.show(state === "wrong" ? solving.mistake : null);
    this.words.className = `puzzle-words ${state}`;
    const focused = document.activeElement;
    const missed = state === "wrong" && this.again.hidden;
    this.again.hidden = state !== "wrong" && state !== "trouble";
    this.hint.disabled = state !== "solve" || solving.hints === 2;
    this.solution.disabled = done || state === "waiting";
    this.next.className = done ? "firm puzzle-next" : "quiet puzzle-next";
    if (missed) this.again.focus({ preventScroll: true });
    else if (state === "solved") this.next.focus({ preventScroll: true });
    else if (focused instanceof HTMLButtonElement && (focused.disabled || focused.hidden)) this.next.focus({ preventScroll: true });
    this.themes.textContent = done
      ? t("puzzles.about", { themes: puzzle.themes.map(themeName).join(t("puzzles.comma")) })
      : "";
    const { streak, best } = progress.now;
    this.score.textContent = t("puzzles.score", { solved: progress.count, total, streak, best });
    const address = new URLSearchParams({ game: solving.game, position: puzzle.position });
    for (const [key, value] of Object.entries(puzzle.options ?? {})) address.set(`option.${key}`, value);
    this.analysis.href = `/analysis?${address}`;
  }

  /** What is not as in the usual rule set. @param {Solving} solving */
  ruleWords({ puzzle }) {
    const words = Object.entries(puzzle.options ?? {}).map(([key, text]) => {
      const choice = this.draughtsman.game.choices.find((other) => other.key === key);
      const value = choice?.values.find((other) => other.text === text);
      return t("common.about", { what: said(choice?.words ?? key), words: said(value?.words ?? text) });
    });
    return words.length === 0 ? "" : t("puzzles.rules", { words: words.join(t("puzzles.comma")) });
  }

  /** @param {Solving} solving @returns {string[]} */
  feedback(solving) {
    const { state, position, mistake } = solving;
    if (state === "trouble") return [solving.trouble];
    if (position === null || state === "waiting") return [t("puzzles.waiting")];
    const shorts = position.moves.map(({ short }) => short);
    if (state === "solved") {
      const ended = solving.holds ? t("puzzles.held", { count: movesToLoss(solving.puzzle) }) : resultOf(solving);
      return [t(solving.clean ? "puzzles.solved.clean" : "puzzles.solved.helped"), ended];
    }
    if (state === "shown") {
      const line = t("puzzles.line", { moves: shorts.join(" ") });
      return [shorts.length === 0 ? t("puzzles.showing") : line, resultOf(solving)];
    }
    if (state === "wrong" && mistake !== null) return [...mistakeWords(mistake, solving), t("puzzles.wrong.again")];
    if (state === "answering") return [t("puzzles.answering")];
    const went = [t("puzzles.right", { move: shorts.at(-1) ?? "" }), t("puzzles.left", { count: solving.left })];
    return [
      ...(solving.moves.length > 0 ? went : [t(solving.holds ? "puzzles.find.hold" : "puzzles.find")]),
      ...position.marks.map(({ words }) => said(words)),
      ...this.hintWords(solving),
    ];
  }

  /** @param {Solving} solving */
  hintWords({ hints, position, wanted }) {
    const move = position?.legal.find(({ text }) => text === wanted);
    if (hints === 0 || !move?.from || !move.to) return [];
    const piece = said(this.draughtsman.name(position?.pieces[move.from] ?? ""));
    const { from, to } = move;
    return [t(hints === 1 ? "puzzles.hint.piece" : "puzzles.hint.square", { piece, from, to })];
  }

  /** Why a move may not be made. @param {Verdict} verdict */
  refuse({ reason, rule }) {
    fill(
      this.refusal,
      html("p", {}, html("strong", {}, t("puzzles.refused")), " ", said(reason ?? "")),
      rule && html("p", { class: "puzzle-rule" }, t("common.about", { what: rule.id, words: `${said(rule.title)} (${said(rule.provenance)})` })),
    );
  }
}

/** What is to be done: `South to move, and to win in 2 moves.` @param {Solving} solving */
export function goalWords({ position, puzzle, holds }) {
  const turn = said(position?.turn.name ?? "");
  return holds
    ? t("puzzles.goal.hold", { turn, count: movesToLoss(puzzle) })
    : t("puzzles.goal", { turn, count: movesOf(puzzle) });
}

/** In how many moves every wrong one loses. @param {Puzzle} puzzle */
function movesToLoss({ loses = 0 }) {
  return Math.ceil(loses / 2);
}

/** Why a move is not the solution. @param {Mistake} mistake @param {Solving} solving */
function mistakeWords({ fault, proven, move, shorts, left }, solving) {
  const reply = shorts[0] ?? "";
  switch (fault) {
    case "ends":
      return [t("puzzles.wrong.ends", { move, result: resultOf(solving) })];
    case "later":
      return [t("puzzles.wrong.later", { move, reply })];
    case "loses":
      return [t("puzzles.wrong.loses", { move, reply, count: Math.ceil(shorts.length / 2) })];
    case "holds":
      return [
        left === 0 ? t("puzzles.wrong.late", { move, reply }) : t("puzzles.wrong.holds", { move, reply, count: left }),
        left === 0 ? "" : t(proven ? "puzzles.wrong.proven" : "puzzles.wrong.seen"),
      ];
  }
}

/** How the game has ended; nothing where it has not. @param {Solving} solving */
function resultOf({ position }) {
  return position?.outcome.over ? `${resultWords(position.outcome)}.` : "";
}

/** @param {string} style @param {string} words @param {() => void} click */
function button(style, words, click) {
  return html("button", { type: "button", class: style, click }, words);
}
