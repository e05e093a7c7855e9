import { t } from "../messages.js";
import { reach } from "../reach.js";
import { Unreachable } from "../server.js";
import { asDocument } from "./document.js";

/** @import { GameDocument } from "./document.js" */

/**
 * A game in a list.
 *
 * @typedef {object} Listed
 * @property {string} id
 * @property {number} revision
 * @property {string} title
 * @property {string} game
 * @property {"game" | "analysis"} kind
 * @property {boolean} going
 * @property {number} plies
 * @property {string} created
 * @property {string} updated
 * @property {string | null} preset
 * @property {Record<string, import("./storage.js").Player> | null} players by seat
 * @property {Record<string, import("../contract.js").TeamId> | null} seats their teams
 * @property {{winner: import("../contract.js").TeamId | null, ending: string, words: string, points: string} | null} result
 * @property {number | null} variations how many there are; null where nobody counted them
 * @property {string | null} position after the last ply
 * @property {Record<string, string> | null} pieces symbols by square in that position
 *
 * @typedef {{total: number, games: Listed[]}} Listing
 *
 * What the server said: `document` is null where the game is not there, or was deleted.
 *
 * @typedef {{status: number, revision: number, document: GameDocument | null, error: string}} Answer
 */

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 15_000;

/** Where a server is that has one owner only, and no use for a token. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** The games that the server keeps. */
export class Shelf {
  /** @param {string} [root] */
  constructor(root = "/api/library") {
    this.root = root;
    /** @type {Promise<unknown> | null} */
    this.token = LOCAL.includes(location.hostname) ? Promise.resolve() : null;
  }

  /** @param {Record<string, string | number>} query @returns {Promise<Listing>} */
  async list(query = {}) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== "") parameters.set(name, String(value));
    }
    const { status, body } = await this.ask("GET", `?${parameters}`);
    if (status !== 200) throw new Unreachable(body.error);
    return body;
  }

  /** @param {string} id @param {number} [patience] milliseconds @returns {Promise<Answer>} */
  get(id, patience) {
    return this.game("GET", id, "", undefined, patience);
  }

  /**
   * @param {GameDocument} document
   * @param {number} revision it is based on
   * @param {string | null} [sent] when the version was changed that was sent before and not acknowledged
   * @returns {Promise<Answer>}
   */
  put(document, revision, sent = null) {
    return this.game("PUT", document.id, "", { revision, document, sent });
  }

  /** @param {string} id @param {number} revision @returns {Promise<Answer>} */
  remove(id, revision) {
    return this.game("DELETE", id, `?revision=${revision}`);
  }

  /**
   * @param {string} method
   * @param {string} id
   * @param {string} query
   * @param {object} [sent]
   * @param {number} [patience]
   * @returns {Promise<Answer>}
   */
  async game(method, id, query, sent, patience) {
    const path = `/${encodeURIComponent(id)}${query}`;
    // The server gives the browser a token, as a cookie, when it is first asked for a list.
    this.token ??= this.list({ limit: 1 });
    try {
      await this.token;
    } catch (failure) {
      this.token = null;
      throw failure;
    }
    const { status, body } = await this.ask(method, path, sent, patience);
    // Another client may have left out what this page always writes.
    const document = body.document ? asDocument(body.document) : null;
    return { status, revision: body.revision ?? 0, document, error: body.error ?? "" };
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [sent]
   * @param {number} [patience]
   * @returns {Promise<{status: number, body: any}>}
   */
  async ask(method, path, sent, patience = PATIENCE) {
    /** @type {RequestInit} */
    const request = { method, signal: AbortSignal.timeout(patience) };
    if (sent !== undefined) {
      request.headers = { "Content-Type": "application/json" };
      request.body = JSON.stringify(sent);
    }
    let response;
    let body;
    try {
      response = await fetch(this.root + path, request);
      body = await response.json();
      reach.heard(response);
    } catch (cause) {
      reach.missed();
      throw new Unreachable(t("common.unreachable"), { cause });
    }
    if (response.status >= 500) throw new Unreachable(body.error);
    return { status: response.status, body };
  }
}
