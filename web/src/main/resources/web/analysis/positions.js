/** @import { GameRequest, Position } from "../contract.js" */
/** @import { Server } from "../server.js" */

/** @typedef {Omit<GameRequest, "moves">} Beginning what a game is before its first move */

/** Positions that are kept; each is some ten kilobytes. */
const MOST = 400;

/** The positions of one game's lines, asked for once. */
export class Positions {
  /**
   * @param {Server} server
   * @param {Beginning} beginning
   */
  constructor(server, beginning) {
    this.server = server;
    this.beginning = beginning;
    /** @type {Map<string, Position>} by the moves that lead there */
    this.kept = new Map();
    /** @type {Map<string, Promise<Position>>} */
    this.asked = new Map();
  }

  /** @param {string[]} moves @returns {GameRequest} */
  request(moves) {
    return { ...this.beginning, moves };
  }

  /** @param {string[]} moves @returns {Position | undefined} */
  known(moves) {
    return this.kept.get(moves.join(" "));
  }

  /** @param {string[]} moves @returns {Promise<Position>} */
  ask(moves) {
    const key = moves.join(" ");
    const kept = this.kept.get(key);
    if (kept !== undefined) {
      this.keep(key, kept);
      return Promise.resolve(kept);
    }
    const asked = this.asked.get(key);
    if (asked !== undefined) return asked;
    const answer = this.server
      .position(this.request(moves))
      .then((position) => {
        this.keep(key, position);
        return position;
      })
      .finally(() => this.asked.delete(key));
    this.asked.set(key, answer);
    return answer;
  }

  /** @param {string} key @param {Position} position */
  keep(key, position) {
    this.kept.delete(key);
    this.kept.set(key, position);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest);
  }
}
