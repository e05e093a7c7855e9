/** @import { GameRequest, TeamId } from "../contract.js" */
/** @import { LineScore } from "./evaluation.js" */

/**
 * What the server says of a search.
 *
 * @typedef {object} Found
 * @property {number} id
 * @property {TeamId} team from whose view the scores are
 * @property {number} depth
 * @property {number} seconds
 * @property {number} nodes
 * @property {number} nps
 * @property {{rank: number, score: LineScore, moves: string[], short: string[]}[]} lines
 * @property {boolean} waiting
 * @property {boolean} done
 *
 * @typedef {{lines?: number, depth?: number, threads?: number, threat?: boolean}} Manner
 *
 * What is heard of the search asked for last, and of no other.
 *
 * @typedef {object} Ears
 * @property {(found: Found) => void} onFound
 * @property {(words: string) => void} onRefused the server said no
 * @property {(reached: boolean) => void} onReach the connection is lost, or there again
 */

/** How long to wait before a connection is tried again, in milliseconds. */
const FIRST_RETRY = 500;
const LAST_RETRY = 8_000;

/** The engine on the server: one question at a time, the last one asked. */
export class Engine {
  /** @param {Ears} ears */
  constructor(ears) {
    this.ears = ears;
    this.id = 0;
    /** @type {string | null} the question, as long as it is not answered in full */
    this.question = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.failures = 0;
    this.retry = 0;
  }

  /**
   * Asks something else from now on.
   *
   * @param {GameRequest} game
   * @param {Manner} manner
   */
  go(game, manner) {
    this.id += 1;
    this.question = JSON.stringify({ id: this.id, go: game, ...manner });
    this.send(this.question);
  }

  /** Ends the search; what it found is heard once more. */
  stop() {
    this.question = null;
    clearTimeout(this.retry);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"stop":true}');
  }

  /** Ends the search and hears nothing more of it. */
  forget() {
    this.id += 1;
    this.stop();
  }

  leave() {
    this.forget();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /** @param {string} question */
  send(question) {
    clearTimeout(this.retry);
    const { socket } = this;
    if (socket?.readyState === WebSocket.OPEN) socket.send(question);
    else if (socket?.readyState !== WebSocket.CONNECTING) this.connect();
  }

  connect() {
    const address = new URL("/api/analysis", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.question !== null) socket.send(this.question);
      else if (this.socket !== socket) socket.close();
    };
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** @param {Found & {error?: string}} message */
  hear(message) {
    if (this.failures > 0) {
      this.failures = 0;
      this.ears.onReach(true);
    }
    if (message.error !== undefined && (message.id === null || message.id === this.id)) {
      this.question = null;
      this.ears.onRefused(message.error);
    } else if (message.id === this.id && message.error === undefined) {
      if (message.done) this.question = null;
      this.ears.onFound(message);
    }
  }

  /** The connection is gone: a server that stops, or one on which nothing was said for long. */
  lost() {
    this.socket = null;
    if (this.question === null) return;
    this.failures += 1;
    if (this.failures > 1) this.ears.onReach(false);
    const wait = Math.min(FIRST_RETRY * 2 ** (this.failures - 1), LAST_RETRY);
    this.retry = setTimeout(() => this.question !== null && this.send(this.question), wait);
  }
}
