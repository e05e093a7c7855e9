import { Refused, Unreachable } from "../server.js";
import { FULL_STRENGTH } from "./levels.js";
import { saveGame } from "./storage.js";

/** @import { Game, GameRequest, LegalMove, Position, Verdict } from "../contract.js" */
/** @import { Server } from "../server.js" */
/** @import { Player, Ply, SavedGame } from "./storage.js" */

/** The least time between two moves of the computer that a person only watches, in milliseconds. */
const BREATH = 350;

/** How long to wait before asking a server again that did not answer, in milliseconds. */
const FIRST_RETRY = 1_000;
const LAST_RETRY = 16_000;

const PERSON = /** @type {Player} */ ({ kind: "person" });

/**
 * What has happened, for who watches: `moved` a ply was added, `taken` plies were taken back,
 * `position` the server described the position, `shown` another ply is looked at, `trouble` the
 * server failed or is back, `state` anything else.
 *
 * @typedef {"moved" | "taken" | "position" | "shown" | "trouble" | "state"} Happening
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
   */
  constructor(server, game, saved, start, listener) {
    this.server = server;
    this.game = game;
    this.saved = saved;
    this.listener = listener;
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

  get over() {
    return this.latest?.outcome.over ?? false;
  }

  /** Whether somebody has moved and the game is not over. */
  get goingOn() {
    return this.plies.length > 0 && !this.saved.over;
  }

  /** @param {string} seat @returns {Player} */
  player(seat) {
    return this.saved.players[seat] ?? PERSON;
  }

  /** Whether a person may move now. */
  get awaitsPerson() {
    const { latest } = this;
    return latest !== null && !latest.outcome.over && this.player(latest.turn.seat.id).kind === "person";
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
      const position = this.latest ?? (await this.server.position(this.request(), signal));
      if (signal.aborted) return;
      this.positions.set(this.plies.length, position);
      // The server's writing of a move that was sent before it was known to be legal.
      position.moves.forEach(({ short }, i) => {
        const ply = this.plies[i];
        if (ply !== undefined) ply.short = short;
      });
      this.saved.over = position.outcome.over;
      saveGame(this.saved);
      this.settle();
      this.listener("position");
      await this.think(signal);
    } catch (failure) {
      this.fail(failure, signal);
    }
  }

  /** @param {AbortSignal} signal */
  async think(signal) {
    const position = this.latest;
    if (position === null || position.outcome.over || this.saved.paused) return;
    const player = this.player(position.turn.seat.id);
    if (player.kind !== "computer") return;
    this.thinking = true;
    this.listener("state");
    const began = performance.now();
    const { millis, level = FULL_STRENGTH } = player;
    const manner = { millis, level, seed: this.saved.seed ?? 0 };
    const { move } = await this.server.reply(this.request(), manner, signal);
    await pause(this.isWatched ? BREATH - (performance.now() - began) : 0);
    if (signal.aborted) return;
    this.thinking = false;
    const legal = position.legal.find(({ text }) => text === move);
    await this.add(legal ?? bare(move));
  }

  /**
   * Plays a legal move of the latest position.
   *
   * @param {LegalMove} move
   */
  async play(move) {
    if (this.awaitsPerson) await this.add(move);
  }

  /** @param {LegalMove} move */
  async add(move) {
    const position = this.latest;
    if (position === null) return;
    const looksAtLatest = this.shown === this.plies.length;
    this.plies.push(this.ply(position, move));
    if (looksAtLatest) this.shown = this.plies.length;
    saveGame(this.saved);
    this.listener("moved");
    await this.refresh();
  }

  /** @param {Position} position @param {LegalMove} move @returns {Ply} */
  ply({ turn, fullmove }, { text, short, from, to }) {
    return {
      text,
      short,
      seat: turn.seat.id,
      team: turn.team,
      number: fullmove,
      squares: from !== null && to !== null ? [from, to] : null,
    };
  }

  /** The number of plies that a take-back leaves: the person who moved last is to move again. */
  get takeBackTo() {
    return this.plies.findLastIndex(({ seat }) => this.player(seat).kind === "person");
  }

  get canTakeBack() {
    return this.takeBackTo >= 0;
  }

  async takeBack() {
    const left = this.takeBackTo;
    if (left < 0) return;
    this.asking.abort();
    for (let i = left + 1; i <= this.plies.length; i++) this.positions.delete(i);
    this.plies.length = left;
    this.shown = left;
    this.saved.over = false;
    saveGame(this.saved);
    this.listener("taken");
    await this.refresh();
  }

  /** @param {boolean} paused */
  async setPaused(paused) {
    this.saved.paused = paused;
    saveGame(this.saved);
    this.listener("state");
    await this.refresh();
  }

  /** Voids everything that was asked; the game can be taken up again by {@link refresh}. */
  leave() {
    this.asking.abort();
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

/** @param {string} text @returns {LegalMove} */
function bare(text) {
  return { text, short: text, from: null, to: null, capture: null, promotion: null, command: null };
}

/** @param {number} millis */
function pause(millis) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, millis)));
}
