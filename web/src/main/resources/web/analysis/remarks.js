import { html, set } from "../elements.js";
import { numbered } from "../game/ply.js";
import { t } from "../messages.js";
import { SIGNS, judgement, rephrased, spoken } from "./notes.js";

/** @import { MessageKey } from "../messages.js" */
/** @import { Study } from "./study.js" */

/** What is said of the move shown, and what can be done with its variation. */
export class Remarks {
  /**
   * @param {Study} study
   * @param {{promote: () => void, makeMain: () => void, remove: () => void, undo: () => void}} ways
   */
  constructor(study, { promote, makeMain, remove, undo }) {
    this.study = study;
    /** @type {Map<number, HTMLButtonElement>} */
    this.signs = new Map(
      [...SIGNS].map(([nag, { sign, name }]) => [
        nag,
        html(
          "button",
          { type: "button", class: `sign nag-${nag}`, title: t(name), "aria-label": t(name), click: () => this.judge(nag) },
          sign,
        ),
      ]),
    );
    this.label = html("label", { for: "remark" });
    this.text = html("textarea", { id: "remark", rows: 2, input: () => this.say() });
    this.promote = tool("analysis.promote", promote);
    this.makeMain = tool("analysis.main", makeMain);
    this.remove = tool("analysis.delete", remove);
    this.undo = tool("analysis.undo", undo);
    this.element = html(
      "section",
      { class: "remarks", "aria-label": t("analysis.remarks") },
      html("div", { class: "signs", role: "group", "aria-label": t("analysis.signs") }, ...this.signs.values()),
      this.label,
      this.text,
      html("div", { class: "row tree-tools" }, this.promote, this.makeMain, this.remove, this.undo),
    );
    this.show();
  }

  /** @param {number} nag */
  judge(nag) {
    const { at } = this.study;
    this.study.judge(at, judgement(at.ply) === nag ? null : nag);
  }

  say() {
    const { at } = this.study;
    if (at.ply === null) this.study.introduce(this.text.value);
    else this.study.remark(at, rephrased(at.ply.comment, this.text.value));
  }

  show() {
    const { at, tree, document } = this.study;
    const chosen = judgement(at.ply);
    for (const [nag, button] of this.signs) {
      set(button, { "aria-pressed": String(nag === chosen) });
      button.disabled = at.ply === null;
    }
    this.label.textContent =
      at.ply === null ? t("analysis.comment.start") : t("analysis.comment", { move: numbered(at.ply, at.parent?.ply) });
    const said = at.ply === null ? (document.comment ?? "") : spoken(at.ply.comment);
    // What is being typed is left alone, blanks at its end too.
    if (this.text.value.trim() !== said) this.text.value = said;
    this.promote.disabled = at.branch === null;
    this.makeMain.disabled = at.isMain;
    this.remove.disabled = at.ply === null;
    this.undo.disabled = tree.edits.length === 0;
  }
}

/** @param {MessageKey} name @param {() => void} click */
function tool(name, click) {
  return html("button", { type: "button", class: "tool", click }, t(name));
}
