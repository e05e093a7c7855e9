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
  return html("label", { class: "field" }, html("span", {}, label), select({ name }, options, change));
}

/**
 * What a field is filled in with where one of several things is chosen.
 *
 * @param {{name: string, id?: string}} attributes
 * @param {{value: string | number, text: string, selected: boolean}[]} options
 * @param {(value: string) => void} change
 */
export function select(attributes, options, change) {
  return html(
    "select",
    {
      ...attributes,
      change: (/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value),
    },
    ...options.map(({ value, text, selected }) => html("option", { value, selected }, text)),
  );
}
