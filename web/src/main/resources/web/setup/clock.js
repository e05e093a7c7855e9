import { fill, html } from "../elements.js";
import { t } from "../messages.js";
import { selectField } from "./select.js";

/** @import { ClockState, Control } from "../game/clock.js" */
/** @import { MessageKey } from "../messages.js" */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** @typedef {Control["kind"] | "none"} Kind */

/** What the times to choose from are counted in, and which there are. */
const KINDS = /** @type {{kind: Kind, name: MessageKey, base: {unit: number, label: MessageKey, times: number[], usual: number} | null}[]} */ ([
  { kind: "none", name: "setup.clock.none", base: null },
  {
    kind: "sudden",
    name: "setup.clock.sudden",
    base: { unit: MINUTE, label: "setup.clock.minutes", times: [1, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120], usual: 10 },
  },
  {
    kind: "increment",
    name: "setup.clock.increment",
    base: { unit: MINUTE, label: "setup.clock.minutes", times: [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90], usual: 5 },
  },
  {
    kind: "move",
    name: "setup.clock.move",
    base: { unit: SECOND, label: "setup.clock.seconds", times: [5, 10, 15, 20, 30, 45, 60, 90, 120, 300], usual: 30 },
  },
  {
    kind: "days",
    name: "setup.clock.days",
    base: { unit: DAY, label: "setup.clock.days.each", times: [1, 2, 3, 5, 7, 10, 14], usual: 3 },
  },
]);

const INCREMENTS = [1, 2, 3, 5, 8, 10, 12, 15, 20, 30, 45, 60];
const USUAL_INCREMENT = 5;

/** @typedef {{kind: Kind, base: number, increment: number}} ClockChoice base in milliseconds, increment in seconds */

/** What clock the game is played with, the same for each seat. */
export class ClockFields {
  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {Kind} */
    this.kind = "none";
    this.base = 0;
    this.increment = USUAL_INCREMENT;
    this.times = html("div", { class: "clock-times" });
    this.element = html("fieldset", { class: "clock-fields" });
    this.draw();
  }

  /** @returns {ClockChoice} */
  get choice() {
    const { kind, base, increment } = this;
    return { kind, base, increment };
  }

  /** Sets the fields, as far as there are such clocks. @param {ClockChoice} choice */
  take({ kind, base, increment }) {
    const known = KINDS.find((other) => other.kind === kind);
    if (known === undefined) return;
    this.choose(kind);
    if (known.base?.times.some((time) => time * (known.base?.unit ?? 0) === base)) this.base = base;
    if (INCREMENTS.includes(increment)) this.increment = increment;
    this.draw();
  }

  /** @param {Kind} kind */
  choose(kind) {
    this.kind = kind;
    const base = KINDS.find((other) => other.kind === kind)?.base ?? null;
    this.base = base === null ? 0 : base.usual * base.unit;
  }

  draw() {
    fill(
      this.element,
      html("legend", {}, t("setup.clock")),
      selectField(
        t("setup.clock.kind"),
        "clock",
        KINDS.map(({ kind, name }) => ({ value: kind, text: t(name), selected: kind === this.kind })),
        (value) => {
          this.choose(/** @type {Kind} */ (value));
          this.drawTimes();
          this.onChange();
        },
      ),
      this.times,
    );
    this.drawTimes();
  }

  drawTimes() {
    const base = KINDS.find(({ kind }) => kind === this.kind)?.base ?? null;
    fill(
      this.times,
      base &&
        selectField(
          t(base.label),
          "clock-base",
          base.times.map((time) => ({ value: time, text: String(time), selected: time * base.unit === this.base })),
          (value) => {
            this.base = Number(value) * base.unit;
            this.onChange();
          },
        ),
      this.kind === "increment" &&
        selectField(
          t("setup.clock.more"),
          "clock-increment",
          INCREMENTS.map((time) => ({ value: time, text: String(time), selected: time === this.increment })),
          (value) => {
            this.increment = Number(value);
            this.onChange();
          },
        ),
    );
  }

  /** The clock of a game that begins. @returns {ClockState | null} */
  get clock() {
    const { kind, base, increment } = this;
    if (kind === "none") return null;
    return { control: { kind, base, increment: kind === "increment" ? increment * SECOND : 0 }, turn: null };
  }
}
