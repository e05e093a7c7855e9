import { miniature } from "./board/miniature.js";
import { fill, html } from "./elements.js";
import { announce } from "./live.js";
import { armiesOf, level } from "./panels/seats.js";
import { Draughtsman, swatch } from "./pieces/draw.js";
import { Refused } from "./server.js";

/** @import { Game, Position, Seat } from "./contract.js" */
/** @import { Player, SavedGame } from "./game/storage.js" */
/** @import { Server } from "./server.js" */

/** Times for a move of the computer, in milliseconds. */
const LEVELS = [100, 300, 1_000, 3_000, 10_000];

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

/** How long to wait for the end of typing, in milliseconds. */
const TYPING = 250;

/** The page where a game is chosen and set up. */
export class Start {
  /**
   * @param {Server} server
   * @param {Game[]} games
   * @param {Map<string, Position>} arrays the positions the games start from, by game
   * @param {{onBegin: (game: SavedGame, start: Position) => void}} ways
   */
  constructor(server, games, arrays, { onBegin }) {
    this.server = server;
    this.games = games;
    this.arrays = arrays;
    this.onBegin = onBegin;
    this.game = /** @type {Game} */ (games[0]);
    this.preset = "";
    /** @type {Record<string, string>} */
    this.options = {};
    /** @type {Record<string, Player>} */
    this.players = {};
    this.positionText = "";
    /** @type {Position | null} */
    this.position = null;
    this.asking = new AbortController();
    this.typing = 0;

    this.form = html("div", { class: "setup-form" });
    this.preview = html("figure", { class: "preview" });
    this.fault = html("p", { class: "fault", id: "position-fault", role: "alert" });
    this.optionFields = html("fieldset", { class: "option-fields" });
    this.seatFields = html("fieldset", { class: "seat-fields" });
    this.begin = html("button", { type: "button", class: "firm begin", click: () => this.finish() }, "Begin");
    this.resume = html("div", { class: "resume", hidden: true });
    this.element = html(
      "main",
      { class: "start" },
      this.resume,
      html(
        "header",
        { class: "start-title" },
        html("h1", {}, "Three games of siege and battle"),
        html("p", {}, "Drawn up between 1866 and 2010, and played here by their rules, clause by clause."),
      ),
      html("div", { class: "plates", role: "radiogroup", "aria-label": "Game" }, ...games.map((game, i) => this.plate(game, i))),
      html(
        "section",
        { class: "setup", "aria-label": "Set up the game" },
        this.form,
        html("div", { class: "setup-preview" }, this.preview),
      ),
    );
    this.choose(this.game);
  }

  /** Offers to go back to a game that waits. @param {string} name @param {() => void} back */
  offerReturn(name, back) {
    this.resume.hidden = false;
    fill(
      this.resume,
      html("span", {}, `A game of ${name} is going on.`),
      html("button", { type: "button", class: "quiet", click: back }, "Return to it"),
    );
  }

  /** @param {Game} game @param {number} i */
  plate(game, i) {
    const pieces = this.arrays.get(game.id)?.pieces ?? {};
    return html(
      "label",
      { class: "plate" },
      html("input", {
        type: "radio",
        name: "game",
        value: game.id,
        checked: i === 0,
        class: "plate-input",
        change: () => this.choose(game),
      }),
      html(
        "span",
        { class: "plate-body" },
        html("span", { class: "plate-number" }, `Plate ${NUMERALS[i] ?? i + 1}.`),
        html("span", { class: "plate-picture" }, miniature(game, new Draughtsman(game), pieces)),
        html("span", { class: "plate-name" }, game.name),
        html("span", { class: "plate-summary" }, game.summary),
      ),
    );
  }

  /** @param {Game} game */
  choose(game) {
    this.game = game;
    this.preset = game.presets[0]?.name ?? "";
    this.options = { ...game.presets[0]?.values };
    this.players = {};
    this.positionText = "";
    this.position = this.arrays.get(game.id) ?? null;
    this.fault.textContent = "";
    this.draw();
    this.ask();
  }

  draw() {
    const { game } = this;
    fill(
      this.form,
      html("h2", {}, game.name),
      html(
        "fieldset",
        { class: "presets" },
        html("legend", {}, "Rule set"),
        ...game.presets.map(({ name, words, values }) =>
          html(
            "label",
            { class: "preset" },
            html("input", {
              type: "radio",
              name: "preset",
              value: name,
              checked: name === this.preset,
              change: () => {
                this.preset = name;
                this.options = { ...values };
                this.drawOptions();
                this.ask();
              },
            }),
            html("span", {}, html("span", { class: "preset-name" }, name), " ", html("span", { class: "preset-words" }, words)),
          ),
        ),
      ),
      this.optionFields,
      this.seatFields,
      html(
        "details",
        { class: "from-position" },
        html("summary", {}, "Start from another position"),
        html("label", { for: "position-text" }, "Position string"),
        html("textarea", {
          id: "position-text",
          rows: 3,
          spellcheck: "false",
          autocomplete: "off",
          "aria-describedby": "position-fault",
          placeholder: this.arrays.get(game.id)?.position ?? "",
          input: (/** @type {Event} */ event) => {
            this.positionText = /** @type {HTMLTextAreaElement} */ (event.target).value.trim();
            clearTimeout(this.typing);
            this.typing = setTimeout(() => this.ask(), TYPING);
          },
        }),
        this.fault,
      ),
      this.begin,
    );
    this.drawOptions();
    this.drawSeats();
    this.drawPreview();
  }

  drawOptions() {
    this.optionFields.hidden = this.game.choices.length === 0;
    fill(
      this.optionFields,
      html("legend", {}, "Options"),
      ...this.game.choices.map(({ key, words, values }) =>
        html(
          "label",
          { class: "field" },
          html("span", {}, words),
          html(
            "select",
            {
              name: key,
              change: (/** @type {Event} */ event) => {
                this.options[key] = /** @type {HTMLSelectElement} */ (event.target).value;
                this.ask();
              },
            },
            ...values.map(({ text, words: meaning }) =>
              html("option", { value: text, selected: this.options[key] === text }, `${text}: ${meaning}`),
            ),
          ),
        ),
      ),
    );
  }

  drawSeats() {
    const seats = this.position?.seats ?? [];
    fill(
      this.seatFields,
      html("legend", {}, "Who plays"),
      ...seats.map((seat, i) => this.seatField(seat, i)),
    );
  }

  /** @param {Seat} seat @param {number} i */
  seatField(seat, i) {
    this.players[seat.id] ??= i === 0 ? { kind: "person" } : { kind: "computer", millis: 1_000 };
    const player = this.players[seat.id];
    const now = player?.kind === "computer" ? String(player.millis) : "person";
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
            this.players[seat.id] =
              value === "person" ? { kind: "person" } : { kind: "computer", millis: Number(value) };
          },
        },
        html("option", { value: "person", selected: now === "person" }, "Person"),
        ...LEVELS.map((millis) =>
          html(
            "option",
            { value: millis, selected: now === String(millis) },
            `Computer, ${level(millis)} a move`,
          ),
        ),
      ),
    );
  }

  drawPreview() {
    const { position, game } = this;
    fill(
      this.preview,
      position && miniature(game, new Draughtsman(game), position.pieces),
      html("figcaption", {}, position ? (position.outcome.over ? "This position is already decided." : `${position.turn.name}.`) : ""),
    );
  }

  /** Only what differs from the preset is sent. */
  get changes() {
    const preset = this.game.presets.find(({ name }) => name === this.preset);
    return Object.fromEntries(
      Object.entries(this.options).filter(([key, value]) => preset?.values[key] !== value),
    );
  }

  get request() {
    return {
      game: this.game.id,
      preset: this.preset,
      options: this.changes,
      position: this.positionText === "" ? null : this.positionText,
    };
  }

  /** Asks the server what position the game would start from. */
  async ask() {
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    try {
      const position = await this.server.position({ ...this.request, moves: [] }, signal);
      if (signal.aborted) return;
      const before = this.position;
      this.position = position;
      this.fault.textContent = "";
      if (!sameSeats(before, position)) this.drawSeats();
      this.drawPreview();
    } catch (failure) {
      if (signal.aborted) return;
      this.position = failure instanceof Refused ? null : this.position;
      this.fault.textContent = failure instanceof Error ? failure.message : String(failure);
      this.fault.closest("details")?.setAttribute("open", "");
    }
    this.begin.disabled = this.position === null || this.position.outcome.over;
  }

  /**
   * Whether the persons' pieces all begin in the upper half of the board, which is then turned round.
   *
   * @param {Position} position
   */
  facesDown({ seats, pieces }) {
    const persons = seats.filter(({ id }) => this.players[id]?.kind !== "computer");
    if (persons.length === 0 || persons.length === seats.length) return false;
    const own = new Set(persons.flatMap((seat) => armiesOf(this.game, seat)).map((i) => this.game.armies[i]?.id));
    const armies = new Map(this.game.pieces.map(({ symbol, army }) => [symbol, army]));
    const { squares } = this.game.board;
    const heights = squares.filter(({ name }) => own.has(armies.get(pieces[name] ?? ""))).map(({ centre }) => centre[1]);
    const middle = mean(squares.map(({ centre }) => centre[1]));
    return heights.length > 0 && Math.min(...heights) > middle;
  }

  finish() {
    const { position } = this;
    if (position === null) return;
    announce(`${this.game.name} begins.`);
    this.onBegin({
      ...this.request,
      players: Object.fromEntries(
        position.seats.map(({ id }) => [id, this.players[id] ?? { kind: "person" }]),
      ),
      plies: [],
      paused: false,
      over: false,
      flipped: this.facesDown(position),
    }, position);
  }
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** @param {Position | null} one @param {Position} other */
function sameSeats(one, other) {
  const ids = (/** @type {Position} */ { seats }) => seats.map(({ id }) => id).join();
  return one !== null && ids(one) === ids(other);
}
