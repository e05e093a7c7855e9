import { fill, html } from "../elements.js";
import { LEVELS } from "../game/levels.js";
import { armiesOf } from "../game/seating.js";
import { saveSettings, settings } from "../game/storage.js";
import { said, t } from "../messages.js";
import { time } from "../panels/seats.js";
import { swatch } from "../pieces/draw.js";
import { selectField } from "./select.js";

/** @import { Game, Seat } from "../contract.js" */
/** @import { Player } from "../game/storage.js" */

/** Times for a move of the computer, in milliseconds. */
const TIMES = [100, 300, 1_000, 3_000, 10_000];

const PERSON = /** @type {Player} */ ({ kind: "person" });

/** Who is to make the moves of each seat. */
export class PlayerFields {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {Record<string, Player>} by seat, of all that were ever shown */
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
    fill(this.element, html("legend", {}, t("setup.players")), ...seats.map((seat, i) => this.field(seat, i)));
  }

  /** The players of the seats shown. */
  get players() {
    return Object.fromEntries(
      this.seats.map(({ id }) => {
        const player = this.player(id);
        return [id, player.kind === "computer" ? { ...player, level: this.level } : player];
      }),
    );
  }

  /** @param {string} seat */
  player(seat) {
    return this.chosen[seat] ?? PERSON;
  }

  /** @param {Seat} seat @param {number} i */
  field(seat, i) {
    this.chosen[seat.id] ??= i === 0 ? PERSON : { kind: "computer", millis: 1_000 };
    const player = this.player(seat.id);
    const now = player.kind === "computer" ? String(player.millis) : "person";
    return html(
      "label",
      { class: "field seat-field" },
      html("span", {}, html("span", { class: "swatches" }, ...armiesOf(this.game, seat).map(swatch)), said(seat.name)),
      html(
        "select",
        {
          name: `seat-${seat.id}`,
          change: (/** @type {Event} */ event) => {
            const { value } = /** @type {HTMLSelectElement} */ (event.target);
            this.chosen[seat.id] = value === "person" ? PERSON : { kind: "computer", millis: Number(value) };
          },
        },
        html("option", { value: "person", selected: now === "person" }, t("play.person")),
        ...TIMES.map((millis) =>
          html(
            "option",
            { value: millis, selected: now === String(millis) },
            t("play.computer", { time: time(millis) }),
          ),
        ),
      ),
    );
  }
}
