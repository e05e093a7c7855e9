import { html } from "../elements.js";
import { isPlacing } from "../game/moves.js";
import { said, t } from "../messages.js";
import { wayWords } from "../words.js";
import { confirm } from "./dialogs.js";

/** @import { Game, LegalMove, Position, Reply, Rule } from "../contract.js" */
/** @import { Play } from "../game/play.js" */
/** @import { MessageKey } from "../messages.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */
/** @import { Notice } from "./notice.js" */

/** How long the engine thinks of a hint, and the adviser of what he says, in milliseconds. */
const HINT = 700;
const ADVICE = 4_000;

/** Up to what score, in hundredths of a foot soldier, a side stands how; beyond the last it is winning. */
const JUDGEMENTS = /** @type {{score: number, better: MessageKey, worse: MessageKey}[]} */ ([
  { score: 60, better: "play.judge.even", worse: "play.judge.even" },
  { score: 200, better: "play.judge.little.better", worse: "play.judge.little.worse" },
  { score: 600, better: "play.judge.better", worse: "play.judge.worse" },
  { score: Infinity, better: "play.judge.won", worse: "play.judge.lost" },
]);

/** Advice for a person who is to move: hints, and the adviser of games whose rules have one. */
export class Counsel {
  /**
   * @param {Game} game
   * @param {Play} play
   * @param {Draughtsman} draughtsman
   * @param {Notice} notice
   * @param {(move: LegalMove) => void} onAdvised shows a move that was advised
   */
  constructor(game, play, draughtsman, notice, onAdvised) {
    this.play = play;
    this.draughtsman = draughtsman;
    this.notice = notice;
    this.onAdvised = onAdvised;
    this.busy = false;
    /** @type {Rule | undefined} */
    this.rule = game.rules.rules.find(({ id }) => id.endsWith(" adviser"));
    /** @param {string} name @param {MessageKey} label @param {() => void} click */
    const tool = (name, label, click) =>
      html("button", { type: "button", class: `tool ${name}`, click }, t(label));
    this.hintButton = tool("hint", "play.hint", () => this.hint());
    this.adviserButton = tool("adviser", "play.adviser", () => this.consultAdviser());
    this.buttons = [this.hintButton, this.adviserButton];
  }

  /** Whether anybody can be advised: there is a person to move, and not one against another. */
  show() {
    const { play } = this;
    const teams = play.personsTeams;
    const moves = play.awaitsPerson && play.latest !== null && !isPlacing(play.latest.legal);
    this.hintButton.hidden = play.over || teams.size !== 1;
    this.hintButton.disabled = !moves;
    this.adviserButton.hidden = play.over || this.rule === undefined || teams.size === 0;
    this.adviserButton.disabled = !moves || this.busy || this.hasConsulted;
  }

  /** Whether who is to move has consulted the adviser in this game. */
  get hasConsulted() {
    const { saved, speaksFor } = this.play;
    return speaksFor !== null && (saved.advised?.includes(speaksFor) ?? false);
  }

  async hint() {
    const advised = await this.ask(HINT, t("play.hint.thinking"));
    if (advised !== null) this.tell(advised.move, null);
  }

  /** Tells what was advised, and again in another language. @param {string} text of the move @param {number | null} score */
  tellAgain(text, score) {
    const move = this.play.latest?.legal.find((legal) => legal.text === text);
    if (move !== undefined) this.tell(move, score);
  }

  /** @param {LegalMove} move @param {number | null} score how the side to move stands, if it is the adviser who speaks */
  tell(move, score) {
    const { latest } = this.play;
    if (latest === null) return;
    const words = this.words(move, latest);
    const again = { advised: move.text, score };
    if (score === null) {
      this.notice.advice(t("play.hint"), t("play.hint.words", { move: words }), null, again);
    } else {
      const said = t("play.adviser.words", { move: words, judgement: t(judge(score)) });
      this.notice.advice(t("play.adviser"), said, this.rule?.id, again);
    }
    this.onAdvised(move);
  }

  /** Once in a game, and while one's own clock runs. */
  async consultAdviser() {
    const { play, rule } = this;
    const team = play.speaksFor;
    if (this.busy || team === null || rule === undefined) return;
    const { latest } = play;
    const wanted = await confirm(
      t("play.adviser.title"),
      play.clock === null ? t("play.adviser.once") : t("play.adviser.clock"),
      t("play.adviser.consult"),
      t("play.adviser.not"),
    );
    if (!wanted || play.latest !== latest || this.hasConsulted) return;
    const advised = await this.ask(ADVICE, t("play.adviser.thinking"));
    // Who went on or took back before the answer has not had it.
    if (advised === null) return;
    play.saved.advised = [...(play.saved.advised ?? []), team];
    play.keep();
    this.show();
    this.tell(advised.move, advised.reply.score);
  }

  /**
   * @param {number} millis
   * @param {string} meanwhile what is said until there is an answer
   * @returns {Promise<{move: LegalMove, reply: Reply} | null>}
   */
  async ask(millis, meanwhile) {
    const { play } = this;
    const { latest } = play;
    if (this.busy || latest === null) return null;
    this.busy = true;
    this.show();
    this.notice.advice(meanwhile, "");
    const reply = await play.consult({ millis });
    this.busy = false;
    this.show();
    if (reply === null || play.latest !== latest) return null;
    const move = latest.legal.find(({ text }) => text === reply.move);
    return move === undefined ? null : { move, reply };
  }

  /** @param {LegalMove} move @param {Position} position */
  words(move, position) {
    const { from, to, short } = move;
    const squares = from !== null && to !== null ? /** @type {[string, string]} */ ([from, to]) : null;
    return `${wayWords({ short, squares }, position, this.draughtsman)}${this.choice(move)}`;
  }

  /** What a move says beyond its squares. @param {LegalMove} move */
  choice({ promotion, command }) {
    if (command !== null) return t("play.said.command", { square: command });
    if (promotion === null) return "";
    const piece = this.draughtsman.game.pieces.find(({ kind }) => kind === promotion);
    return piece === undefined
      ? ""
      : t("play.said.promotion", { piece: said(this.draughtsman.kindName(piece.symbol)) });
  }
}

/**
 * How the side to move stands.
 *
 * @param {number} score in hundredths of a foot soldier
 * @returns {MessageKey}
 */
function judge(score) {
  const judgement = JUDGEMENTS.find((other) => Math.abs(score) < other.score) ?? JUDGEMENTS.at(-1);
  return (score >= 0 ? judgement?.better : judgement?.worse) ?? "play.judge.even";
}
