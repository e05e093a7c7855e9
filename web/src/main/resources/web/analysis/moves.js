import { html, set } from "../elements.js";
import { moveNumber, opens } from "../game/ply.js";
import { t } from "../messages.js";
import { revealIn } from "../panels/reveal.js";
import { SIGNS, judgement, spoken } from "./notes.js";

/** @import { Study } from "./study.js" */
/** @import { Node } from "./tree.js" */

/** The tree of moves as a book prints it: the main line, and variations in blocks of their own. */
export class MovesView {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** @type {Map<Node, HTMLButtonElement>} */
    this.buttons = new Map();
    /** @type {HTMLButtonElement | null} */
    this.current = null;
    this.element = html("div", { class: "tree", role: "group", "aria-label": t("analysis.moves") });
    this.render();
  }

  /** Writes all of it anew. */
  render() {
    const focused = this.element.contains(document.activeElement);
    const { root } = this.study.tree;
    this.buttons.clear();
    this.current = null;
    const start = html(
      "button",
      { type: "button", class: "tree-move tree-start", tabindex: -1, click: () => this.study.show(root) },
      t("analysis.start"),
    );
    this.buttons.set(root, start);
    /** @type {HTMLElement[]} */
    const parts = [start];
    if (this.study.document.comment) parts.push(comment(this.study.document.comment));
    this.write(root, parts);
    this.element.replaceChildren(...parts);
    this.mark();
    if (focused) this.focus();
  }

  /**
   * @param {Node} from
   * @param {HTMLElement[]} parts where to write what follows it
   */
  write(from, parts) {
    // After a start, a comment and a variation a move has its number even where it would have none.
    let fresh = from.parent === null;
    let at = from;
    for (let next = at.next; next !== undefined; next = at.next) {
      fresh = this.writeMove(next, fresh, parts);
      const others = at.children.slice(1);
      if (others.length > 0) {
        parts.push(html("div", { class: "variations" }, ...others.map((other) => this.variation(other))));
        fresh = true;
      }
      at = next;
    }
  }

  /** @param {Node} first */
  variation(first) {
    /** @type {HTMLElement[]} */
    const parts = [];
    this.writeMove(first, true, parts);
    this.write(first, parts);
    return html("div", { class: "variation", role: "group", "aria-label": t("analysis.variation") }, ...parts);
  }

  /** @param {Node} node @param {boolean} fresh @param {HTMLElement[]} parts @returns {boolean} whether the next is */
  writeMove(node, fresh, parts) {
    const before = spoken(node.ply?.before);
    if (before !== "") parts.push(comment(before));
    parts.push(this.button(node, fresh || before !== ""));
    const after = spoken(node.ply?.comment);
    if (after !== "") parts.push(comment(after));
    return after !== "";
  }

  /** @param {Node} node @param {boolean} fresh */
  button(node, fresh) {
    const { ply } = node;
    const before = node.parent?.ply ?? null;
    const sign = SIGNS.get(judgement(ply) ?? 0);
    const button = html(
      "button",
      { type: "button", class: "tree-move", tabindex: -1, click: () => this.study.show(node) },
      ply && (fresh || opens(ply, before)) && html("span", { class: "tree-number" }, moveNumber(ply, before)),
      html("span", {}, ply?.short ?? ""),
      sign && html("span", { class: "tree-sign", "aria-hidden": "true" }, sign.sign),
      sign && html("span", { class: "for-ears-only" }, `, ${t(sign.name)}`),
    );
    if (sign !== undefined) button.classList.add(`nag-${judgement(ply)}`);
    this.buttons.set(node, button);
    return button;
  }

  /** Marks the position shown. */
  mark() {
    const button = this.buttons.get(this.study.at) ?? null;
    if (this.current !== button) {
      if (this.current !== null) set(this.current, { "aria-current": null, tabindex: -1 });
      this.current = button;
    }
    if (button === null) return;
    set(button, { "aria-current": "step", tabindex: 0 });
    revealIn(this.element, button);
  }

  focus() {
    this.current?.focus({ preventScroll: true });
  }
}

/** @param {string} words */
function comment(words) {
  return html("span", { class: "tree-comment" }, words);
}
