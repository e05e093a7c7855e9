import { html } from "../elements.js";
import { playersWords } from "../library/words.js";
import { said, t } from "../messages.js";
import { changeWords } from "../words.js";
import { Result } from "./result.js";
import { ruleLink } from "./rule.js";
import { seatList, turnWords } from "./seats.js";

/** @import { Game, Mark, Position, Preset } from "../contract.js" */
/** @import { ClockFaces } from "./clock.js" */
/** @import { ResultWays } from "./result.js" */
/** @import { Play } from "../game/play.js" */

/** Marks on the board that are told in words at once. */
const MARKS_SEEN = 2;

/** Who plays and whose turn it is, what is marked on the board, and at last the result. */
export class Status {
  /**
   * @param {Game} game
   * @param {ClockFaces | null} faces
   * @param {ResultWays} ways
   */
  constructor(game, faces, ways) {
    this.game = game;
    this.faces = faces;
    this.openRule = ways.openRule;
    this.result = new Result(game, ways);
    this.element = html("section", { class: "status", "aria-label": t("play.status") });
    // A place of its own beside the board: above it, lines that come and go would make the board jump.
    this.marks = html("div", { class: "marks" });
  }

  /** @param {Play} play */
  show(play) {
    const { game, faces } = this;
    const position = play.latest ?? play.positions.get(play.plies.length - 1);
    const title = html("h1", {}, said(game.name));
    if (position === undefined) {
      this.element.replaceChildren(title);
      return;
    }
    const known = play.latest !== null;
    const { outcome } = play;
    const preset = game.presets.find(({ name }) => name === position.options.preset);
    const { thinking } = play;
    this.element.replaceChildren(
      title,
      html("p", { class: "rule-set" }, preset ? ruleWords(game, preset, position.options.values) : ""),
      seatList(game, position, { player: (seat) => play.player(seat), over: outcome !== null, thinking, faces }),
      outcome !== null ? this.result.show(outcome, against(play, position)) : this.turn(known ? stateWords(play, position) : "…"),
    );
    this.marks.replaceChildren(...(known && outcome === null ? this.markLines(position.marks) : []));
    faces?.tick();
  }

  /** @param {string} words */
  turn(words) {
    return html("div", { class: "turn-block" }, html("p", { class: "turn" }, words));
  }

  /** What is marked on the board, in words; a long list is folded. @param {Mark[]} marks */
  markLines(marks) {
    /** @type {HTMLElement[]} */
    const lines = marks.map(({ words, rule, kind }) =>
      html("p", { class: `mark-words ${kind}` }, said(words), " ", ruleLink(rule, this.openRule)),
    );
    const rest = lines.splice(marks.length > MARKS_SEEN + 1 ? MARKS_SEEN : lines.length);
    if (rest.length > 0) {
      lines.push(html("details", {}, html("summary", {}, t("play.marks.more", { count: rest.length })), ...rest));
    }
    return lines;
  }
}

/** @param {Game} game @param {Preset} preset @param {Record<string, string>} options */
function ruleWords(game, preset, options) {
  const words = said(preset.words).replace(/\.?$/, ".");
  return `${t("play.rule-set", { name: preset.name, words })} ${changeWords(game, preset, options)}`.trim();
}

/** Who has played whom, where somebody has a name. @param {Play} play @param {Position} position */
function against({ saved: { players } }, { seats }) {
  const named = Object.values(players).some((player) => player.kind === "person" && player.name);
  return named ? playersWords({ players, seats: Object.fromEntries(seats.map(({ id, team }) => [id, team])) }) : "";
}

/** @param {Play} play @param {Position} position */
function stateWords(play, { turn }) {
  const words = turnWords(turn, play.player(turn.seat.id));
  if (play.thinking) return t("play.turn.thinking", { turn: words });
  return play.saved.paused && !play.awaitsPerson ? t("play.turn.paused", { turn: words }) : words;
}
