import { html } from "../elements.js";

/**
 * A field where one of several things is chosen.
 *
 * @param {string} label
 * @param {string} name
 * @param {{value: string | number, text: string, selected: boolean}[]} options
 * @param {(value: string) => void} change
 */
export function selectField(label, name, options, change) {
  return html(
    "label",
    { class: "field" },
    html("span", {}, label),
    html(
      "select",
      {
        name,
        change: (/** @type {Event} */ event) =>
          change(/** @type {HTMLSelectElement} */ (event.target).value),
      },
      ...options.map(({ value, text, selected }) => html("option", { value, selected }, text)),
    ),
  );
}
