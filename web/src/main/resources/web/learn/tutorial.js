import { missing } from "../app.js";
import { html } from "../elements.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";
import { positionWords } from "../words.js";
import { key } from "./chapters.js";
import { firstGame } from "./first-game.js";
import { doneTasks, markDone } from "./progress.js";
import { request } from "./scene.js";
import { nextOf, reached, tasks, wrongPart } from "./tasks.js";
import { Trial } from "./trial.js";
import { refusal } from "./verdict.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Game, LegalMove, Position, TeamId, Verdict } from "../contract.js" */
/** @import { Child } from "../elements.js" */
/** @import { Task } from "./tasks.js" */

/** How the computer answers where a task has no answer of its own: quickly, and not too well. */
const REPLY = { millis: 200, level: 3, seed: 1 };

/** How long an answer is waited with, in milliseconds, so that it is seen. */
const BREATH = 400;

/**
 * A task of a tutorial: `/learn/siege/tutorial/mate`; without its id, the first that is not done.
 *
 * @param {App} app
 * @param {string[]} params the game's id, `tutorial`, the task's id
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id = "", , wanted]) {
  const game = app.games.get(id);
  const all = await tasks(id);
  const done = doneTasks(id);
  const task = wanted === undefined ? (all.find((one) => !done.has(one.id)) ?? all[0]) : all.find((one) => one.id === wanted);
  if (game === undefined || task === undefined) return missing();
  const page = new TaskPage(app, game, all, task);
  return {
    element: page.element,
    title: t("tutorial.title", { game: said(game.name) }),
    leave: () => page.leave(),
    focus: () => page.heading.focus({ preventScroll: true }),
  };
}

class TaskPage {
  /**
   * @param {App} app
   * @param {Game} game
   * @param {Task[]} all
   * @param {Task} task
   */
  constructor(app, game, all, task) {
    this.app = app;
    this.game = game;
    this.all = all;
    this.task = task;
    /** @type {string[]} plies of both sides since the task began */
    this.line = [];
    /** Moves that the person has made. @type {LegalMove[]} */
    this.made = [];
    /** @type {TeamId | null} */
    this.team = null;
    /** @type {TeamId | null} the team whose turn it was before the last move */
    this.turnBefore = null;
    /** @type {"open" | "done" | "missed"} */
    this.state = "open";
    /** Whether a move of the solution was made for the person: then the task is not done. */
    this.shown = false;
    /** Counts the beginnings, so that what belongs to an earlier one comes to nothing. */
    this.round = 0;
    this.thinking = new AbortController();
    /** Done once the position of the task, or the other side's answer, has come: until then nothing is shown. */
    this.awaited = Promise.resolve();
    this.trial = new Trial(app.server, game, {
      onMoved: (move, position, before) => this.moved(move, position, before),
      onPosition: (position) => this.stands(position),
      onRefused: (verdict) => this.refused(verdict),
      onTrouble: (words) => this.tell("wrong", html("p", {}, words)),
      mayMove: (position) => this.mayMove(position),
    });
    const number = all.indexOf(task) + 1;
    this.heading = html("h1", { tabindex: -1 }, t(this.key("title")));
    this.feedback = html("div", { class: "feedback", role: "status" });
    this.again = this.button("again", t("tutorial.again"), () => this.begin());
    this.hint = this.button("hint", t("tutorial.hint"), () => this.giveHint());
    this.show = this.button("shows", t("learn.show"), () => this.playSolution());
    this.next = this.nextLink();
    this.list = html("ol", { class: "task-list" });
    this.element = html(
      "main",
      { class: "learn tutorial" },
      html(
        "header",
        { class: "task-head" },
        html(
          "p",
          { class: "task-number" },
          html("a", { href: `/learn/${game.id}` }, said(game.name)),
          " · ",
          t("tutorial.number", { number, count: all.length }),
        ),
        this.heading,
        html("p", { class: "task-words" }, t(this.key("task"))),
      ),
      html("div", { class: "task-board" }, this.trial.element),
      html(
        "section",
        { class: "task", "aria-label": t("tutorial.title", { game: said(game.name) }) },
        this.feedback,
        html("div", { class: "row" }, this.next, this.again, this.hint, this.show),
        html("nav", { "aria-label": t("tutorial.all") }, this.list),
      ),
    );
    this.element.style.setProperty("--task-ratio", String(this.trial.board.ratio));
    this.showList();
    this.begin();
  }

  /** @param {Position} position */
  mayMove({ turn }) {
    return this.state === "open" && turn.team === (this.team ?? turn.team);
  }

  /** @param {string} part */
  key(part) {
    return key("tutorial", this.game.id, this.task.id, part);
  }

  /** @param {string} name @param {string} label @param {() => void} click */
  button(name, label, click) {
    return html("button", { type: "button", class: `quiet ${name}`, click }, label);
  }

  leave() {
    this.round += 1;
    this.thinking.abort();
    this.trial.leave();
  }

  /** The way to the next task, or after the last to a first game. */
  nextLink() {
    const next = this.all[this.all.indexOf(this.task) + 1];
    const link =
      next === undefined
        ? firstGame(this.game.id)
        : html("a", { class: "firm-link", href: `/learn/${this.game.id}/tutorial/${next.id}` }, t("tutorial.next"));
    link.classList.add("next");
    return link;
  }

  begin() {
    this.round += 1;
    this.thinking.abort();
    this.line = [];
    this.made = [];
    this.team = null;
    this.shown = false;
    this.setState("open");
    this.feedback.replaceChildren();
    this.awaited = this.trial.start(request(this.game, this.task.scene), this.task.still === true);
  }

  /** @param {"open" | "done" | "missed"} state */
  setState(state) {
    this.state = state;
    this.element.dataset["state"] = state;
    this.next.hidden = state !== "done";
    this.hint.hidden = state !== "open";
    this.show.hidden = state === "done";
  }

  /** @param {LegalMove} move @param {Position} position after it @param {Position} before */
  moved(move, position, before) {
    this.line.push(move.text);
    const mine = this.turnBefore === this.team;
    if (!mine) {
      if (position.outcome.over) this.miss(position, "");
      return;
    }
    this.made.push(move);
    const { goal, within = 1 } = this.task;
    if (this.team !== null && reached(goal, move, position, this.team)) this.succeed();
    else if (position.outcome.over || this.made.length >= within) this.miss(position, this.didWords(move, position, before));
  }

  /** @param {Position} position */
  stands(position) {
    const { team } = position.turn;
    this.team ??= team;
    this.turnBefore = team;
    if (this.state !== "open") return;
    if (team !== this.team) {
      this.awaited = this.reply(position);
    } else if (this.made.length > 0) {
      const left = (this.task.within ?? 1) - this.made.length;
      // Off the stored line nobody knows whether it is good; it is said only how much is left.
      const onLine = nextOf(this.task, this.line) !== undefined;
      this.tell("good", html("p", {}, t(onLine ? "tutorial.on" : "tutorial.left", { count: left })));
    } else if (position.marks.length > 0) {
      announce(positionWords(position));
    }
  }

  /** The other side moves. @param {Position} position */
  async reply(position) {
    const { round } = this;
    this.thinking = new AbortController();
    const { signal } = this.thinking;
    const stored = nextOf(this.task, this.line);
    try {
      const pause = new Promise((resolve) => setTimeout(resolve, BREATH));
      const game = this.trial.request;
      const text =
        stored ?? (game === null ? "" : (await this.app.server.reply(game, REPLY, signal)).move);
      await pause;
      if (round !== this.round || this.trial.position !== position) return;
      await this.trial.playText(text);
    } catch (failure) {
      if (signal.aborted) return;
      this.tell("wrong", html("p", {}, failure instanceof Error ? failure.message : String(failure)));
    }
  }

  succeed() {
    if (!this.shown) markDone(this.game.id, this.task.id);
    this.setState("done");
    this.showList();
    const head = t(this.shown ? "tutorial.seen" : "tutorial.good");
    this.tell("good", html("p", {}, html("strong", {}, head), " ", t(this.key("done"))));
    this.next.focus({ preventScroll: true });
  }

  /** @param {Position} position @param {string} did what the last move does instead */
  miss(position, did) {
    this.setState("missed");
    const words = [
      t(this.made.length > 1 ? "tutorial.missed.late" : "tutorial.missed"),
      did,
      position.outcome.over ? positionWords(position) : "",
      t(this.key(wrongPart(this.task, this.made))),
    ];
    this.tell("wrong", html("p", {}, words.filter((sentence) => sentence !== "").join(" ")));
    this.again.focus({ preventScroll: true });
  }

  /**
   * What a move does, where it was not what was asked.
   *
   * @param {LegalMove} move
   * @param {Position} position after it
   * @param {Position} before
   */
  didWords({ from, to, capture }, { legal, marks, outcome }, before) {
    if (from === null || to === null) return "";
    const name = (/** @type {string} */ symbol) => said(this.trial.draughtsman.name(symbol));
    const piece = name(before.pieces[from] ?? "");
    const did =
      capture === null
        ? t("tutorial.did.moves", { piece, from, to })
        : t("tutorial.did.takes", { piece, from, to, taken: name(capture) });
    const check = this.task.goal.wins === true && !outcome.over && marks.some(({ kind }) => kind === "check");
    const ways = { count: legal.length, moves: legal[0]?.short ?? "" };
    return check ? `${did} ${t("tutorial.did.check", ways)}` : did;
  }

  /** @param {Verdict} verdict */
  refused(verdict) {
    this.tell("wrong", refusal(verdict, `/learn/${this.game.id}`));
  }

  /** @param {"good" | "wrong"} kind @param {Child[]} content */
  tell(kind, ...content) {
    const words = html("div", { class: `feedback-words ${kind}` });
    words.append(...content.filter((child) => child !== null && child !== undefined && child !== false));
    this.feedback.replaceChildren(words);
  }

  /** Draws a circle round the piece that is to move. */
  giveHint() {
    const { position } = this.trial;
    const next = nextOf(this.task, this.line);
    const move = position?.legal.find(({ text }) => text === next);
    if (move?.from) {
      this.trial.draw([{ from: move.from, colour: "green" }]);
      const piece = this.trial.draughtsman.name(position?.pieces[move.from] ?? "");
      this.tell("good", html("p", {}, t("tutorial.hint.piece", { piece: said(piece), square: move.from })));
    } else {
      this.tell("good", html("p", {}, t(next === undefined ? "tutorial.hint.off" : "tutorial.hint.none")));
    }
  }

  /** Plays the next move of the solution, from the start where the play has left it. */
  async playSolution() {
    if (this.state !== "open" || nextOf(this.task, this.line) === undefined) this.begin();
    const { round } = this;
    await this.awaited;
    if (round !== this.round) return;
    this.shown = true;
    const next = nextOf(this.task, this.line);
    const { position } = this.trial;
    if (next !== undefined && position !== null && this.mayMove(position)) await this.trial.playText(next);
  }

  showList() {
    const done = doneTasks(this.game.id);
    this.list.replaceChildren(
      ...this.all.map(({ id }, i) =>
        html(
          "li",
          {},
          html(
            "a",
            {
              href: `/learn/${this.game.id}/tutorial/${id}`,
              class: done.has(id) ? "done" : null,
              "aria-current": id === this.task.id ? "step" : null,
              "aria-label": `${i + 1}. ${t(key("tutorial", this.game.id, id, "title"))}${done.has(id) ? `, ${t("tutorial.isDone")}` : ""}`,
              title: t(key("tutorial", this.game.id, id, "title")),
            },
            done.has(id) ? `${i + 1} ✓` : `${i + 1}`,
          ),
        ),
      ),
    );
  }
}
