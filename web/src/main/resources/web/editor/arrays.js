import { changes } from "./setup.js";

/** @import { App } from "../app.js" */
/** @import { Game, Position } from "../contract.js" */
/** @import { Setup } from "./setup.js" */

/** The positions a game starts from, under whatever rules. */
export class Arrays {
  /** @param {App} app @param {Game} game */
  constructor(app, game) {
    this.app = app;
    this.game = game;
    /** @type {Map<string, Promise<Position>>} */
    this.asked = new Map();
  }

  /** @param {Pick<Setup, "preset" | "options">} rules @returns {Promise<Position>} */
  of(rules) {
    const { game } = this;
    const options = changes(game, rules);
    const key = JSON.stringify([rules.preset, options]);
    let array = this.asked.get(key);
    if (array === undefined) {
      array = this.app.server.position({ game: game.id, preset: rules.preset, options, position: null, moves: [] });
      this.asked.set(key, array);
      array.catch(() => this.asked.delete(key)); // to ask again
    }
    return array;
  }

  /**
   * The same pieces, of wings only where the array has wings.
   *
   * @param {Record<string, string>} pieces symbols by square
   * @param {Position} array
   */
  inWings(pieces, array) {
    const usual = new Set(Object.values(array.pieces));
    const { pieces: all } = this.game;
    /** @param {string} symbol */
    const plain = (symbol) => {
      if (usual.has(symbol)) return symbol;
      const piece = all.find((other) => other.symbol === symbol);
      return all.find(({ army, kind }) => army === piece?.army && kind === piece.kind)?.symbol ?? symbol;
    };
    return Object.fromEntries(Object.entries(pieces).map(([square, symbol]) => [square, plain(symbol)]));
  }
}
