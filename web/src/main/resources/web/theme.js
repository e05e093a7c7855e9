import { html } from "./elements.js";
import { saveSettings, settings } from "./game/storage.js";
import { t } from "./messages.js";

/** @import { Settings } from "./game/storage.js" */

const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

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
    html("span", { class: "for-ears-only" }, t("common.theme")),
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
      ...THEMES.map((value) =>
        html("option", { value, selected: value === theme }, t(`common.theme.${value}`)),
      ),
    ),
  );
}
