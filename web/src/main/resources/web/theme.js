import { html } from "./elements.js";
import { saveSettings, settings } from "./game/storage.js";

/** @import { Settings } from "./game/storage.js" */

const THEMES = /** @type {{value: Settings["theme"], name: string}[]} */ ([
  { value: "auto", name: "As the system" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
]);

/** @param {Settings["theme"]} theme */
function apply(theme) {
  document.documentElement.dataset["theme"] = theme;
}

/** The switch between light and dark. */
export function themeSwitch() {
  const { theme } = settings();
  apply(theme);
  return html(
    "label",
    { class: "theme" },
    html("span", { class: "for-ears-only" }, "Colours"),
    html(
      "select",
      {
        name: "theme",
        change: (/** @type {Event} */ event) => {
          const value = /** @type {Settings["theme"]} */ (
            /** @type {HTMLSelectElement} */ (event.target).value
          );
          apply(value);
          saveSettings({ theme: value });
        },
      },
      ...THEMES.map(({ value, name }) => html("option", { value, selected: value === theme }, name)),
    ),
  );
}
