import { Engine } from "./engine.js";
import { fromOutcome, fromScore, share } from "./evaluation.js";

/** @import { TeamId } from "../contract.js" */
/** @import { Found } from "./engine.js" */
/** @import { Evaluation } from "./evaluation.js" */
/** @import { Study } from "./study.js" */
/** @import { Node } from "./tree.js" */

/** Shares of the point lost from which a move is called an inaccuracy, a mistake, a blunder; with their signs. */
export const THRESHOLDS = /** @type {const} */ ([
  { nag: 4, least: 0.15 },
  { nag: 2, least: 0.1 },
  { nag: 6, least: 0.05 },
]);

/** How long the engine may take to say that it has stopped, in milliseconds; a server that is gone never does. */
const LAST_WORD = 3_000;

/** Plies of a better line that are worth reading. */
const MOST_PLIES = 8;

/**
 * How a seat played.
 *
 * @typedef {{plies: number, lost: number, marks: Map<number, number>}} Play
 */

/** Looks at every position of a game's main line, one after the other, and marks what was given away. */
export class Check {
  /**
   * @param {Study} study
   * @param {number} millis for each position
   * @param {(done: number, of: number) => void} onProgress
   */
  constructor(study, millis, onProgress) {
    this.study = study;
    this.millis = millis;
    this.onProgress = onProgress;
    this.cancelled = false;
    /** @type {Map<string, Play>} by seat */
    this.play = new Map();
    /** @type {((found: Found | null) => void) | null} */
    this.wake = null;
    /** @type {Found | null} */
    this.latest = null;
    this.timer = 0;
    this.engine = new Engine({
      onFound: (found) => this.heard(found),
      onRefused: () => this.wake?.(null),
      onReach: () => {},
    });
  }

  /** @returns {Promise<boolean>} whether it came to the end */
  async run() {
    const line = this.study.tree.mainLine;
    /** @type {{evaluation: Evaluation, best: string[]} | null} */
    let before = null;
    for (const [i, node] of line.entries()) {
      this.onProgress(i, line.length);
      const now = await this.look(node);
      if (this.cancelled || now === null) break;
      this.study.evaluate(node, now.evaluation, now.depth);
      this.study.note(node, now.evaluation);
      if (before !== null) await this.judge(node, before, now.evaluation);
      before = now;
    }
    this.engine.leave();
    this.study.changed("words");
    if (!this.cancelled) this.onProgress(line.length, line.length);
    return !this.cancelled;
  }

  /** @param {Node} node @returns {Promise<{evaluation: Evaluation, best: string[], depth: number} | null>} */
  async look(node) {
    const position = await this.study.positions.ask(node.moves);
    if (position.outcome.over) return { evaluation: fromOutcome(position.outcome), best: [], depth: Infinity };
    const found = await this.search(node);
    const [best] = found?.lines ?? [];
    if (found === null || best === undefined) return null;
    return { evaluation: fromScore(best.score, found.team), best: best.moves, depth: found.depth };
  }

  /** @param {Node} node @returns {Promise<Found | null>} */
  search(node) {
    if (this.cancelled) return Promise.resolve(null);
    this.latest = null;
    this.timer = 0;
    return new Promise((resolve) => {
      this.wake = resolve;
      this.engine.go(this.study.positions.request(node.moves), {});
    });
  }

  /** @param {Found} found */
  heard(found) {
    if (found.lines.length > 0) this.latest = found;
    if (found.done) {
      clearTimeout(this.timer);
      this.wake?.(this.latest);
    } else if (this.timer === 0 && this.latest !== null) {
      // Counted from the first depth, so that a wait for other games is not taken for thought.
      this.timer = setTimeout(() => this.enough(), this.millis);
    }
  }

  enough() {
    this.engine.stop();
    this.timer = setTimeout(() => this.wake?.(this.latest), LAST_WORD);
  }

  /**
   * @param {Node} node
   * @param {{evaluation: Evaluation, best: string[]}} before
   * @param {Evaluation} after
   */
  async judge(node, { evaluation, best }, after) {
    const { ply, parent } = node;
    if (ply === null || parent === null) return;
    const only = this.study.position(parent)?.legal.length === 1;
    const lost = only || best[0] === ply.text ? 0 : Math.max(0, of(evaluation, ply.team) - of(after, ply.team));
    const nag = THRESHOLDS.find(({ least }) => lost >= least)?.nag ?? null;
    const play = this.play.get(ply.seat) ?? { plies: 0, lost: 0, marks: new Map() };
    play.plies += 1;
    play.lost += lost;
    if (nag !== null) play.marks.set(nag, (play.marks.get(nag) ?? 0) + 1);
    this.play.set(ply.seat, play);
    this.study.mark(node, nag);
    if (nag !== null) await this.study.addLine(parent, best.slice(0, MOST_PLIES));
  }

  cancel() {
    this.cancelled = true;
    clearTimeout(this.timer);
    this.engine.leave();
    this.wake?.(null);
  }
}

/** @param {Evaluation} evaluation @param {TeamId} team */
function of(evaluation, team) {
  return team === "first" ? share(evaluation) : 1 - share(evaluation);
}
