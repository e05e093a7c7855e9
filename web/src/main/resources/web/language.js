import { html } from "./elements.js";
import { saveSettings } from "./game/storage.js";
import { language, languages, t } from "./messages.js";

/** @import { Language } from "./messages.js" */

/** Where the page stood when it was asked to come anew in another language. */
const PLACE = "vauban.place.1";

/** The switch between languages. */
export function languageSwitch() {
  return html(
    "label",
    { class: "language" },
    html("span", { class: "for-ears-only" }, t("common.language")),
    html(
      "select",
      {
        name: "language",
        change: (/** @type {Event} */ event) => {
          saveSettings({ language: /** @type {Language} */ (/** @type {HTMLSelectElement} */ (event.target).value) });
          sessionStorage.setItem(PLACE, String(scrollY));
          location.reload();
        },
      },
      ...languages.map(({ id, name }) => html("option", { value: id, lang: id, selected: id === language }, name)),
    ),
  );
}

/** Goes back to where the reader was when the language changed. */
export function returnToPlace() {
  const place = sessionStorage.getItem(PLACE);
  if (place === null) return;
  sessionStorage.removeItem(PLACE);
  /** @type {HTMLElement | null} */ (document.querySelector("[name=language]"))?.focus({ preventScroll: true });
  scrollTo(0, Number(place));
}
