import { Asking, pause } from "../asking.js";

/** @import { GameRequest, LegalMove, Position, Refutation, Verdict } from "../contract.js" */
/** @import { Server } from "../server.js" */
/** @import { Puzzle } from "./collection.js" */

/** How long a move stands before it is answered, in milliseconds. */
const BREATH = 500;

/**
 * A move that was not the solution, and how it goes on after it; `ends` where the game is over without a win.
 *
 * @typedef {object} Mistake
 * @property {Refutation["kind"] | "ends"} fault
 * @property {boolean} proven whether that is proven; otherwise it is as far as the engine sees
 * @property {string} move in short notation
 * @property {number} left moves in which it should still have won
 * @property {string[]} moves the plies after it, in coordinates
 * @property {string[]} shorts the same in short notation
 * @property {number} shown how many of them are on the board
 * @property {string[]} before the plies up to the move, itself included
 *
 * What is going on: `waiting` for the server, `solve` the solver is to move, `answering` the move made
 * is about to be answered, `wrong` it was no solution and is shown refuted, `solved`, `shown` the
 * solution is shown, `trouble` the server failed.
 *
 * @typedef {"waiting" | "solve" | "answering" | "wrong" | "solved" | "shown" | "trouble"} State
 *
 * How far somebody has come with a puzzle, so that it can be taken up again; a mistake is forgotten, but not that there was one.
 *
 * @typedef {object} Attempt
 * @property {string[]} moves of the line, with the answers to them
 * @property {boolean} clean
 * @property {number} hints
 * @property {"solved" | "shown" | null} ended
 */

/** The solving of one puzzle. What was asked before it ended or went on is void when the answer comes. */
export class Solving {
  /**
   * @param {Server} server
   * @param {string} game id
   * @param {string} preset the rule set of the puzzles
   * @param {Puzzle} puzzle
   * @param {() => void} listener told of every change
   */
  constructor(server, game, preset, puzzle, listener) {
    this.server = server;
    this.game = game;
    this.preset = preset;
    this.puzzle = puzzle;
    this.listener = listener;
    /** @type {State} */
    this.state = "waiting";
    /** The moves of the line made so far. @type {string[]} */
    this.moves = [];
    /** The position shown. @type {Position | null} */
    this.position = null;
    /** The squares that the last move left and reached. @type {[string, string] | null} */
    this.squares = null;
    /** Where one goes on after a mistake. @type {{position: Position, squares: [string, string] | null} | null} */
    this.asked = null;
    /** @type {Mistake | null} */
    this.mistake = null;
    /** @type {string} */
    this.trouble = "";
    /** Whether neither help was taken nor a mistake made. */
    this.clean = true;
    /** How much was given away of the move wanted: 0 nothing, 1 the piece, 2 its square. */
    this.hints = 0;
    this.asking = new Asking((words) => {
      this.trouble = words;
      this.become("trouble");
    });
  }

  /** Whether the solver may move. */
  get live() {
    return this.state === "solve";
  }

  /** Whether the task is not to lose, and not to win. */
  get holds() {
    return this.puzzle.loses !== undefined;
  }

  /** The move wanted now, in coordinate form. */
  get wanted() {
    return this.puzzle.line[this.moves.length] ?? "";
  }

  /** How many moves the solver has still to make. */
  get left() {
    return Math.ceil((this.puzzle.line.length - this.moves.length) / 2);
  }

  /** @returns {Attempt} */
  get attempt() {
    const { state, puzzle, moves, clean, hints } = this;
    if (state === "shown") return { moves: puzzle.line, clean, hints, ended: state };
    if (state === "solved") return { moves, clean, hints, ended: state };
    return { moves: moves.slice(0, moves.length - (moves.length % 2)), clean, hints, ended: null };
  }

  leave() {
    this.asking.end();
  }

  /** Begins, or goes on after the server failed. */
  begin() {
    return this.takeUp({ moves: this.moves, clean: this.clean, hints: 0, ended: null });
  }

  /** Goes on where an attempt stood. @param {Attempt} attempt */
  async takeUp({ moves, clean, hints, ended }) {
    this.moves = [...moves];
    this.clean = clean;
    await this.asking.run(async (signal) => {
      const position = await this.positionAfter(this.moves, signal);
      this.position = position;
      if (ended === null) this.solve(position, hints);
      else this.become(ended);
    });
  }

  /** @param {Position} position @param {number} [hints] given already */
  solve(position, hints = 0) {
    this.asked = { position, squares: this.squares };
    this.hints = hints;
    this.become("solve");
  }

  /** @param {LegalMove} move a legal one */
  async play(move) {
    if (!this.live) return;
    const last = this.left === 1;
    const right = last ? this.puzzle.last.includes(move.text) : move.text === this.wanted;
    if (!right) this.clean = false;
    await this.asking.run(async (signal) => {
      if (right) await this.goOn(move, last, signal);
      else await this.refute(move, signal);
    });
  }

  /** @param {LegalMove} move @param {boolean} last @param {AbortSignal} signal */
  async goOn(move, last, signal) {
    this.become("answering");
    await this.step([...this.moves, move.text], signal);
    this.moves.push(move.text);
    if (last) {
      this.become("solved");
      return;
    }
    this.listener();
    const answer = this.wanted;
    const position = await this.step([...this.moves, answer], signal, BREATH);
    this.moves.push(answer);
    this.solve(position);
  }

  /** @param {LegalMove} move @param {AbortSignal} signal */
  async refute(move, signal) {
    this.become("answering");
    const after = [...this.moves, move.text];
    const { outcome } = await this.step(after, signal);
    const mistake = { move: move.short, before: after, moves: [], shorts: [], shown: 0, left: 0, proven: true };
    if (outcome.over) {
      this.fail({ ...mistake, fault: "ends" });
      return;
    }
    this.listener();
    const plies = this.holds ? 0 : this.puzzle.line.length - after.length;
    const { kind, proven, moves, short } = await this.server.refutation(this.request(after), plies, signal);
    await this.step([...after, ...moves.slice(0, 1)], signal);
    this.fail({ ...mistake, fault: kind, proven, moves, shorts: short, shown: 1, left: plies / 2 });
  }

  /** Shows the refutation up to some of its plies: 0 for the mistake alone. @param {number} count */
  async look(count) {
    const { mistake } = this;
    if (this.state !== "wrong" || mistake === null || mistake.shown === count) return;
    await this.asking.run(async (signal) => {
      const plies = [...mistake.before, ...mistake.moves];
      const reached = mistake.before.length + count;
      const [before, position] = await Promise.all(
        [reached - 1, reached].map((end) => this.positionAfter(plies.slice(0, end), signal)),
      );
      const made = before?.legal.find(({ text }) => text === plies[reached - 1]);
      this.squares = made?.from && made.to ? [made.from, made.to] : null;
      this.position = position ?? null;
      this.mistake = { ...mistake, shown: count };
      this.become("wrong");
    });
  }

  /**
   * Shows the position after some moves, of which the last is new.
   *
   * @param {string[]} moves
   * @param {AbortSignal} signal
   * @param {number} [millis] how long the position before is to be seen
   */
  async step(moves, signal, millis = 0) {
    const before = this.position;
    const [position] = await Promise.all([this.positionAfter(moves, signal), pause(millis, signal)]);
    const made = before?.legal.find(({ text }) => text === moves.at(-1));
    this.squares = made?.from && made.to ? [made.from, made.to] : null;
    this.position = position;
    return position;
  }

  /** @param {Mistake} mistake */
  fail(mistake) {
    this.mistake = mistake;
    this.become("wrong");
  }

  /** Goes back to before the mistake. */
  again() {
    if (this.state === "trouble") {
      this.begin();
      return;
    }
    this.asking.end();
    this.mistake = null;
    this.position = this.asked?.position ?? null;
    this.squares = this.asked?.squares ?? null;
    this.become("solve");
  }

  /** Gives a little more of the move away. */
  hint() {
    if (!this.live) return;
    this.clean = false;
    this.hints = Math.min(2, this.hints + 1);
    this.listener();
  }

  /** Shows the rest of the line, move by move. */
  async showSolution() {
    this.clean = false;
    this.mistake = null;
    await this.asking.run(async (signal) => {
      this.position = await this.positionAfter(this.moves, signal);
      this.squares = this.asked?.squares ?? null;
      this.become("shown");
      while (this.moves.length < this.puzzle.line.length) {
        const move = this.wanted;
        await this.step([...this.moves, move], signal, 2 * BREATH);
        this.moves.push(move);
        this.listener();
      }
    });
  }

  /**
   * Asks why a move may not be made.
   *
   * @param {string} move
   * @returns {Promise<Verdict | null>}
   */
  async explain(move) {
    const { signal } = this.asking.running;
    try {
      const verdict = await this.server.explain(this.request(this.moves), move);
      return signal.aborted ? null : verdict;
    } catch {
      return null;
    }
  }

  /** @param {string[]} moves @param {AbortSignal} signal */
  positionAfter(moves, signal) {
    return this.server.position(this.request(moves), signal);
  }

  /** @param {string[]} moves @returns {GameRequest} */
  request(moves) {
    const { game, preset } = this;
    const { options = {}, position } = this.puzzle;
    return { game, preset, options, position, moves };
  }

  /** @param {State} state */
  become(state) {
    this.state = state;
    this.listener();
  }
}
