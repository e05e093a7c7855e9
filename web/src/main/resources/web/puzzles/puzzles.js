import { Board } from "../board/board.js";
import { html } from "../elements.js";
import { between, targets } from "../game/moves.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";
import { chooseMove } from "../panels/choice.js";
import { Draughtsman } from "../pieces/draw.js";
import { Filter } from "./filter.js";
import { PuzzleList } from "./list.js";
import { PuzzlePanel, goalWords } from "./panel.js";
import { Progress } from "./progress.js";
import { Solving } from "./solving.js";

/** @import { Game, Mark, Position } from "../contract.js" */
/** @import { Shape } from "../board/shapes.js" */
/** @import { Server } from "../server.js" */
/** @import { Puzzle } from "./collection.js" */
/** @import { Attempt } from "./solving.js" */

/**
 * What is being solved.
 *
 * @typedef {object} Kept
 * @property {string} id of the puzzle
 * @property {Attempt} attempt
 */

/** The puzzles of one game: a board, what is to be done, and the way to the others. */
export class Puzzles {
  /**
   * @param {Server} server
   * @param {Game} game
   * @param {Puzzle[]} puzzles at least one
   * @param {Position} array where the game starts
   * @param {URLSearchParams} query `puzzle` the one to begin with, `theme` and `degree` which are wanted
   */
  constructor(server, game, puzzles, array, query) {
    this.server = server;
    this.game = game;
    this.puzzles = puzzles;
    this.array = array;
    this.progress = new Progress(game.id);
    this.draughtsman = new Draughtsman(game);
    this.board = new Board(game, this.draughtsman, {
      onMove: (from, to) => this.moved(from, to),
      onRefuse: (from, to) => this.refused(from, to),
    });
    const wanted = { theme: query.get("theme") ?? "", degree: query.get("degree") ?? "" };
    this.filter = new Filter(puzzles, wanted, () => this.filtered());
    this.list = new PuzzleList((puzzle) => this.open(puzzle));
    this.panel = new PuzzlePanel(this.draughtsman, {
      onHint: () => this.solving.hint(),
      onSolution: () => this.giveUp(),
      onAgain: () => this.again(),
      onNext: () => this.open(this.next),
      onLook: (count) => this.solving.look(count),
    });
    this.absent = html("p", { class: "puzzle-absent", role: "status" });
    this.element = html(
      "main",
      { class: "puzzles" },
      html(
        "header",
        { class: "puzzle-head" },
        html("h1", {}, t("puzzles.title", { game: said(game.name) })),
        this.absent,
        this.panel.task,
      ),
      html("div", { class: "puzzle-board" }, this.board.element),
      this.panel.element,
      html(
        "div",
        { class: "puzzle-choice" },
        this.filter.element,
        this.list.element,
        html("p", { class: "puzzle-reckoned" }, t("puzzles.reckoned")),
      ),
    );
    this.element.style.setProperty("--board-ratio", String(this.board.ratio));
    const named = query.get("puzzle");
    const first = puzzles.find(({ id }) => id === named);
    if (named !== null && first === undefined) this.absent.textContent = t("puzzles.absent", { id: named });
    /** @type {Puzzle} */
    this.puzzle = first ?? this.unsolved(this.filter.chosen) ?? /** @type {Puzzle} */ (puzzles[0]);
    this.solving = this.solve(this.puzzle);
  }

  leave() {
    this.solving.leave();
  }

  /** The first puzzle not yet solved. @param {Puzzle[]} puzzles */
  unsolved(puzzles) {
    return puzzles.find(({ id }) => this.progress.solved(id) === null);
  }

  /** The one after this that is not yet solved, or just the one after. @returns {Puzzle} */
  get next() {
    const { chosen } = this.filter;
    const at = chosen.indexOf(this.puzzle) + 1;
    const order = [...chosen.slice(at), ...chosen.slice(0, at)];
    return this.unsolved(order) ?? order[0] ?? this.puzzle;
  }

  filtered() {
    const { chosen } = this.filter;
    if (chosen.length === 0) announce(t("puzzles.none"));
    if (chosen.length > 0 && !chosen.includes(this.puzzle)) {
      this.begin(this.unsolved(chosen) ?? /** @type {Puzzle} */ (chosen[0]));
    } else {
      this.show();
    }
    this.keepAddress();
  }

  /** @param {Puzzle} puzzle */
  open(puzzle) {
    this.begin(puzzle);
    this.keepAddress();
    this.board.focus();
  }

  /** @param {Puzzle} puzzle @param {Attempt} [attempt] where to go on with it */
  begin(puzzle, attempt) {
    this.solving.leave();
    this.absent.textContent = "";
    this.puzzle = puzzle;
    this.solving = this.solve(puzzle, attempt);
  }

  /** What is being solved and how far that is. @returns {Kept} */
  get chosen() {
    return { id: this.puzzle.id, attempt: this.solving.attempt };
  }

  /** Takes up what was being solved. @param {Kept} kept */
  choose({ id, attempt }) {
    const puzzle = this.puzzles.find((one) => one.id === id);
    if (puzzle !== undefined) this.begin(puzzle, attempt);
  }

  /** @param {Puzzle} puzzle @param {Attempt} [attempt] */
  solve(puzzle, attempt) {
    const solving = new Solving(
      this.server,
      this.game.id,
      this.game.presets[0]?.name ?? "",
      puzzle,
      () => solving === this.solving && this.heard(),
    );
    this.solving = solving;
    this.told = false;
    this.show();
    if (attempt) solving.takeUp(attempt);
    else solving.begin();
    return solving;
  }

  heard() {
    const { solving, progress, puzzle } = this;
    const before = progress.solved(puzzle.id);
    if (!solving.clean && before === null) progress.stumble(puzzle.id);
    if (solving.state === "solved") progress.solve(puzzle.id, solving.clean);
    if (solving.state === "solve" && !this.told) {
      this.told = true;
      this.turnBoard();
      announce(goalWords(solving));
    }
    this.show();
  }

  /** Lays the board so that the solver's side is below, where two armies face each other. */
  turnBoard() {
    const { position } = this.solving;
    if (position === null || this.game.armies.length !== 2) return;
    const { team } = position.turn;
    const army = this.game.armies.find((other) => other.team === team)?.id;
    const home = Object.keys(this.array.pieces).filter((square) => this.army(this.array, square) === army);
    const ranks = home.map((square) => this.board.square(square).rank);
    const highest = Math.max(...this.game.board.squares.map(({ rank }) => rank));
    this.board.flip(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length > highest / 2);
  }

  show() {
    const { solving, progress, puzzle, puzzles } = this;
    const { chosen } = this.filter;
    const listed = chosen.includes(puzzle) ? chosen : puzzles;
    this.element.dataset["state"] = solving.state;
    this.element.dataset["puzzle"] = puzzle.id;
    this.showBoard();
    const place = { number: listed.indexOf(puzzle) + 1, count: listed.length };
    this.panel.show(solving, place, progress, puzzles.length);
    this.list.show(chosen, puzzle, progress);
  }

  showBoard() {
    const { position, live, squares } = this.solving;
    if (position === null) return;
    const ways = live ? targets(position.legal) : new Map();
    const armies = new Set([...ways.keys()].map((square) => this.army(position, square)));
    const own = Object.keys(position.pieces).filter((square) => armies.has(this.army(position, square)));
    this.board.show(
      {
        pieces: position.pieces,
        lastMove: squares,
        marks: [...position.marks, ...this.hints(position)],
        targets: ways,
        own: new Set(own),
        live,
        shapes: this.nextOfRefutation(position),
      },
      { moved: squares },
    );
  }

  /** An arrow for what comes next in a refutation. @param {Position} position @returns {Shape[]} */
  nextOfRefutation({ legal }) {
    const { mistake } = this.solving;
    const next = mistake?.moves[mistake.shown];
    const move = legal.find(({ text }) => text === next);
    return move?.from && move.to ? [{ from: move.from, to: move.to, colour: "red" }] : [];
  }

  /** @param {Position} position @returns {Mark[]} */
  hints({ legal }) {
    const { hints, wanted } = this.solving;
    const move = legal.find(({ text }) => text === wanted);
    if (hints === 0 || !move?.from || !move.to) return [];
    const words = t("puzzles.hint.mark");
    return (hints === 1 ? [move.from] : [move.from, move.to]).map((square) => ({
      square,
      kind: "hint",
      words,
      rule: "",
    }));
  }

  /** @param {Position} position @param {string} square */
  army(position, square) {
    return this.draughtsman.piece(position.pieces[square] ?? "").army;
  }

  /** @param {string} from @param {string} to */
  async moved(from, to) {
    const { solving } = this;
    const { position } = solving;
    if (position === null) return;
    const moves = between(position.legal, from, to);
    const move = moves.length > 1 ? await chooseMove(this.board, position, moves) : moves[0];
    if (solving !== this.solving || solving.position !== position) return;
    if (move) {
      await solving.play(move);
    } else {
      this.showBoard();
      this.board.focus(from);
    }
  }

  /** @param {string} from @param {string} to */
  async refused(from, to) {
    const { solving } = this;
    const verdict = await solving.explain(from + to);
    if (solving === this.solving && verdict && !verdict.legal) this.panel.refuse(verdict);
  }

  async giveUp() {
    await this.solving.showSolution();
  }

  again() {
    this.solving.again();
    this.board.focus();
  }

  /** The address tells which puzzle this is, so that it can be kept and sent. */
  keepAddress() {
    const { theme, degree } = this.filter.wanted;
    const query = new URLSearchParams({ puzzle: this.puzzle.id });
    if (theme !== "") query.set("theme", theme);
    if (degree !== "") query.set("degree", degree);
    history.replaceState(null, "", `${location.pathname}?${query}`);
  }
}
