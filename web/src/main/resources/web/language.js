import { html } from "./elements.js";
import { read, saveSettings, write } from "./game/storage.js";
import { language, languages, t } from "./messages.js";

/** @import { OpenPage } from "./app.js" */
/** @import { Language } from "./messages.js" */

/** Where the page stood when it was asked to come anew in another language. */
const PLACE = "vauban.place.2";

/**
 * The switch between languages.
 *
 * @param {() => unknown} keep what the page wants to show again
 */
export function languageSwitch(keep) {
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
          write(PLACE, { y: scrollY, path: location.pathname, kept: keep() ?? null }, "sessionStorage");
          location.reload();
        },
      },
      ...languages.map(({ id, name }) => html("option", { value: id, lang: id, selected: id === language }, name)),
    ),
  );
}

/** Goes back to where the reader was when the language changed. @param {OpenPage | null} page */
export function returnToPlace(page) {
  const place = /** @type {{y: number, path: string, kept: unknown} | null} */ (read(PLACE, "sessionStorage"));
  if (place === null) return;
  sessionStorage.removeItem(PLACE);
  /** @type {HTMLElement | null} */ (document.querySelector("[name=language]"))?.focus({ preventScroll: true });
  scrollTo(0, place.y);
  if (place.path === location.pathname && place.kept !== null) page?.take?.(place.kept);
}
