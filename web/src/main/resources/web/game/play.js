import { Refused, Unreachable } from "../server.js";
import { Clock } from "./clock.js";
import { isGoingOn } from "./document.js";
import { keptOutcome, offBoard, resultOf } from "./endings.js";
import { FULL_STRENGTH } from "./levels.js";
import { library } from "./library.js";
import { learn, plyOf } from "./ply.js";
import { personsTeams } from "./seating.js";

/** @import { Game, GameRequest, LegalMove, Outcome, Position, Reply, TeamId, Verdict } from "../contract.js" */
/** @import { Server } from "../server.js" */
/** @import { Player, SavedGame } from "./storage.js" */

/** The least time between two moves of the computer that a person only watches, in milliseconds. */
const BREATH = 350;

/** How long to wait before asking a server again that did not answer, in milliseconds. */
const FIRST_RETRY = 1_000;
const LAST_RETRY = 16_000;

const PERSON = /** @type {Player} */ ({ kind: "person" });

/**
 * What has happened, for who watches: `moved` a ply was added, `taken` plies were taken back,
 * `position` the server described the position, `shown` another ply is looked at, `over` the game
 * ended without a move, `replaced` another tab has changed the game, `trouble` the server failed or is back, `state` anything else.
 *
 * @typedef {"moved" | "taken" | "position" | "shown" | "over" | "replaced" | "trouble" | "state"} Happening
 */

/**
 * A game being played. It holds the moves; the server is asked what they lead to. Whatever was asked
 * before a move, a take-back or the end of this game is void when the answer comes.
 */
export class Play {
  /**
   * @param {Server} server
   * @param {Game} game
   * @param {SavedGame} saved
   * @param {Position | null} start the position before the first move, where it is known
   * @param {(happening: Happening) => void} listener
   * @param {(signal: AbortSignal) => Promise<void>} [lead] waits until this is the one tab that has the
   *   computer move, until the signal is aborted
   */
  constructor(server, game, saved, start, listener, lead = async () => {}) {
    this.server = server;
    this.game = game;
    this.saved = saved;
    this.listener = listener;
    this.clock = saved.clock ? new Clock(saved.clock, saved.plies) : null;
    this.kept = content(saved);
    this.lead = lead;
    /** @type {Promise<void> | null} */
    this.led = null;
    this.watching = new AbortController();
    /** @type {Map<number, Position>} positions by the number of plies that lead to them */
    this.positions = new Map(start === null ? [] : [[0, start]]);
    /** The number of plies that lead to the position looked at. */
    this.shown = saved.plies.length;
    this.thinking = false;
    /** @type {string | null} */
    this.trouble = null;
    this.asking = new AbortController();
    this.failures = 0;
  }

  get plies() {
    return this.saved.plies;
  }

  /** The position at the end of the moves, once known. */
  get latest() {
    return this.positions.get(this.plies.length) ?? null;
  }

  /** How the game ended, once known: on the board, or else without a move. @returns {Outcome | null} */
  get outcome() {
    const { latest } = this;
    if (latest === null) return null;
    return latest.outcome.over ? latest.outcome : keptOutcome(this.game, this.saved);
  }

  get over() {
    return this.outcome !== null;
  }

  /** Whether the game ended otherwise than on the board. */
  get endedOffBoard() {
    return this.over && this.latest?.outcome.over === false;
  }

  /** Whether somebody has moved and the game is not over. */
  get goingOn() {
    return isGoingOn(this.saved);
  }

  /** @param {string} seat @returns {Player} */
  player(seat) {
    return this.saved.players[seat] ?? PERSON;
  }

  /** Whether a person may move now. */
  get awaitsPerson() {
    const { latest } = this;
    if (latest === null || this.over || this.standsStill) return false;
    return this.player(latest.turn.seat.id).kind === "person";
  }

  /** Whether a pause has stopped the clock, and with it everybody. */
  get standsStill() {
    return this.saved.paused && this.clock !== null;
  }

  /** The teams that persons play for. */
  get personsTeams() {
    return personsTeams(this.latest?.seats ?? [], this.saved.players);
  }

  /** The team for which the person at the screen speaks, null where there is none. @returns {TeamId | null} */
  get speaksFor() {
    const [one, other] = this.personsTeams;
    return other === undefined ? (one ?? null) : (this.latest?.turn.team ?? null);
  }

  /** What the game waits for, in one word. */
  get state() {
    if (this.trouble !== null) return "trouble";
    if (this.latest === null) return "server";
    if (this.over) return "over";
    if (this.awaitsPerson) return "person";
    return this.thinking ? "computer" : "paused";
  }

  /** Whether no seat is a person's. */
  get isWatched() {
    const seats = this.latest?.seats ?? [];
    return seats.length > 0 && seats.every(({ id }) => this.player(id).kind === "computer");
  }

  /** @param {number} [plies] @returns {GameRequest} */
  request(plies = this.plies.length) {
    const { game, preset, options, position } = this.saved;
    return { game, preset, options, position, moves: this.plies.slice(0, plies).map(({ text }) => text) };
  }

  /** Voids everything that was asked and asks where the moves have led. */
  async refresh() {
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    this.thinking = false;
    try {
      // After a failure a known position is asked for all the same: trouble is over when the server has answered.
      const known = this.trouble === null ? this.latest : null;
      const position = known ?? (await this.server.position(this.request(), signal));
      if (signal.aborted) return;
      this.positions.set(this.plies.length, position);
      // The server's writing of a move that was sent before it was known to be legal.
      learn(this.plies, position.moves);
      if (position.outcome.over) this.decide(position.outcome);
      this.runClock(position);
      this.keep();
      this.settle();
      this.listener("position");
      await this.think(signal);
    } catch (failure) {
      this.fail(failure, signal);
    }
  }

  /** Keeps what this game has become, unless that is kept already: who hears of it would keep it again. */
  keep() {
    const now = content(this.saved);
    if (now === this.kept) return;
    this.kept = now;
    library.save(this.saved);
  }

  /**
   * Goes on from what another tab has made of this game. What was asked about another position is void.
   *
   * @param {SavedGame} saved
   */
  async replace(saved) {
    const before = this.plies;
    const same = before.findIndex((ply, i) => saved.plies[i]?.text !== ply.text);
    const common = same === -1 ? before.length : same;
    const looksAtLatest = this.shown === before.length;
    for (const plies of [...this.positions.keys()]) if (plies > common) this.positions.delete(plies);
    this.saved = saved;
    this.kept = content(saved);
    this.clock = saved.clock ? new Clock(saved.clock, saved.plies) : null;
    this.shown = looksAtLatest ? saved.plies.length : Math.min(this.shown, common);
    this.asking.abort();
    this.listener("replaced");
    await this.refresh();
  }

  /**
   * Lets the clock of a person who is to move run; that of the computer runs while it thinks.
   *
   * @param {Position} position the latest
   */
  runClock({ turn }) {
    const { clock } = this;
    if (clock === null) return;
    if (this.over || this.saved.paused) clock.stop();
    else if (this.player(turn.seat.id).kind === "person") clock.start(turn.seat.id);
    this.judgeTime();
  }

  /** Ends the game if the time of the person to move has run out. */
  judgeTime() {
    const { latest, clock } = this;
    if (clock === null || latest === null || this.over || !clock.isOver) return;
    if (this.player(latest.turn.seat.id).kind === "person") this.loseOnTime(latest.turn.team);
  }

  /** @param {TeamId} team */
  loseOnTime(team) {
    this.finish("time", other(team));
  }

  /** @param {Outcome} outcome of the board, which no clock and no word of a player can change any more */
  decide(outcome) {
    this.saved.over = true;
    this.saved.result = resultOf(outcome);
    this.clock?.stop();
  }

  /**
   * Ends the game without a move, unless it is over.
   *
   * @param {"resignation" | "time" | "agreement"} ending
   * @param {TeamId | null} winner null for a draw
   */
  finish(ending, winner) {
    const outcome = offBoard(this.game, ending, winner);
    if (this.over || outcome === undefined) return;
    this.decide(outcome);
    this.keep();
    this.listener("over");
    void this.refresh();
  }

  /** The team of the person at the screen gives the game up. @param {TeamId} team */
  resign(team) {
    this.finish("resignation", other(team));
  }

  /** The game ends without a result. */
  abandon() {
    if (this.over) return;
    this.saved.over = true;
    this.saved.result = null;
    this.clock?.stop();
    this.keep();
    this.listener("over");
    void this.refresh();
  }

  /**
   * Asks the engine about the latest position.
   *
   * @param {{millis: number, level?: number}} manner
   * @returns {Promise<Reply | null>} null where there was no answer, or the game went on meanwhile
   */
  async consult({ millis, level = FULL_STRENGTH }) {
    const { signal } = this.asking;
    try {
      const reply = await this.server.reply(
        this.request(),
        { millis, level, seed: this.saved.seed ?? 0 },
        signal,
      );
      return signal.aborted ? null : reply;
    } catch (failure) {
      this.fail(failure, signal);
      return null;
    }
  }

  /** @param {AbortSignal} signal */
  async think(signal) {
    const position = this.latest;
    if (position === null || this.over || this.saved.paused) return;
    const seat = position.turn.seat.id;
    const player = this.player(seat);
    if (player.kind !== "computer") return;
    this.thinking = true;
    this.clock?.startAnew(seat);
    this.listener("state");
    const began = performance.now();
    const { level = FULL_STRENGTH } = player;
    const millis = this.clock?.thinkingTime(seat, player.millis) ?? player.millis;
    const manner = { millis, level, seed: this.saved.seed ?? 0 };
    this.led ??= this.lead(this.watching.signal);
    await this.led;
    if (signal.aborted) return;
    const { move } = await this.server.reply(this.request(), manner, signal);
    await pause(this.isWatched ? BREATH - (performance.now() - began) : 0);
    if (signal.aborted) return;
    this.thinking = false;
    const legal = position.legal.find(({ text }) => text === move);
    // The way to the server and back is not the computer's fault.
    await this.add(legal ?? bare(move), millis);
  }

  /**
   * Plays a legal move of the latest position.
   *
   * @param {LegalMove} move
   */
  async play(move) {
    if (this.awaitsPerson) await this.add(move);
  }

  /**
   * @param {LegalMove} move
   * @param {number} [cost] milliseconds that it takes of the clock at most
   */
  async add(move, cost) {
    const position = this.latest;
    if (position === null) return;
    const ply = plyOf(position, move);
    if (this.clock !== null) {
      ply.clock = this.clock.press(ply.seat, cost);
      if (ply.clock === 0) {
        this.loseOnTime(ply.team);
        return;
      }
    }
    const looksAtLatest = this.shown === this.plies.length;
    this.plies.push(ply);
    if (looksAtLatest) this.shown = this.plies.length;
    this.keep();
    this.listener("moved");
    await this.refresh();
  }

  /** The number of plies that a take-back leaves: the person who moved last is to move again. */
  get takeBackTo() {
    return this.plies.findLastIndex(({ seat }) => this.player(seat).kind === "person");
  }

  /** A move that ended the game can be taken back, a word that did cannot. */
  get canTakeBack() {
    return this.takeBackTo >= 0 && !this.endedOffBoard;
  }

  async takeBack() {
    const left = this.takeBackTo;
    if (!this.canTakeBack) return;
    this.asking.abort();
    for (let i = left + 1; i <= this.plies.length; i++) this.positions.delete(i);
    this.plies.length = left;
    this.shown = left;
    this.saved.over = false;
    this.saved.result = null;
    this.keep();
    this.listener("taken");
    await this.refresh();
  }

  /** @param {boolean} paused */
  async setPaused(paused) {
    this.saved.paused = paused;
    if (paused) this.clock?.stop();
    this.keep();
    this.listener("state");
    await this.refresh();
  }

  /** Voids everything that was asked; the game can be taken up again by {@link refresh}. */
  leave() {
    this.asking.abort();
    this.watching.abort();
    this.thinking = false;
  }

  /**
   * Looks at an earlier position, or the latest.
   *
   * @param {number} plies
   */
  async show(plies) {
    const shown = Math.max(0, Math.min(this.plies.length, plies));
    if (shown === this.shown && this.positions.has(shown)) return;
    this.shown = shown;
    this.listener("shown");
    if (this.positions.has(shown)) return;
    const { signal } = this.asking;
    try {
      const position = await this.server.position(this.request(shown), signal);
      if (signal.aborted) return;
      this.positions.set(shown, position);
      this.settle();
      if (this.shown === shown) this.listener("shown");
    } catch (failure) {
      this.fail(failure, signal);
    }
  }

  /**
   * Asks why a move may not be played now.
   *
   * @param {string} text
   * @returns {Promise<Verdict | null>} null where there was no answer
   */
  async explain(text) {
    const { signal } = this.asking;
    try {
      const verdict = await this.server.explain(this.request(), text);
      return signal.aborted ? null : verdict;
    } catch (failure) {
      this.fail(failure, signal);
      return null;
    }
  }

  settle() {
    this.failures = 0;
    if (this.trouble === null) return;
    this.trouble = null;
    this.listener("trouble");
  }

  /** @param {unknown} failure @param {AbortSignal} signal */
  fail(failure, signal) {
    if (signal.aborted) return;
    if (!(failure instanceof Unreachable || failure instanceof Refused)) throw failure;
    if (this.thinking) this.clock?.stop();
    this.thinking = false;
    this.trouble = failure.message;
    this.listener("trouble");
    if (failure instanceof Unreachable) {
      this.failures += 1;
      const wait = Math.min(FIRST_RETRY * 2 ** (this.failures - 1), LAST_RETRY);
      setTimeout(() => signal.aborted || this.refresh(), wait);
    }
  }
}

/** All of a game but when it was kept. @param {SavedGame} saved */
function content(saved) {
  return JSON.stringify({ ...saved, updated: null });
}

/** @param {TeamId} team @returns {TeamId} */
function other(team) {
  return team === "first" ? "second" : "first";
}

/** @param {string} text @returns {LegalMove} */
function bare(text) {
  return { text, short: text, from: null, to: null, capture: null, promotion: null, command: null };
}

/** @param {number} millis */
function pause(millis) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, millis)));
}
