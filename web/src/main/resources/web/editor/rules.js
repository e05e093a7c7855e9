import { html } from "../elements.js";
import { said, t } from "../messages.js";
import { choices } from "./fields.js";

/** @import { Game } from "../contract.js" */
/** @import { Setup } from "./setup.js" */

/** The rule set and the options that a position is set up under. */
export class RuleChoices {
  /**
   * @param {Game} game
   * @param {(rules: Pick<Setup, "preset" | "options">) => void} onChange
   */
  constructor(game, onChange) {
    this.game = game;
    /** @type {Record<string, string>} */
    this.options = {};
    this.preset = html("select", {
      name: "preset",
      change: () => {
        const preset = game.presets.find(({ name }) => name === this.preset.value);
        if (preset !== undefined) onChange({ preset: preset.name, options: preset.values });
      },
    });
    /** @type {Map<string, HTMLSelectElement>} */
    this.byKey = new Map(
      game.choices.map(({ key }) => {
        const select = html("select", {
          name: key,
          change: () =>
            onChange({ preset: this.preset.value, options: { ...this.options, [key]: select.value } }),
        });
        return [key, select];
      }),
    );
    this.element = html(
      "details",
      { class: "rule-choices" },
      html("summary", {}, t("editor.rules")),
      html("label", { class: "field" }, html("span", {}, t("editor.preset")), this.preset),
      ...game.choices.map(({ key, words }) =>
        html("label", { class: "field" }, html("span", {}, said(words)), this.byKey.get(key)),
      ),
    );
  }

  /** @param {Setup} setup */
  show({ preset, options }) {
    this.options = options;
    choices(
      this.preset,
      this.game.presets.map(({ name, words }) => ({ value: name, words: t("common.about", { what: name, words: said(words) }) })),
      preset,
    );
    for (const { key, values } of this.game.choices) {
      const select = this.byKey.get(key);
      if (select === undefined) continue;
      choices(
        select,
        values.map(({ text, words }) => ({ value: text, words: t("common.about", { what: text, words: said(words) }) })),
        options[key] ?? "",
      );
    }
  }
}
