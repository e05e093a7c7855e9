import { fill, html } from "../elements.js";
import { said, t } from "../messages.js";
import { changeWords } from "../words.js";

/** @import { Game } from "../contract.js" */

/** The rule set and the options of a game to be set up. */
export class RuleFields {
  /**
   * @param {Game} game
   * @param {() => void} onChange
   */
  constructor(game, onChange) {
    this.game = game;
    this.onChange = onChange;
    this.preset = game.presets[0]?.name ?? "";
    /** @type {Record<string, string>} */
    this.options = { ...game.presets[0]?.values };
    this.changed = html("p", { class: "preset-words" });
    this.optionFields = html("fieldset", { class: "option-fields", hidden: game.choices.length === 0 });
    this.elements = [
      html(
        "fieldset",
        { class: "presets" },
        html("legend", {}, t("setup.rule-set")),
        ...game.presets.map((preset) => this.presetField(preset)),
        this.changed,
      ),
      this.optionFields,
    ];
    this.drawOptions();
  }

  /**
   * Sets the fields, as far as the game knows what is wanted.
   *
   * @param {string | null} preset null for the usual one
   * @param {Record<string, string>} options that differ from it
   */
  take(preset, options) {
    const wanted = this.game.presets.find(({ name }) => name === preset) ?? this.game.presets[0];
    if (wanted === undefined) return;
    this.preset = wanted.name;
    this.options = { ...wanted.values };
    for (const { key, values } of this.game.choices) {
      const value = values.find(({ text }) => text === options[key])?.text;
      if (value !== undefined) this.options[key] = value;
    }
    for (const element of this.elements) {
      for (const input of element.querySelectorAll("input")) input.checked = input.value === wanted.name;
    }
    this.drawOptions();
  }

  /** Only what differs from the preset. */
  get changes() {
    const preset = this.game.presets.find(({ name }) => name === this.preset);
    return Object.fromEntries(
      Object.entries(this.options).filter(([key, value]) => preset?.values[key] !== value),
    );
  }

  /** @param {import("../contract.js").Preset} preset */
  presetField({ name, words, values }) {
    return html(
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
          this.onChange();
        },
      }),
      html(
        "span",
        {},
        html("span", { class: "preset-name" }, name),
        " ",
        html("span", { class: "preset-words" }, said(words)),
      ),
    );
  }

  /** Says beside the rule set what is not as it says. */
  tellChanges() {
    const preset = this.game.presets.find(({ name }) => name === this.preset);
    this.changed.textContent = preset === undefined ? "" : changeWords(this.game, preset, this.options);
  }

  drawOptions() {
    this.tellChanges();
    fill(
      this.optionFields,
      html("legend", {}, t("setup.options")),
      ...this.game.choices.map(({ key, words, values }) =>
        html(
          "label",
          { class: "field" },
          html("span", {}, said(words)),
          html(
            "select",
            {
              name: key,
              change: (/** @type {Event} */ event) => {
                this.options[key] = /** @type {HTMLSelectElement} */ (event.target).value;
                this.tellChanges();
                this.onChange();
              },
            },
            ...values.map(({ text, words: meaning }) =>
              html("option", { value: text, selected: this.options[key] === text }, t("common.about", { what: text, words: said(meaning) })),
            ),
          ),
        ),
      ),
    );
  }
}
