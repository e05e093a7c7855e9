import { said, t } from "./messages.js";
import { reach } from "./reach.js";

/** @import { Game, GameName, GameRequest, Overlays, Position, Refutation, Reply, SetupAnswer, SetupRequest, Verdict } from "./contract.js" */

/** The server understood and said no; the message is a sentence for people. */
export class Refused extends Error {}

/** The server did not answer, or what answered was not it. */
export class Unreachable extends Error {}

/** How long to wait for an answer that needs no thinking, in milliseconds. */
const PATIENCE = 15_000;

export class Server {
  /** @param {string} [root] */
  constructor(root = "/api") {
    this.root = root;
  }

  /** @returns {Promise<GameName[]>} */
  games() {
    return this.ask("/games");
  }

  /** @param {string} id @returns {Promise<Game>} */
  game(id) {
    return this.ask(`/games/${encodeURIComponent(id)}`);
  }

  /** The position a game usually starts from. @param {string} game id @returns {Promise<Position>} */
  array(game) {
    return this.ask(`/games/${encodeURIComponent(game)}/array`);
  }

  /** @param {GameRequest} game @param {AbortSignal} [signal] @returns {Promise<Position>} */
  position(game, signal) {
    return this.ask("/position", game, signal);
  }

  /** @param {GameRequest} game @param {AbortSignal} [signal] @returns {Promise<Overlays>} */
  overlays(game, signal) {
    return this.ask("/overlays", game, signal);
  }

  /** @param {SetupRequest} setup @param {AbortSignal} [signal] @returns {Promise<SetupAnswer>} */
  setup(setup, signal) {
    return this.ask("/setup", setup, signal);
  }

  /** @param {GameRequest} game @param {string} move @returns {Promise<Verdict>} */
  explain(game, move) {
    return this.ask("/explain", { ...game, move });
  }

  /**
   * @param {GameRequest} game
   * @param {{millis: number, level: number, seed: number}} manner how the computer is to play
   * @param {AbortSignal} signal
   * @returns {Promise<Reply>}
   */
  reply(game, manner, signal) {
    return this.ask("/reply", { ...game, ...manner }, signal, PATIENCE + manner.millis);
  }

  /**
   * Why the last move does not win as it should.
   *
   * @param {GameRequest} game
   * @param {number} plies in which it should have won; 0 where it should have won itself, or not lost
   * @param {AbortSignal} signal
   * @returns {Promise<Refutation>}
   */
  refutation(game, plies, signal) {
    return this.ask("/refutation", { ...game, plies }, signal);
  }

  /**
   * @param {string} path
   * @param {object} [body] sent by POST
   * @param {AbortSignal} [signal]
   * @param {number} [patience] milliseconds
   * @returns {Promise<any>}
   */
  async ask(path, body, signal, patience = PATIENCE) {
    const timeout = AbortSignal.timeout(patience);
    /** @type {RequestInit} */
    const request = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
    if (body !== undefined) {
      request.method = "POST";
      request.headers = { "Content-Type": "application/json" };
      request.body = JSON.stringify(body);
    }
    let response;
    let answer;
    try {
      response = await fetch(this.root + path, request);
      answer = await response.json();
      reach.heard(response);
    } catch (cause) {
      if (signal?.aborted) throw cause;
      reach.missed();
      throw new Unreachable(t("common.unreachable"), { cause });
    }
    // A long thought begins with blanks sent under the status 200; should it fail, the body says so.
    if (response.ok && answer?.error === undefined) return answer;
    if (response.status >= 400 && response.status < 500) throw new Refused(sentence(answer.error));
    throw new Unreachable(sentence(answer.error));
  }
}

/** @param {unknown} text what the server said is wrong */
function sentence(text) {
  if (typeof text !== "string" || text === "") return t("common.refused");
  const words = said(text);
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
