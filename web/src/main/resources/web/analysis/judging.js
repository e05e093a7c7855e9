import { html } from "../elements.js";
import { announce } from "../live.js";
import { language, said, t } from "../messages.js";
import { Check, THRESHOLDS } from "./check.js";
import { SIGNS } from "./notes.js";

/** @import { Game } from "../contract.js" */
/** @import { Play } from "./check.js" */
/** @import { Study } from "./study.js" */

/** Milliseconds for each position. */
const PACES = /** @type {const} */ ([
  ["quick", 200],
  ["normal", 1_000],
  ["thorough", 4_000],
]);

const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });

/** The check of a whole game for what was given away. */
export class Judging {
  /** @param {Study} study @param {Game} game */
  constructor(study, game) {
    this.study = study;
    this.game = game;
    /** @type {Check | null} */
    this.check = null;
    this.pace = html(
      "select",
      { id: "pace" },
      ...PACES.map(([name, millis]) => html("option", { value: millis, selected: name === "normal" }, t(`analysis.pace.${name}`))),
    );
    this.start = html("button", { type: "button", class: "firm", click: () => this.run() }, t("analysis.check.start"));
    this.cancel = html(
      "button",
      { type: "button", class: "quiet", hidden: true, click: () => this.check?.cancel() },
      t("analysis.check.cancel"),
    );
    this.progress = html("progress", { max: 1, value: 0, hidden: true, "aria-label": t("analysis.check.progress") });
    this.message = html("p", { class: "check-message", role: "status" });
    this.summary = html("div", { class: "check-summary" });
    this.element = html(
      "section",
      { class: "judging", "aria-label": t("analysis.check") },
      html("p", {}, t("analysis.check.words")),
      html("div", { class: "row" }, html("label", { for: "pace" }, t("analysis.pace")), this.pace),
      html("div", { class: "row" }, this.start, this.cancel),
      this.progress,
      this.message,
      this.summary,
      html("details", {}, html("summary", {}, t("analysis.thresholds")), thresholds()),
    );
    this.show();
  }

  /** Whether there is anything to check. */
  show() {
    this.start.disabled = this.check !== null || this.study.tree.root.next === undefined;
  }

  async run() {
    const { study } = this;
    const edits = study.tree.edits.length;
    const check = new Check(study, Number(this.pace.value), (done, of) => {
      this.progress.value = done / Math.max(1, of);
      this.message.textContent = t("analysis.check.done", { done, of });
    });
    this.check = check;
    this.element.dataset["state"] = "running";
    this.cancel.hidden = this.progress.hidden = false;
    this.show();
    this.cancel.focus();
    this.summary.replaceChildren();
    try {
      const whole = await check.run();
      study.tree.group(edits);
      this.message.textContent = t(whole ? "analysis.check.end" : "analysis.check.cancelled");
      this.summary.replaceChildren(this.table(check.play));
    } catch (failure) {
      check.cancel();
      this.message.textContent = failure instanceof Error ? failure.message : String(failure);
    }
    this.check = null;
    this.element.dataset["state"] = "done";
    const focused = document.activeElement === this.cancel;
    this.cancel.hidden = this.progress.hidden = true;
    this.show();
    if (focused) this.start.focus();
    announce(this.message.textContent ?? "");
    study.tell("words");
  }

  /** @param {Map<string, Play>} play by seat */
  table(play) {
    const seats = this.study.position(this.study.tree.root)?.seats ?? [];
    return html(
      "table",
      {},
      html("caption", {}, t("analysis.summary")),
      html(
        "thead",
        {},
        html(
          "tr",
          {},
          html("th", { scope: "col" }, t("analysis.seat")),
          html("th", { scope: "col" }, t("analysis.plies")),
          ...[6, 2, 4].map((nag) => html("th", { scope: "col" }, signWords(nag))),
          html("th", { scope: "col" }, t("analysis.lost")),
        ),
      ),
      html(
        "tbody",
        {},
        ...seats.map(({ id, name }) => {
          const { plies, lost, marks } = play.get(id) ?? { plies: 0, lost: 0, marks: new Map() };
          return html(
            "tr",
            {},
            html("th", { scope: "row" }, said(name)),
            html("td", {}, String(plies)),
            ...[6, 2, 4].map((nag) => html("td", {}, String(marks.get(nag) ?? 0))),
            html("td", {}, percent.format(lost / Math.max(1, plies))),
          );
        }),
      ),
    );
  }

  leave() {
    this.check?.cancel();
  }
}

/** @param {number} nag */
function signWords(nag) {
  const sign = SIGNS.get(nag);
  return sign === undefined ? "" : `${t(sign.name)} ${sign.sign}`;
}

function thresholds() {
  return html(
    "div",
    { class: "thresholds" },
    html("p", {}, t("analysis.thresholds.words")),
    html(
      "ul",
      {},
      ...[...THRESHOLDS].reverse().map(({ nag, least }) =>
        html("li", {}, t("analysis.threshold", { name: signWords(nag), share: percent.format(least) })),
      ),
    ),
    html("p", {}, t("analysis.thresholds.time")),
  );
}
