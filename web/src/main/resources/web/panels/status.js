import { html } from "../elements.js";
import { resultWords } from "../words.js";
import { ruleLink } from "./rule.js";
import { seatList } from "./seats.js";

/** @import { Game, Mark, Position } from "../contract.js" */
/** @import { Play } from "../game/play.js" */

/** Marks on the board that are told in words at once. */
const MARKS_SEEN = 2;

/** Who plays and whose turn it is, what is marked on the board, and at last the result. */
export class Status {
  /**
   * @param {Game} game
   * @param {{onNew: () => void, onAgain: () => void, openRule: (id: string) => void}} ways
   */
  constructor(game, ways) {
    this.game = game;
    this.ways = ways;
    this.element = html("section", { class: "status", "aria-label": "State of the game" });
    // A place of its own beside the board: above it, lines that come and go would make the board jump.
    this.marks = html("div", { class: "marks" });
  }

  /** @param {Play} play */
  show(play) {
    const { game } = this;
    const position = play.latest ?? play.positions.get(play.plies.length - 1);
    if (position === undefined) {
      this.element.replaceChildren(html("h1", {}, game.name));
      return;
    }
    const known = play.latest !== null;
    const over = known && position.outcome.over;
    const preset = game.presets.find(({ name }) => name === position.options.preset);
    this.element.replaceChildren(
      html("h1", {}, game.name),
      html("p", { class: "rule-set" }, preset ? `Rules: ${preset.name}. ${preset.words}` : ""),
      seatList(game, position, (seat) => play.player(seat), play.thinking),
      over ? this.result(position) : this.turn(known ? turnWords(play, position) : "…"),
    );
    this.marks.replaceChildren(...(known && !over ? this.markLines(position.marks) : []));
  }

  /** @param {string} words */
  turn(words) {
    return html("div", { class: "turn-block" }, html("p", { class: "turn" }, words));
  }

  /** What is marked on the board, in words; a long list is folded. @param {Mark[]} marks */
  markLines(marks) {
    /** @type {HTMLElement[]} */
    const lines = marks.map(({ words, rule, kind }) =>
      html("p", { class: `mark-words ${kind}` }, words, " ", ruleLink(rule, this.ways.openRule)),
    );
    const rest = lines.splice(marks.length > MARKS_SEEN + 1 ? MARKS_SEEN : lines.length);
    if (rest.length > 0) {
      lines.push(html("details", {}, html("summary", {}, `${rest.length} more`), ...rest));
    }
    return lines;
  }

  /** @param {Position} position */
  result({ outcome }) {
    const rule = this.game.rules.rules.find(({ id }) => id === outcome.rule);
    const { onAgain, onNew, openRule } = this.ways;
    return html(
      "section",
      { class: "result", "aria-label": "Result" },
      html("p", { class: "turn" }, resultWords(outcome)),
      outcome.points !== null && html("p", { class: "points" }, outcome.points.replace("-", "–")),
      rule && html("p", { class: "result-rule" }, ruleLink(rule.id, openRule), ` ${rule.title}`),
      html(
        "div",
        { class: "row" },
        html("button", { type: "button", class: "firm", click: onAgain }, "Play again"),
        html("button", { type: "button", class: "quiet", click: onNew }, "Another game"),
      ),
    );
  }
}

/** @param {Play} play @param {Position} position */
function turnWords(play, { turn }) {
  if (play.thinking) return `${turn.name}: thinking…`;
  return play.saved.paused && !play.awaitsPerson ? `${turn.name}: paused` : turn.name;
}
