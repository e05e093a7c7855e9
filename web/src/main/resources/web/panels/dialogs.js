import { html } from "../elements.js";

/** @import { Child } from "../elements.js" */

/**
 * Asks for one of several things. Escape and a click beside the dialog are a no.
 *
 * @template T
 * @param {string} title
 * @param {string} words what the choice is about
 * @param {{label: string, value: T, picture?: Child, style?: string}[]} options the first has the focus
 * @returns {Promise<T | null>} null where nothing was chosen
 */
export function choose(title, words, options) {
  return new Promise((resolve) => {
    /** @type {T | null} */
    let chosen = null;
    const dialog = html(
      "dialog",
      {
        class: "choice",
        "aria-labelledby": "choice-title",
        "aria-describedby": "choice-words",
        close: () => {
          dialog.remove();
          resolve(chosen);
        },
        click: (/** @type {MouseEvent} */ event) => {
          if (event.target === dialog) dialog.close();
        },
      },
      html(
        "div",
        { class: "choice-body" },
        html("h2", { id: "choice-title" }, title),
        html("p", { id: "choice-words" }, words),
        html(
          "div",
          { class: "choice-options" },
          ...options.map(({ label, value, picture, style }) =>
            html(
              "button",
              {
                type: "button",
                class: style ?? "option",
                click: () => {
                  chosen = value;
                  dialog.close();
                },
              },
              picture,
              html("span", {}, label),
            ),
          ),
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * Asks a question that has a yes and a no.
 *
 * @param {string} title
 * @param {string} words
 * @param {string} yes
 * @param {string} no
 */
export async function confirm(title, words, yes, no) {
  const options = [
    { label: no, value: false, style: "quiet" },
    { label: yes, value: true, style: "firm" },
  ];
  return (await choose(title, words, options)) === true;
}
