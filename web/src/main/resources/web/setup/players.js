import { fill, html } from "../elements.js";
import { FULL_STRENGTH, LEVELS } from "../game/levels.js";
import { armiesOf, time } from "../panels/seats.js";
import { swatch } from "../pieces/draw.js";

/** @import { Game, Position, Seat } from "../contract.js" */
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
    this.level = FULL_STRENGTH;
    this.element = html("fieldset", { class: "seat-fields" });
    this.levelElement = html(
      "label",
      { class: "field" },
      html("span", {}, "The computer's level"),
      html(
        "select",
        {
          name: "level",
          change: (/** @type {Event} */ event) => {
            this.level = Number(/** @type {HTMLSelectElement} */ (event.target).value);
          },
        },
        ...LEVELS.map(({ level, words }) =>
          html("option", { value: level, selected: level === this.level }, words),
        ),
      ),
    );
  }

  /** @param {Seat[]} seats */
  show(seats) {
    const ids = seats.map(({ id }) => id).join();
    if (seats.length > 0 && ids === this.seats.map(({ id }) => id).join()) return;
    this.seats = seats;
    fill(this.element, html("legend", {}, "Who plays"), ...seats.map((seat, i) => this.field(seat, i)));
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
      html("span", {}, html("span", { class: "swatches" }, ...armiesOf(this.game, seat).map(swatch)), seat.name),
      html(
        "select",
        {
          name: `seat-${seat.id}`,
          change: (/** @type {Event} */ event) => {
            const { value } = /** @type {HTMLSelectElement} */ (event.target);
            this.chosen[seat.id] = value === "person" ? PERSON : { kind: "computer", millis: Number(value) };
          },
        },
        html("option", { value: "person", selected: now === "person" }, "Person"),
        ...TIMES.map((millis) =>
          html(
            "option",
            { value: millis, selected: now === String(millis) },
            `Computer, ${time(millis)} a move`,
          ),
        ),
      ),
    );
  }

  /**
   * Whether the persons' pieces all begin in the upper half of the board, which is then turned round.
   *
   * @param {Position} position
   */
  facesDown({ seats, pieces }) {
    const persons = seats.filter(({ id }) => this.player(id).kind === "person");
    if (persons.length === 0 || persons.length === seats.length) return false;
    const { armies, board } = this.game;
    const own = new Set(persons.flatMap((seat) => armiesOf(this.game, seat)).map((i) => armies[i]?.id));
    const army = new Map(this.game.pieces.map((piece) => [piece.symbol, piece.army]));
    const heights = board.squares
      .filter(({ name }) => own.has(army.get(pieces[name] ?? "")))
      .map(({ centre }) => centre[1]);
    const middle = mean(board.squares.map(({ centre }) => centre[1]));
    return heights.length > 0 && Math.min(...heights) > middle;
  }
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
