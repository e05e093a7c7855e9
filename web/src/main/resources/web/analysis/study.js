import { kindOf } from "../game/document.js";
import { learn, plyOf } from "../game/ply.js";
import { Refused, Unreachable } from "../server.js";
import { fromOutcome, read, written } from "./evaluation.js";
import { judged, judgement, noted } from "./notes.js";
import { Positions } from "./positions.js";
import { Tree } from "./tree.js";

/** @import { LegalMove, Position } from "../contract.js" */
/** @import { Server } from "../server.js" */
/** @import { Evaluation } from "./evaluation.js" */
/** @import { Study as Document } from "./keep.js" */
/** @import { Node, Said } from "./tree.js" */

/**
 * What has happened, for who watches: `shown` another position is looked at, `position` the server has
 * told it, `tree` moves came, went or changed places, `words` something was said of a move,
 * `evaluation` more is known of how positions stand, `trouble` the server failed or does again.
 *
 * @typedef {"shown" | "position" | "tree" | "words" | "evaluation" | "trouble"} Happening
 */

/** How long after the last edit it is kept, in milliseconds. */
const REST = 300;
const RETRY = 2_000;

/** A game being looked at: its tree, the position shown, and what is known of how it stands. */
export class Study {
  /**
   * @param {Server} server
   * @param {Document} document
   * @param {(document: Document) => void} keep
   */
  constructor(server, document, keep) {
    this.document = document;
    this.keepDocument = keep;
    this.tree = new Tree(document.plies);
    this.at = this.tree.root;
    const { game, preset, options, position } = document;
    this.positions = new Positions(server, { game, preset, options, position });
    /** @type {Map<Node, {evaluation: Evaluation, depth: number}>} */
    this.evaluations = new Map();
    /** @type {Set<(happening: Happening) => void>} */
    this.listeners = new Set();
    /** @type {string | null} */
    this.trouble = null;
    this.timer = 0;
    this.left = false;
    /** @type {{node: Node, edits: number} | null} the comment written last */
    this.remarked = null;
    this.server = server;
    this.recall();
  }

  /** @param {Happening} happening */
  tell(happening) {
    for (const listener of this.listeners) listener(happening);
  }

  /** Whether it is a game that was played, whose main line is what happened. */
  get played() {
    return kindOf(this.document) === "game";
  }

  /** @param {Node} [node] @returns {Position | undefined} */
  position(node = this.at) {
    return this.positions.known(node.moves);
  }

  /** Looks at a position. @param {Node} node */
  async show(node) {
    this.at = node;
    this.tell("shown");
    await this.ask(node);
  }

  /** Asks for the position where it is not known, and for those that are likely to be wanted next. @param {Node} node */
  async ask(node) {
    try {
      const known = this.position(node) !== undefined;
      const position = await this.positions.ask(node.moves);
      if (this.left) return;
      this.settle();
      learn(
        node.line.map(({ ply }) => /** @type {Said} */ (ply)),
        position.moves,
      );
      if (!known && node === this.at) this.tell("position");
      if (node !== this.at) return;
      for (const near of [node.next, node.parent]) if (near) await this.positions.ask(near.moves);
    } catch (failure) {
      this.fail(failure);
    }
  }

  settle() {
    if (this.trouble === null) return;
    this.trouble = null;
    this.tell("trouble");
  }

  /** @param {unknown} failure */
  fail(failure) {
    if (this.left) return;
    if (!(failure instanceof Unreachable || failure instanceof Refused)) throw failure;
    this.trouble = failure.message;
    this.tell("trouble");
    if (failure instanceof Unreachable) setTimeout(() => this.left || this.ask(this.at), RETRY);
  }

  /**
   * Makes a legal move in the position shown, or follows it where it is there.
   *
   * @param {LegalMove} move
   */
  play(move) {
    const position = this.position();
    if (position === undefined) return Promise.resolve();
    const before = this.tree.edits.length;
    const node = this.tree.add(this.at, plyOf(position, move));
    if (this.tree.edits.length > before) this.changed("tree");
    return this.show(node);
  }

  /**
   * Adds a line of moves as a variation of a position.
   *
   * @param {Node} from
   * @param {string[]} moves in coordinates or short
   * @returns {Promise<Node>} its first move
   */
  async addLine(from, moves) {
    let at = from;
    const before = this.tree.edits.length;
    for (const text of moves) {
      const position = await this.positions.ask(at.moves);
      const move = position.legal.find((legal) => legal.text === text || legal.short === text);
      if (move === undefined) break;
      at = this.tree.add(at, plyOf(position, move));
    }
    if (this.tree.edits.length > before) {
      this.tree.group(before);
      this.changed("tree");
    }
    return at.line[from.line.length] ?? from;
  }

  /** @param {Node} node */
  promote(node) {
    this.tree.promote(node);
    this.changed("tree");
  }

  /** @param {Node} node */
  makeMain(node) {
    this.tree.makeMain(node);
    this.changed("tree");
  }

  /** @param {Node} node */
  remove(node) {
    const before = this.tree.remove(node);
    this.changed("tree");
    if (node.leadsTo(this.at)) return this.show(before);
    return Promise.resolve();
  }

  undo() {
    const at = this.tree.undo();
    if (at === null) return Promise.resolve();
    this.changed("tree");
    return this.show(at);
  }

  /** @param {Node} node @param {Partial<Said>} words */
  annotate(node, words) {
    this.tree.annotate(node, words);
    this.changed("words");
  }

  /** Says something of a move; as long as one writes on, all of it is one edit. @param {Node} node @param {string} comment */
  remark(node, comment) {
    const { edits } = this.tree;
    if (this.remarked?.node === node && this.remarked.edits === edits.length && node.ply !== null) {
      node.ply = { ...node.ply, comment };
      this.changed("words");
    } else {
      this.annotate(node, { comment });
      this.remarked = { node, edits: edits.length };
    }
  }

  /** @param {Node} node @param {number | null} nag */
  judge(node, nag) {
    if (node.ply !== null) this.annotate(node, { nags: judged(node.ply, nag) });
  }

  /**
   * Judges a move as a check finds it, unless somebody has judged it; what an earlier check found is void.
   *
   * @param {Node} node
   * @param {number | null} nag null where there is nothing to find
   */
  mark(node, nag) {
    const { ply } = node;
    const old = judgement(ply);
    if (ply === null || old === nag || (old !== null && old !== ply.checked)) return;
    this.annotate(node, { nags: judged(ply, nag), checked: nag ?? 0 });
  }

  /** What is said before the first move. @param {string} comment */
  introduce(comment) {
    this.document.comment = comment;
    this.changed("words");
  }

  /** @param {boolean} flipped */
  flip(flipped) {
    this.document.flipped = flipped;
    if (this.tree.root.next !== undefined) this.changed("words");
  }

  /** Takes note of how a position stands, if nothing better is known. @param {Node} node @param {Evaluation} evaluation @param {number} depth */
  evaluate(node, evaluation, depth) {
    const known = this.evaluations.get(node);
    if (known !== undefined && known.depth > depth) return;
    this.evaluations.set(node, { evaluation, depth });
    this.tell("evaluation");
  }

  /** How a position stands, as far as anything is known. @param {Node} node @returns {Evaluation | null} */
  evaluation(node) {
    const outcome = this.position(node)?.outcome;
    if (outcome?.over) return fromOutcome(outcome);
    return this.evaluations.get(node)?.evaluation ?? null;
  }

  /** Reads what was noted of how positions stand. */
  recall() {
    const nodes = [this.tree.root];
    for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
      const evaluation = node.ply === null ? null : read(noted(node.ply));
      if (evaluation !== null) this.evaluations.set(node, { evaluation, depth: 0 });
      nodes.push(...node.children);
    }
  }

  /** Notes in the game how a position stands. @param {Node} node @param {Evaluation} evaluation */
  note({ ply }, evaluation) {
    if (ply !== null && !evaluation.over) ply.eval = written(evaluation);
  }

  /** @param {Happening} happening */
  changed(happening) {
    this.tell(happening);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), REST);
  }

  /** Keeps what was edited. */
  keep() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.document.plies = this.tree.plies();
    this.document.updated = new Date().toISOString();
    this.keepDocument(this.document);
  }

  /** Keeps at once what would be kept in a moment. */
  flush() {
    if (this.timer !== 0) this.keep();
  }

  leave() {
    this.flush();
    this.left = true;
    this.listeners.clear();
  }
}
