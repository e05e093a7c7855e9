import { repeatIn, typeset } from "./said.js";

export { said, saidAs } from "./said.js";

/**
 * The page's texts in the reader's language. They stand in `messages/LANGUAGE/AREA.js`, the same keys
 * in every language.
 *
 * @typedef {keyof typeof import("./messages/en.js").default} MessageKey
 */

/**
 * A key whose text depends on a count: `x` where there are `x.one` and `x.other`.
 *
 * @template K
 * @typedef {K extends `${infer Stem}.other` ? Stem : never} Counted
 */

/** @typedef {"en" | "fr"} Language */

/** @type {Record<Language, {name: string, load: () => Promise<{default: Record<string, string>}>}>} */
const LANGUAGES = {
  en: { name: "English", load: () => import("./messages/en.js") },
  fr: { name: "Français", load: () => import("./messages/fr.js") },
};

/** The languages there are, with their names in themselves. */
export const languages = /** @type {Language[]} */ (Object.keys(LANGUAGES)).map((id) => ({
  id,
  name: LANGUAGES[id].name,
}));

/** The language of this page, which early.js has written on the document. */
export const language = /** @type {Language} */ (document.documentElement.lang in LANGUAGES ? document.documentElement.lang : "en");

const [{ default: written }] = await Promise.all([LANGUAGES[language].load(), repeatIn(language)]);
/** @type {Record<string, string>} */
const texts = Object.fromEntries(Object.entries(written).map(([key, text]) => [key, typeset(text)]));
const plural = new Intl.PluralRules(language);
const number = new Intl.NumberFormat(language);

/**
 * A text in the reader's language.
 *
 * @param {MessageKey | Counted<MessageKey>} key of a counted text, without its ending
 * @param {Record<string, string | number>} [values] what stands for `{name}`, numbers as the language writes them;
 *     `count` chooses the form of a counted text
 * @returns {string}
 */
export function t(key, values = {}) {
  const { count } = values;
  const text =
    texts[key] ??
    (typeof count === "number" ? texts[`${key}.${plural.select(count)}`] : undefined) ??
    texts[`${key}.other`] ??
    key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values[name] ?? whole;
    return typeof value === "number" ? number.format(value) : value;
  });
}
