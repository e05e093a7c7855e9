import { Asking, pause } from "../../asking.js";

/** @import { GameRequest, LegalMove, Position, Verdict } from "../../contract.js" */
/** @import { Server } from "../../server.js" */
/** @import { Lesson, Step } from "./figures.js" */

/** How long a move stands before it is answered, in milliseconds. */
const BREATH = 600;

const GAME = "war-chess";

/**
 * What is going on: `waiting` for the server, `asked` something is to be done or read, `other` a legal
 * move was made that was not asked for, `done` the step is done, `trouble` the server failed.
 *
 * @typedef {"waiting" | "asked" | "other" | "done" | "trouble"} State
 */

/** A lesson being taken, step by step. */
export class LessonRun {
  /**
   * @param {Server} server
   * @param {string} preset
   * @param {Lesson} lesson
   * @param {() => void} listener told of every change
   */
  constructor(server, preset, lesson, listener) {
    this.server = server;
    this.preset = preset;
    this.lesson = lesson;
    this.listener = listener;
    /** @type {State} */
    this.state = "waiting";
    this.number = 0;
    /** Where the moves made since began. @type {string | null} */
    this.start = null;
    /** @type {string[]} */
    this.moves = [];
    /** @type {Position | null} */
    this.position = null;
    /** The squares that the last move left and reached. @type {[string, string] | null} */
    this.squares = null;
    /** The refusal met, by which a step may be done. @type {Verdict | null} */
    this.verdict = null;
    this.trouble = "";
    this.asking = new Asking((words) => {
      this.trouble = words;
      this.become("trouble");
    });
  }

  /** @returns {Step} */
  get step() {
    return this.lesson.steps[this.number] ?? {};
  }

  get isLast() {
    return this.number === this.lesson.steps.length - 1;
  }

  /** Whether there is something to do on the board. */
  get live() {
    const { moves, refused } = this.step;
    return this.state === "asked" && (moves !== undefined || refused !== undefined);
  }

  leave() {
    this.asking.end();
  }

  /** Begins a step, the present one unless another is named. @param {number} [number] */
  async begin(number = this.number) {
    this.number = number;
    const { position, moves, refused } = this.step;
    if (position !== undefined) {
      this.start = position;
      this.moves = [];
    }
    this.squares = null;
    await this.asking.run(async (signal) => {
      this.verdict = null;
      this.position = await this.server.position(this.request(this.moves), signal);
      this.become(moves === undefined && refused === undefined ? "done" : "asked");
    });
  }

  /** Goes on to the next step. */
  next() {
    return this.begin(this.number + 1);
  }

  /** @param {LegalMove} move */
  async play(move) {
    if (!this.live) return;
    const answer = this.step.moves?.[move.text];
    await this.asking.run(async (signal) => {
      const before = this.moves;
      await this.make(move.text, signal);
      if (answer === undefined) {
        this.moves = before;
        this.become("other");
        return;
      }
      if (answer !== null) {
        this.become("waiting");
        await pause(BREATH, signal);
        await this.make(answer, signal);
      }
      this.become("done");
    });
  }

  /** @param {string} text @param {AbortSignal} signal */
  async make(text, signal) {
    const made = this.position?.legal.find((move) => move.text === text);
    this.moves = [...this.moves, text];
    this.position = await this.server.position(this.request(this.moves), signal);
    this.squares = made?.from && made.to ? [made.from, made.to] : null;
  }

  /** Tries a move that is not legal; the refusal may be what the step is about. @param {string} text */
  async refuse(text) {
    await this.asking.run(async (signal) => {
      const verdict = await this.server.explain(this.request(this.moves), text);
      if (signal.aborted || verdict.legal) return;
      this.verdict = verdict;
      this.become(text === this.step.refused ? "done" : "asked");
    });
  }

  /** @param {string[]} moves @returns {GameRequest} */
  request(moves) {
    return { game: GAME, preset: this.preset, options: {}, position: this.start, moves };
  }

  /** @param {State} state */
  become(state) {
    this.state = state;
    this.listener();
  }
}
