import { html } from "../elements.js";
import { FULL_STRENGTH } from "../game/levels.js";
import { said, t } from "../messages.js";
import { capital } from "../words.js";
import { confirm } from "./dialogs.js";

/** @import { Game, TeamId } from "../contract.js" */
/** @import { Play } from "../game/play.js" */
/** @import { Notice } from "./notice.js" */

/** Before this move the computer takes no draw. */
const SOONEST_DRAW = 10;

/** How long the computer thinks of an offer, in milliseconds. */
const CONSIDERED = 500;

/**
 * The ways to end a game without a move. They stand apart from the other tools and always in the same
 * places, and what cannot be undone asks first.
 */
export class Leaving {
  /**
   * @param {Game} game
   * @param {Play} play
   * @param {Notice} notice
   */
  constructor(game, play, notice) {
    this.game = game;
    this.play = play;
    this.notice = notice;
    /** The number of plies before the last offer that the computer declined. */
    this.declined = -1;
    /** @param {"draw" | "abandon" | "resign"} name @param {() => void} click */
    const way = (name, click) =>
      html("button", { type: "button", class: `quiet ${name}`, title: t(`play.${name}.about`), click }, t(`play.${name}`));
    this.draw = way("draw", () => this.offerDraw());
    this.abandon = way("abandon", () => this.giveUp());
    this.resign = way("resign", () => this.lose());
    this.element = html(
      "div",
      { class: "leaving", role: "group", "aria-label": t("play.leaving") },
      this.draw,
      this.abandon,
      this.resign,
    );
  }

  show() {
    const { play } = this;
    this.element.hidden = play.latest === null || play.over;
    const persons = play.personsTeams.size > 0;
    this.draw.hidden = !persons;
    this.resign.hidden = !persons;
    this.draw.disabled = !play.awaitsPerson || this.declined === play.plies.length;
    this.resign.disabled = play.plies.length === 0;
  }

  /** @param {TeamId} team */
  name(team) {
    return said(this.game.teams.find(({ id }) => id === team)?.name ?? "");
  }

  async lose() {
    const team = this.play.speaksFor;
    if (team === null) return;
    const sure = await confirm(
      t("play.resign.title"),
      capital(t("play.resign.words", { team: this.name(team), other: this.name(team === "first" ? "second" : "first") })),
      t("play.resign.yes"),
      t("play.go-on"),
    );
    if (sure) this.play.resign(team);
  }

  async giveUp() {
    const sure = await confirm(
      t("play.abandon.title"),
      t("play.abandon.words"),
      t("play.abandon.yes"),
      t("play.go-on"),
    );
    if (sure) this.play.abandon();
  }

  async offerDraw() {
    const { play } = this;
    const { latest } = play;
    const agreed = play.personsTeams.size > 1 ? await this.personsAgree() : await this.computerAgrees();
    if (agreed && play.latest === latest) play.finish("agreement", null);
  }

  personsAgree() {
    return confirm(t("play.draw.title"), t("play.draw.words"), t("play.draw.yes"), t("play.go-on"));
  }

  /** The computer agrees when it does not stand better, and not before some moves were made. */
  async computerAgrees() {
    const { play } = this;
    const plies = play.plies.length;
    if ((play.latest?.fullmove ?? 1) < SOONEST_DRAW) {
      this.decline(plies, t("play.draw.soon"));
      return false;
    }
    this.notice.advice(t("play.draw.offered"), t("play.draw.considered"));
    const reply = await play.consult({ millis: CONSIDERED, level: this.level });
    if (reply === null) return false;
    // The score is that of the person, who is to move.
    if (reply.score >= 0) return true;
    this.decline(plies, t("play.draw.better"));
    return false;
  }

  /** @param {number} plies @param {string} words */
  decline(plies, words) {
    this.declined = plies;
    this.notice.advice(t("play.draw.declined"), words);
    this.play.listener("state");
  }

  /** The level of who is asked. */
  get level() {
    const players = Object.values(this.play.saved.players);
    const computer = players.find((player) => player.kind === "computer");
    return computer?.kind === "computer" ? (computer.level ?? FULL_STRENGTH) : FULL_STRENGTH;
  }
}
