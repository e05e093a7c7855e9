/** @import { Ply } from "./storage.js" */

/**
 * How a clock counts: `sudden` a time for the whole game, `increment` the same and more for each ply,
 * `move` a time for each ply, `days` the same for games by correspondence.
 *
 * @typedef {object} Control
 * @property {"sudden" | "increment" | "move" | "days"} kind
 * @property {number} base milliseconds, for the game or for each ply
 * @property {number} increment milliseconds added after each ply; 0 unless the kind is `increment`
 *
 * A clock as it is kept: what a seat has left at the beginning of its turn is written in the plies, and
 * the turn that goes on is told by instants. So nothing has to be counted, and whoever reads it (after a
 * reload, in another tab, after a take-back) reads the same.
 * @typedef {object} ClockState
 * @property {Control} control
 * @property {Turn | null} turn whose time counts now
 *
 * @typedef {object} Turn
 * @property {number} plies how many were made before it
 * @property {string} seat id
 * @property {number} used milliseconds of it that were used before `since`
 * @property {number | null} since when its time has been running, in milliseconds since 1970; null while it stands still
 */

const SECOND = 1_000;

/** The part of what is left that the computer spends on one ply. */
const SHARE = 1 / 30;

/** The least and the most time the server thinks, in milliseconds. */
const LEAST = 10;
const MOST = 60_000;

/** The clock of a game, one time for each seat. */
export class Clock {
  /**
   * @param {ClockState} state changed in place
   * @param {Ply[]} plies of the game, with what was left after each
   */
  constructor(state, plies) {
    this.state = state;
    this.plies = plies;
  }

  get control() {
    return this.state.control;
  }

  /** Whether every ply has a time of its own. */
  get countsPlies() {
    return this.control.kind === "move" || this.control.kind === "days";
  }

  /** The seat whose time is running. */
  get running() {
    const { turn } = this;
    return turn !== null && turn.since !== null ? turn.seat : null;
  }

  /** The turn that goes on, null where what is kept belongs to another ply. */
  get turn() {
    const { turn } = this.state;
    return turn !== null && turn.plies === this.plies.length ? turn : null;
  }

  /**
   * What a seat has left, in milliseconds, never less than 0.
   *
   * @param {string} seat
   * @param {number} [now] milliseconds since 1970
   */
  left(seat, now = Date.now()) {
    const used = this.turn?.seat === seat ? this.used(now) : 0;
    return Math.max(0, this.before(seat) - used);
  }

  /** What a seat had left when its turn began, or would have if it began now. @param {string} seat */
  before(seat) {
    const { base } = this.control;
    if (this.countsPlies) return base;
    return this.plies.findLast((ply) => ply.seat === seat && ply.clock !== undefined)?.clock ?? base;
  }

  /** What the turn that goes on has used. @param {number} now */
  used(now) {
    const { turn } = this;
    if (turn === null) return 0;
    // A clock of the system that was put back gives nobody time.
    return turn.used + (turn.since === null ? 0 : Math.max(0, now - turn.since));
  }

  /**
   * A seat is to move: its time runs, except before the first ply of the game. Where it runs already,
   * nothing changes.
   *
   * @param {string} seat
   */
  start(seat) {
    const { length } = this.plies;
    const turn = this.turn?.seat === seat ? this.turn : { plies: length, seat, used: 0, since: null };
    if (turn.since === null && length > 0) turn.since = Date.now();
    this.state.turn = turn;
  }

  /** A seat is to move whose earlier thoughts, if any, were lost; they cost nothing. @param {string} seat */
  startAnew(seat) {
    this.state.turn = null;
    this.start(seat);
  }

  /** Time stands still; what was used of it is kept. */
  stop() {
    const { turn } = this;
    if (turn === null) return;
    turn.used = this.used(Date.now());
    turn.since = null;
  }

  /**
   * The seat that is to move has moved, before its ply is among the plies.
   *
   * @param {string} seat
   * @param {number} [most] milliseconds that the ply may have cost
   * @returns {number} what it has left after the ply
   */
  press(seat, most = Infinity) {
    const began = this.turn?.seat === seat && (this.turn.since !== null || this.turn.used > 0);
    const used = began ? Math.min(this.used(Date.now()), most) : 0;
    const left = Math.max(0, this.before(seat) - used);
    return left === 0 || !began ? left : left + this.control.increment;
  }

  /** Whether the seat to move has overstepped its time. */
  get isOver() {
    const { running } = this;
    return running !== null && this.left(running) === 0;
  }

  /**
   * How long the computer may think about its ply.
   *
   * @param {string} seat
   * @param {number} most milliseconds
   */
  thinkingTime(seat, most) {
    const { base, increment } = this.control;
    const left = this.before(seat);
    const share = this.countsPlies ? base / 2 : left * SHARE + increment / 2;
    return Math.round(Math.min(MOST, Math.max(LEAST, Math.min(most, share, left / 2))));
  }

  /** Below what time left a seat is pressed, in milliseconds. */
  get low() {
    return Math.min(30 * SECOND, this.control.base / 6);
  }
}
