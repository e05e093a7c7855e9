/** @import { Ply } from "../game/storage.js" */

/**
 * A move as a tree keeps it. `eval` is written as in docs/analysis.md: `+0.35`, `-#4`; `checked` is the sign
 * among its `nags` that a check of the game gave it and nobody else, 0 for none.
 *
 * @typedef {Ply & {nags?: number[], comment?: string, before?: string, eval?: string, checked?: number}} Said
 *
 * A move as a document keeps it: each variation takes its place.
 *
 * @typedef {Said & {variations?: Written[][]}} Written
 */

/** A position of a tree, named by the move that led to it. The first child is what is played on. */
export class Node {
  /**
   * @param {Said | null} ply null at the root
   * @param {Node | null} parent
   */
  constructor(ply, parent) {
    this.ply = ply;
    this.parent = parent;
    /** @type {Node[]} */
    this.children = [];
  }

  /** @returns {Node | undefined} */
  get next() {
    return this.children[0];
  }

  /** The alternatives at this point, this one among them. */
  get siblings() {
    return this.parent?.children ?? [this];
  }

  get index() {
    return this.siblings.indexOf(this);
  }

  /** From the root to this position, the root left out. @returns {Node[]} */
  get line() {
    /** @type {Node[]} */
    const line = [];
    for (let at = /** @type {Node} */ (this); at.parent !== null; at = at.parent) line.push(at);
    return line.reverse();
  }

  /** The moves that lead here. */
  get moves() {
    return this.line.map(({ ply }) => ply?.text ?? "");
  }

  /** Whether it belongs to the main line. */
  get isMain() {
    return this.line.every((node) => node.index === 0);
  }

  /** The last position of what is played on from here. */
  get end() {
    let at = /** @type {Node} */ (this);
    for (let next = at.next; next !== undefined; next = at.next) at = next;
    return at;
  }

  /** Where the innermost variation that this belongs to begins; null on the main line. @returns {Node | null} */
  get branch() {
    return this.line.findLast((node) => node.index > 0) ?? null;
  }

  /** @param {string} text @returns {Node | undefined} */
  child(text) {
    return this.children.find(({ ply }) => ply?.text === text);
  }

  /** @param {Node} other @returns {boolean} whether this is that one or lies on its line */
  leadsTo(other) {
    return this.parent === null || other === this || other.line.includes(this);
  }
}

/** Moves with variations, comments and signs, which can be edited and put back. */
export class Tree {
  /** @param {Written[]} plies */
  constructor(plies) {
    this.root = new Node(null, null);
    /** @type {(() => Node)[]} what puts back the last edits, newest last; each returns where to look */
    this.edits = [];
    graft(this.root, plies);
  }

  /** The document's form. @returns {Written[]} */
  plies() {
    return written(this.root);
  }

  /** The positions of the main line, the root first. */
  get mainLine() {
    return [this.root, ...this.root.end.line];
  }

  /**
   * Makes a move or follows it where it is there.
   *
   * @param {Node} parent
   * @param {Said} ply
   */
  add(parent, ply) {
    const known = parent.child(ply.text);
    if (known !== undefined) return known;
    const node = new Node(ply, parent);
    parent.children.push(node);
    this.edits.push(() => {
      cut(node);
      return parent;
    });
    return node;
  }

  /** Moves the variation that a position belongs to one place up. @param {Node} node */
  promote(node) {
    const { branch } = node;
    if (branch !== null) this.reorder([branch], branch.index - 1);
  }

  /** Makes the line to a position the main line. @param {Node} node */
  makeMain(node) {
    this.reorder(node.line, 0);
  }

  /** @param {Node[]} nodes @param {number} index */
  reorder(nodes, index) {
    const before = nodes.map(({ parent, siblings }) => ({ parent, siblings: [...siblings] }));
    for (const node of nodes) {
      const siblings = node.siblings.filter((other) => other !== node);
      siblings.splice(index, 0, node);
      if (node.parent !== null) node.parent.children = siblings;
    }
    this.edits.push(() => {
      for (const { parent, siblings } of before) if (parent !== null) parent.children = siblings;
      return /** @type {Node} */ (nodes.at(-1));
    });
  }

  /** Deletes a move and all that follows it. @param {Node} node @returns {Node} the position before it */
  remove(node) {
    const { parent, index } = node;
    if (parent === null) return node;
    cut(node);
    this.edits.push(() => {
      parent.children.splice(index, 0, node);
      return node;
    });
    return parent;
  }

  /**
   * Says something else of a move.
   *
   * @param {Node} node not the root
   * @param {Partial<Said>} words
   */
  annotate(node, words) {
    const { ply } = node;
    if (ply === null) return;
    node.ply = { ...ply, ...words };
    this.edits.push(() => {
      node.ply = ply;
      return node;
    });
  }

  /** Puts the last edit back. @returns {Node | null} where to look, null where nothing was edited */
  undo() {
    return this.edits.pop()?.() ?? null;
  }

  /** Makes one edit of all but the first so many. @param {number} edits */
  group(edits) {
    const parts = this.edits.splice(edits);
    if (parts.length === 0) return;
    this.edits.push(() => {
      let at = this.root;
      for (const part of parts.reverse()) at = part();
      return at;
    });
  }
}

/** @param {Node} node */
function cut(node) {
  const { parent } = node;
  if (parent !== null) parent.children = parent.children.filter((other) => other !== node);
}

/** @param {Node} parent @param {Written[]} plies */
function graft(parent, plies) {
  let at = parent;
  for (const { variations = [], ...ply } of plies) {
    const node = new Node(ply, at);
    at.children.push(node);
    for (const variation of variations) graft(at, variation);
    at = node;
  }
}

/** @param {Node} node @returns {Written[]} what follows it */
function written(node) {
  /** @type {Written[]} */
  const plies = [];
  let at = node;
  for (let next = at.next; next !== undefined; next = at.next) {
    const variations = at.children.slice(1).map((other) => [/** @type {Written} */ (other.ply), ...written(other)]);
    plies.push({ .../** @type {Said} */ (next.ply), ...(variations.length > 0 && { variations }) });
    at = next;
  }
  return plies;
}
