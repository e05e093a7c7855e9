import { fill, html } from "../elements.js";
import { said, t } from "../messages.js";
import { MOST } from "./setup.js";

/** @import { Game, SetupAnswer } from "../contract.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */
/** @import { MessageKey } from "../messages.js" */
/** @import { Setup } from "./setup.js" */

/** Whose turn it is, the command and the counters of a position. */
export class SetupFields {
  /**
   * @param {Game} game
   * @param {Draughtsman} draughtsman
   * @param {(change: Partial<Setup>, part: string | null) => void} onChange
   */
  constructor(game, draughtsman, onChange) {
    this.draughtsman = draughtsman;
    this.onChange = onChange;
    this.turn = html("select", {
      name: "turn",
      change: () => onChange({ turn: this.turn.value }, null),
    });
    this.command = html("select", {
      name: "command-square",
      change: () => onChange({ command: this.command.value === "" ? null : this.command.value }, null),
    });
    this.halfmove = this.counter("halfmove", 0);
    this.fullmove = this.counter("fullmove", 1);
    const commands = game.choices.some(({ key }) => key === "command");
    this.element = html(
      "fieldset",
      { class: "setup-fields" },
      html("legend", {}, t("editor.fields")),
      field("editor.turn", this.turn),
      commands && field("editor.command", this.command),
      field("editor.halfmove", this.halfmove),
      field("editor.fullmove", this.fullmove),
    );
  }

  /** @param {"halfmove" | "fullmove"} name @param {number} least */
  counter(name, least) {
    const input = html("input", {
      type: "number",
      name,
      min: least,
      max: MOST,
      step: 1,
      inputmode: "numeric",
      input: () => {
        if (input.value !== "" && input.checkValidity()) this.onChange({ [name]: input.valueAsNumber }, name);
      },
      // What cannot be is left at the last that can.
      blur: () => {
        if (this.setup !== null) input.value = String(this.setup[name]);
      },
    });
    return input;
  }

  /** @type {Setup | null} */
  setup = null;

  /** @param {Setup} setup @param {SetupAnswer | null} answer what the server said of it, or of the one before */
  show(setup, answer) {
    this.setup = setup;
    const turns = answer?.turns ?? [];
    choices(
      this.turn,
      [
        ...turns.map(({ code, name }) => ({ value: code, words: said(name) })),
        ...(turns.some(({ code }) => code === setup.turn) ? [] : [{ value: setup.turn, words: setup.turn }]),
      ],
      setup.turn,
    );
    const squares = new Set([...(answer?.commands ?? []), ...(setup.command === null ? [] : [setup.command])]);
    choices(
      this.command,
      [
        { value: "", words: t("editor.noCommand") },
        ...[...squares].map((square) => ({ value: square, words: this.named(square, setup) })),
      ],
      setup.command ?? "",
    );
    this.command.disabled = squares.size === 0;
    for (const name of /** @type {const} */ (["halfmove", "fullmove"])) {
      if (document.activeElement !== this[name]) this[name].value = String(setup[name]);
    }
  }

  /** @param {string} square @param {Setup} setup */
  named(square, { pieces }) {
    const symbol = pieces[square];
    return symbol === undefined ? square : t("editor.pieceOn", { piece: said(this.draughtsman.name(symbol)), square });
  }
}

/**
 * @param {MessageKey} name
 * @param {HTMLElement} control
 */
function field(name, control) {
  return html("label", { class: "field" }, html("span", {}, t(name)), control);
}

/**
 * Fills a select, without touching it where it has the same choices.
 *
 * @param {HTMLSelectElement} select
 * @param {{value: string, words: string}[]} options
 * @param {string} chosen
 */
export function choices(select, options, chosen) {
  const now = [...select.options].map(({ value, text }) => `${value} ${text}`).join("\n");
  if (now !== options.map(({ value, words }) => `${value} ${words}`).join("\n")) {
    fill(select, ...options.map(({ value, words }) => html("option", { value }, words)));
  }
  select.value = chosen;
}
