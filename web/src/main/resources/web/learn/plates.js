import { missing } from "../app.js";
import { Board } from "../board/board.js";
import { fill, html } from "../elements.js";
import { between, targets } from "../game/moves.js";
import { said, t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";
import { styles } from "../routes.js";
import { resultWords } from "../words.js";
import { LessonRun } from "./plates/run.js";
import { LESSONS } from "./plates/figures.js";

/** @import { App, OpenPage } from "../app.js" */
/** @import { Game } from "../contract.js" */
/** @import { MessageKey } from "../messages.js" */
/** @import { Server } from "../server.js" */
/** @import { Lesson } from "./plates/figures.js" */

const GAME = "war-chess";

/**
 * The plates of Colonel Richardson's book as lessons: `/learn/war-chess/plates`.
 *
 * @param {App} app
 * @param {string[]} params the game's id
 * @param {URLSearchParams} query `figure` the one to begin with
 * @returns {Promise<OpenPage>}
 */
export async function open(app, [id = ""], query) {
  const game = app.games.get(id);
  if (game === undefined || id !== GAME) return missing();
  await styles("puzzles");
  const plates = new Plates(app.server, game, query.get("figure") ?? "");
  return { element: plates.element, title: t("plates.title"), leave: () => plates.leave(), resume: () => plates.resume() };
}

/** @param {Lesson} lesson @param {string} part */
function words({ id }, part) {
  return t(/** @type {MessageKey} */ (`plates.${id}.${part}`));
}

/** A board, the figure shown on it, and what it teaches. */
class Plates {
  /** @param {Server} server @param {Game} game @param {string} figure */
  constructor(server, game, figure) {
    this.server = server;
    this.game = game;
    this.board = new Board(game, new Draughtsman(game), {
      onMove: (from, to) => this.moved(from, to),
      onRefuse: (from, to) => this.run.refuse(from + to),
    });
    this.figures = html("ol", { class: "plate-figures" });
    this.heading = html("h2", {});
    this.progress = html("p", { class: "puzzle-number" });
    this.task = html("p", { class: "plate-task" });
    this.words = html("div", { class: "puzzle-words", role: "status" });
    this.go = html("button", { type: "button", class: "firm", click: () => this.goOn() });
    this.again = html("button", { type: "button", class: "quiet", click: () => this.startAgain() }, t("plates.again"));
    this.element = html(
      "main",
      { class: "puzzles plates-page" },
      html(
        "header",
        { class: "puzzle-head" },
        html("h1", {}, t("plates.title")),
        html("p", { class: "puzzle-number" }, t("plates.source")),
      ),
      html("div", { class: "puzzle-board" }, this.board.element),
      html(
        "section",
        { class: "puzzle-side", "aria-label": t("plates.lesson") },
        html("div", {}, this.heading, this.progress),
        this.task,
        this.words,
        html("div", { class: "row" }, this.go, this.again),
      ),
      html("nav", { class: "puzzle-choice", "aria-label": t("plates.figures") }, this.figures),
    );
    this.element.style.setProperty("--board-ratio", String(this.board.ratio));
    this.lesson = LESSONS.find(({ id }) => id === figure) ?? /** @type {Lesson} */ (LESSONS[0]);
    this.run = this.take(this.lesson);
  }

  leave() {
    this.run.leave();
  }

  /** @param {Lesson} lesson */
  take(lesson) {
    const run = new LessonRun(this.server, this.game.presets[0]?.name ?? "", lesson, () => run === this.run && this.show());
    this.lesson = lesson;
    this.run = run;
    this.board.showNames(lesson.numbers ?? false);
    this.listFigures();
    run.begin();
    return run;
  }

  /** @param {Lesson} lesson */
  open(lesson) {
    this.run.leave();
    this.take(lesson);
    history.replaceState(null, "", `${location.pathname}?figure=${lesson.id}`);
  }

  listFigures() {
    const focused = this.figures.contains(document.activeElement);
    fill(
      this.figures,
      ...LESSONS.map((lesson) =>
        html(
          "li",
          {},
          html(
            "button",
            {
              type: "button",
              class: "plate-figure",
              "aria-current": lesson === this.lesson ? "true" : null,
              click: () => this.open(lesson),
            },
            t("common.about", { what: figureName(lesson), words: words(lesson, "title") }),
          ),
        ),
      ),
    );
    const current = this.figures.querySelector("[aria-current]");
    if (focused && current instanceof HTMLElement) current.focus();
  }

  /** The lesson after this one, if any. */
  get following() {
    return LESSONS[LESSONS.indexOf(this.lesson) + 1];
  }

  goOn() {
    const { run, following } = this;
    if (run.state === "other" || run.state === "trouble") run.begin();
    else if (!run.isLast) run.next();
    else if (following) this.open(following);
    this.board.focus();
  }

  resume() {
    if (this.run.state === "trouble") void this.run.begin();
  }

  startAgain() {
    this.open(this.lesson);
    this.board.focus();
  }

  show() {
    const { run, lesson } = this;
    this.element.dataset["state"] = run.state;
    this.element.dataset["figure"] = lesson.id;
    this.element.dataset["step"] = String(run.number);
    this.heading.textContent = t("common.about", { what: figureName(lesson), words: words(lesson, "title") });
    this.progress.textContent = t("plates.step", { number: run.number + 1, count: lesson.steps.length });
    this.task.textContent = words(lesson, String(run.number));
    fill(this.words, ...this.feedback());
    this.words.className = `puzzle-words ${run.state === "done" ? "solved" : run.state === "other" ? "wrong" : run.state}`;
    this.showGo();
    this.showBoard();
  }

  showGo() {
    const { run } = this;
    const { state } = run;
    const ready = state === "done" || state === "other" || state === "trouble";
    const ended = state === "done" && run.isLast && this.following === undefined;
    this.go.textContent = t(state === "other" || state === "trouble" ? "plates.retry" : run.isLast ? "plates.following" : "plates.next");
    this.go.hidden = !ready || ended;
    if (ready && !ended) this.go.focus({ preventScroll: true });
    if (ended) this.again.focus({ preventScroll: true });
  }

  feedback() {
    const { run, lesson } = this;
    const { state, verdict, position, step } = run;
    if (state === "trouble") return [html("p", {}, run.trouble)];
    const refusal = verdict && [
      html("p", {}, html("strong", {}, t("plates.refused")), " ", said(verdict.reason ?? "")),
      verdict.rule &&
        html(
          "p",
          { class: "puzzle-rule" },
          t("common.about", { what: verdict.rule.id, words: `${said(verdict.rule.title)} (${said(verdict.rule.provenance)})` }),
        ),
    ];
    if (state === "asked") return [...(refusal ?? []), verdict && html("p", {}, t("plates.not-that"))];
    if (state === "other") return [html("p", {}, t("plates.other"))];
    if (state !== "done" || (step.moves === undefined && step.refused === undefined)) return [];
    return [
      ...(refusal ?? []),
      html("p", {}, words(lesson, `${run.number}.done`)),
      position?.outcome.over && html("p", {}, `${resultWords(position.outcome)}.`),
    ];
  }

  showBoard() {
    const { run } = this;
    const { position, squares, live } = run;
    if (position === null) return;
    const ways = live ? targets(position.legal) : new Map();
    const army = (/** @type {string} */ square) => {
      const symbol = position.pieces[square] ?? "";
      return this.game.pieces.find((piece) => piece.symbol === symbol)?.army;
    };
    const armies = new Set([...ways.keys()].map(army));
    this.board.show(
      {
        pieces: position.pieces,
        lastMove: squares,
        marks: position.marks,
        targets: ways,
        own: new Set(Object.keys(position.pieces).filter((square) => live && armies.has(army(square)))),
        live,
      },
      { moved: squares },
    );
  }

  /** @param {string} from @param {string} to */
  async moved(from, to) {
    const [move] = between(this.run.position?.legal ?? [], from, to);
    if (move) await this.run.play(move);
  }
}

/** Plate and figure, as the book counts them. @param {Lesson} lesson */
function figureName({ id }) {
  const [plate = "", figure] = id.split(".");
  return figure === undefined ? t("plates.plate", { plate }) : t("plates.figure", { plate, figure });
}
