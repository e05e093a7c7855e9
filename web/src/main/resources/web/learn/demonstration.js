import { html } from "../elements.js";
import { Plan } from "../board/plan.js";
import { announce } from "../live.js";
import { t } from "../messages.js";
import { positionWords } from "../words.js";
import { key } from "./chapters.js";
import { request } from "./scene.js";
import { Trial } from "./trial.js";
import { refusal } from "./verdict.js";

/** @import { Game, Position, Verdict } from "../contract.js" */
/** @import { Server } from "../server.js" */
/** @import { Demonstration } from "./chapters.js" */

/** How far from the window a board is made ready. */
const NEAR = "600px";

/** How long the moves of a line that is shown stand apart, in milliseconds. */
const BEAT = 900;

/** A live board beside a clause. It is made only when it comes near the window. */
export class DemonstrationBoard {
  /**
   * @param {Server} server
   * @param {Game} game
   * @param {Demonstration} demonstration
   * @param {(id: string) => boolean} openClause
   */
  constructor(server, game, demonstration, openClause) {
    this.server = server;
    this.game = game;
    this.demonstration = demonstration;
    this.openClause = openClause;
    /** @type {Trial | null} */
    this.trial = null;
    this.left = false;
    const { id, refused = {} } = demonstration;
    const [forbidden] = Object.keys(refused);
    this.frame = html("div", { class: "demonstration-board" });
    const { width, height } = new Plan(game.board, false);
    this.frame.style.setProperty("--board-ratio", String(width / height));
    this.words = html("div", { class: "demonstration-words", role: "status" });
    this.element = html(
      "figure",
      { class: "demonstration", "data-demonstration": id },
      this.frame,
      html("figcaption", {}, t(key("learn", game.id, id))),
      this.words,
      html(
        "div",
        { class: "row" },
        this.button("shows", t("learn.show"), () => this.show()),
        forbidden !== undefined && this.button("refuses", t("learn.refuse"), () => this.showForbidden(forbidden)),
        this.button("resets", t("learn.reset"), () => this.start()),
      ),
    );
    this.watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.make(),
      { rootMargin: NEAR },
    );
    this.watch.observe(this.frame);
  }

  /** @param {string} name @param {string} label @param {() => void} click */
  button(name, label, click) {
    return html("button", { type: "button", class: `quiet ${name}`, click: () => (this.make(), click()) }, label);
  }

  leave() {
    this.left = true;
    this.watch.disconnect();
    this.trial?.leave();
  }

  /** Makes the board, once. */
  make() {
    if (this.trial !== null || this.left) return;
    this.watch.disconnect();
    this.trial = new Trial(this.server, this.game, {
      onPosition: (position) => this.tell(position),
      onRefused: (verdict) => this.refuse(verdict),
      onTrouble: (words) => this.words.replaceChildren(html("p", { class: "trouble-words" }, words)),
    });
    this.trial.board.showRegions(this.demonstration.regions ?? []);
    this.frame.replaceChildren(this.trial.element);
    this.start();
  }

  start() {
    const { scene, sides = "one" } = this.demonstration;
    return this.trial?.start(request(this.game, scene), sides === "one");
  }

  /** Sets the position up again and plays what shows the rule. */
  async show() {
    const { trial } = this;
    if (trial === null) return;
    await this.start();
    let { position } = trial;
    for (const [i, text] of this.demonstration.shows.entries()) {
      if (i > 0) await new Promise((resolve) => setTimeout(resolve, BEAT));
      if (this.left || trial.position !== position) return; // somebody has moved meanwhile
      await trial.playText(text);
      position = trial.position;
    }
    if (position !== null) announce(positionWords(position));
  }

  /** Sets the position up again, draws a move that is not allowed, and says why not. @param {string} move */
  async showForbidden(move) {
    const { trial } = this;
    await this.start();
    if (trial === null || trial.position === null) return;
    const [from = "", to = ""] = move.match(/[a-z]\d+/g) ?? [];
    trial.draw([{ from, to, colour: "red" }]);
    await trial.refused(move);
  }

  /** @param {Position} position */
  tell(position) {
    const words = position.outcome.over || position.marks.length > 0 || this.demonstration.sides === "both";
    this.words.replaceChildren(...(words ? [html("p", {}, positionWords(position))] : []));
    this.element.dataset["state"] = position.outcome.over ? "over" : "open";
  }

  /** @param {Verdict} verdict */
  refuse(verdict) {
    if (verdict.rule) this.openClause(verdict.rule.id);
    this.words.replaceChildren(refusal(verdict, `/learn/${this.game.id}`, (id) => this.openClause(id)));
  }
}
