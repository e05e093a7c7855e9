import { fill, html } from "../elements.js";
import { LEVELS } from "../game/levels.js";
import { armiesOf } from "../game/seating.js";
import { saveSettings, settings } from "../game/storage.js";
import { said, t } from "../messages.js";
import { time } from "../panels/seats.js";
import { swatch } from "../pieces/draw.js";
import { select, selectField } from "./select.js";

/** @import { Game, Seat } from "../contract.js" */
/** @import { Player } from "../game/storage.js" */

/** Times for a move of the computer, in milliseconds. */
const TIMES = [100, 300, 1_000, 3_000, 10_000];

/** Characters of a name, which has to fit beside a clock. */
const LONGEST_NAME = 40;

/**
 * Who sits in a seat: the name is kept while the computer does. `millis` is null for a person.
 *
 * @typedef {{millis: number | null, name: string}} Sitter
 */

/** Who is to make the moves of each seat. */
export class PlayerFields {
  /**
   * @param {Game} game
   * @param {() => void} onChange
   */
  constructor(game, onChange) {
    this.game = game;
    this.onChange = onChange;
    /** @type {Record<string, Sitter>} by seat, of all that were ever shown */
    this.chosen = {};
    /** @type {Seat[]} */
    this.seats = [];
    this.level = settings().level;
    this.element = html("fieldset", { class: "seat-fields" });
    this.levelElement = selectField(
      t("setup.level"),
      "level",
      LEVELS.map(({ level, words }) => ({ value: level, text: words, selected: level === this.level })),
      (value) => {
        this.level = Number(value);
        saveSettings({ level: this.level });
      },
    );
  }

  /** @param {Seat[]} seats */
  show(seats) {
    const ids = seats.map(({ id }) => id).join();
    if (seats.length > 0 && ids === this.seats.map(({ id }) => id).join()) return;
    this.seats = seats;
    this.draw();
  }

  draw() {
    fill(this.element, html("legend", {}, t("setup.players")), ...this.seats.map((seat) => this.field(seat)));
  }

  /** Sets the fields. @param {Record<string, Sitter>} chosen by seat, which need not be shown yet */
  take(chosen) {
    for (const [seat, { millis, name }] of Object.entries(chosen)) {
      const known = millis === null || TIMES.includes(millis);
      if (known && typeof name === "string") this.chosen[seat] = { millis, name: name.slice(0, LONGEST_NAME) };
    }
    this.draw();
  }

  /** The players of the seats shown. @returns {Record<string, Player>} */
  get players() {
    return Object.fromEntries(this.seats.map(({ id }) => [id, this.player(this.sitter(id))]));
  }

  /** @param {Sitter} sitter @returns {Player} */
  player({ millis, name }) {
    if (millis !== null) return { kind: "computer", millis, level: this.level };
    const called = name.replace(/\s+/g, " ").trim();
    return called === "" ? { kind: "person" } : { kind: "person", name: called };
  }

  /** Who sits there; the first seat is a person's where nobody has chosen. @param {string} seat */
  sitter(seat) {
    this.chosen[seat] ??= { millis: seat === this.seats[0]?.id ? null : 1_000, name: "" };
    return this.chosen[seat];
  }

  /** @param {Seat} seat */
  field(seat) {
    const sitter = this.sitter(seat.id);
    const id = `seat-${seat.id}`;
    const name = html("input", {
      type: "text",
      name: `name-${seat.id}`,
      value: sitter.name,
      maxlength: LONGEST_NAME,
      hidden: sitter.millis !== null,
      autocomplete: "off",
      spellcheck: "false",
      placeholder: t("setup.name"),
      "aria-label": t("setup.name.of", { seat: said(seat.name) }),
      input: () => {
        sitter.name = name.value;
        this.onChange();
      },
    });
    const kinds = select(
      { id, name: id },
      [
        { value: "person", text: t("play.person"), selected: sitter.millis === null },
        ...TIMES.map((millis) => ({
          value: millis,
          text: t("play.computer", { time: time(millis) }),
          selected: sitter.millis === millis,
        })),
      ],
      (value) => {
        sitter.millis = value === "person" ? null : Number(value);
        name.hidden = sitter.millis !== null;
        this.onChange();
      },
    );
    return html(
      "div",
      { class: "field seat-field" },
      html(
        "label",
        { for: id },
        html("span", { class: "swatches" }, ...armiesOf(this.game, seat).map(swatch)),
        said(seat.name),
      ),
      html("div", { class: "seat-sitter" }, kinds, name),
    );
  }
}
