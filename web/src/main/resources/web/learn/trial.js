import { Board } from "../board/board.js";
import { underway } from "../board/view.js";
import { html } from "../elements.js";
import { between, isPlacing, onlyPass, targets } from "../game/moves.js";
import { t } from "../messages.js";
import { chooseMove } from "../panels/choice.js";
import { PlacingPanel } from "../panels/placing.js";
import { Draughtsman } from "../pieces/draw.js";
import { Refused, Unreachable } from "../server.js";
import { withTurn } from "./scene.js";

/** @import { Game, GameRequest, LegalMove, Position, Verdict } from "../contract.js" */
/** @import { Shape } from "../board/shapes.js" */
/** @import { Server } from "../server.js" */

/**
 * What a trial tells.
 *
 * @typedef {object} Watcher
 * @property {(position: Position) => void} onPosition the server has described what stands now
 * @property {(move: LegalMove, position: Position, before: Position) => void} [onMoved] the person's move was made, before `onPosition`
 * @property {(verdict: Verdict) => void} onRefused
 * @property {(words: string) => void} onTrouble the server failed
 * @property {(position: Position) => boolean} [mayMove] whether a person may move in a position; always without it
 */

/** A board on which moves are tried: the server says what they lead to, and why others may not be made. */
export class Trial {
  /**
   * @param {Server} server
   * @param {Game} game
   * @param {Watcher} watcher
   */
  constructor(server, game, watcher) {
    this.server = server;
    this.game = game;
    this.watcher = watcher;
    this.draughtsman = new Draughtsman(game);
    this.board = new Board(game, this.draughtsman, {
      onMove: (from, to) => this.chosen(from, to),
      onRefuse: (from, to) => this.refused(from + to),
      onOffer: (square) => this.placing?.offer(square),
      onOutside: (square) => this.isPlacing && this.placing?.takeOff(square),
    });
    this.placing =
      game.placing &&
      new PlacingPanel(game, game.placing, this.draughtsman, this.board, (text) => this.play(bare(text)));
    this.action = html("div", { class: "trial-action" });
    this.element = html("div", { class: "trial" }, this.board.element, this.action);
    this.element.style.setProperty("--board-ratio", String(this.board.ratio));
    /** @type {GameRequest | null} */
    this.request = null;
    /** Whether the side that is first to move moves again and again. */
    this.oneSided = false;
    /** @type {Position | null} */
    this.position = null;
    this.asking = new AbortController();
  }

  /** Nothing that was asked is of interest any more. */
  leave() {
    this.asking.abort();
  }

  get isPlacing() {
    return this.position !== null && this.mayMove(this.position) && isPlacing(this.position.legal);
  }

  /** @param {Position} position @returns {boolean} whether a person may move in it */
  mayMove(position) {
    return !position.outcome.over && (this.watcher.mayMove?.(position) ?? true);
  }

  /**
   * Sets a position up.
   *
   * @param {GameRequest} request
   * @param {boolean} oneSided
   */
  async start(request, oneSided) {
    this.request = request;
    this.oneSided = oneSided;
    await this.ask(async (signal) => {
      const position = await this.server.position(request, signal);
      if (!signal.aborted) this.settle(position, null);
    });
  }

  /**
   * Makes a legal move of the position, whoever's it is.
   *
   * @param {LegalMove} move
   */
  async play(move) {
    const { request, position: before } = this;
    if (request === null || before === null) return;
    const squares = squaresOf(move);
    if (squares !== null) this.board.show(underway(before.pieces, squares), { moved: squares });
    await this.ask(async (signal) => {
      const next = { ...request, moves: [...request.moves, move.text] };
      const position = await this.server.position(next, signal);
      if (signal.aborted) return;
      this.request = next;
      this.watcher.onMoved?.(move, position, before);
      const again = this.oneSided && !position.outcome.over ? await this.again(next, position, before, signal) : null;
      if (!signal.aborted) this.settle(again ?? position, squares);
    });
  }

  /**
   * Gives the turn back to the side that moved.
   *
   * @param {GameRequest} request
   * @param {Position} position
   * @param {Position} before
   * @param {AbortSignal} signal
   * @returns {Promise<Position | null>} null where it may not move again, as when it gives check
   */
  async again(request, position, before, signal) {
    const next = { ...request, position: withTurn(position.position, before.turn.code), moves: [] };
    try {
      const turned = await this.server.position(next, signal);
      if (!signal.aborted) this.request = next;
      return turned;
    } catch (failure) {
      if (failure instanceof Refused) return null;
      throw failure;
    }
  }

  /** Makes the move that is written so. @param {string} text */
  async playText(text) {
    const move = this.position?.legal.find((legal) => legal.text === text);
    await this.play(move ?? bare(text));
  }

  /** Asks why a move may not be made. @param {string} text */
  async refused(text) {
    const { request } = this;
    if (request === null || this.isPlacing) return;
    await this.question(this.asking.signal, async (signal) => {
      const verdict = await this.server.explain(request, text);
      if (!signal.aborted && !verdict.legal) this.watcher.onRefused(verdict);
    });
  }

  /** @param {string} from @param {string} to */
  async chosen(from, to) {
    const { position } = this;
    if (position === null) return;
    if (this.isPlacing) {
      this.placing?.exchange(from, to);
      return;
    }
    const moves = between(position.legal, from, to);
    const move = moves.length > 1 ? await chooseMove(this.board, position, moves) : moves[0];
    if (this.position !== position) return;
    if (move) {
      await this.play(move);
    } else {
      this.show(position, null);
      this.board.focus(from);
    }
  }

  /** @param {Position} position @param {[string, string] | null} moved */
  settle(position, moved) {
    this.position = position;
    this.show(position, moved);
    this.watcher.onPosition(position);
  }

  /** @param {Position} position @param {[string, string] | null} moved */
  show(position, moved) {
    this.showAction(position);
    if (this.isPlacing && this.placing) {
      this.placing.start(position);
      return;
    }
    const live = this.mayMove(position);
    const ways = targets(position.legal);
    const armies = new Set([...ways.keys()].map((square) => this.army(position, square)));
    this.board.show(
      {
        pieces: position.pieces,
        lastMove: moved,
        marks: position.marks,
        targets: live ? ways : new Map(),
        own: new Set(live ? Object.keys(position.pieces).filter((square) => armies.has(this.army(position, square))) : []),
        live,
      },
      { moved },
    );
  }

  /** Draws arrows and circles until the next move. @param {Shape[]} shapes */
  draw(shapes) {
    if (!this.isPlacing) this.board.show({ ...this.board.view, shapes }, { animate: false });
  }

  /** @param {Position} position @param {string} square */
  army(position, square) {
    return this.draughtsman.piece(position.pieces[square] ?? "").army;
  }

  /** What has to be done beside the board: placing, or passing. @param {Position} position */
  showAction(position) {
    const pass = this.mayMove(position) ? onlyPass(position.legal) : null;
    if (this.isPlacing && this.placing) {
      if (!this.action.contains(this.placing.element)) this.action.replaceChildren(this.placing.element);
    } else if (pass !== null) {
      this.action.replaceChildren(
        html("button", { type: "button", class: "firm", click: () => this.play(pass) }, t("learn.pass")),
      );
    } else {
      this.action.replaceChildren();
    }
  }

  /**
   * Asks the server something; what was asked before is void.
   *
   * @param {(signal: AbortSignal) => Promise<void>} question
   */
  async ask(question) {
    this.asking.abort();
    this.asking = new AbortController();
    await this.question(this.asking.signal, question);
  }

  /**
   * @param {AbortSignal} signal
   * @param {(signal: AbortSignal) => Promise<void>} question
   */
  async question(signal, question) {
    try {
      await question(signal);
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof Unreachable || failure instanceof Refused)) throw failure;
      if (this.position !== null) this.show(this.position, null);
      this.watcher.onTrouble(failure.message);
    }
  }
}

/** @param {string} text @returns {LegalMove} */
function bare(text) {
  return { text, short: text, from: null, to: null, capture: null, promotion: null, command: null };
}

/** @param {LegalMove} move @returns {[string, string] | null} */
function squaresOf({ from, to }) {
  return from !== null && to !== null ? [from, to] : null;
}
