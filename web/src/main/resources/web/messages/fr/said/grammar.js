/** @import { Grammar, Noun } from "../../../said/phrasebook.js" */

/** @param {string} text */
const elides = (text) => /^[aeiouâàéèêîôûœ]/i.test(text);

/** @param {string} text the article, perhaps ending in an apostrophe @param {Noun} noun */
const before = (text, noun) => (text.endsWith("’") ? text + noun.text : `${text} ${noun.text}`);

/** @param {Noun} noun */
function definite(noun) {
  if (noun.many) return "les";
  return elides(noun.text) ? "l’" : noun.feminine ? "la" : "le";
}

/** "de" and "à" with an article. @type {Record<string, {de: string, à: string}>} */
const CONTRACTED = { le: { de: "du", à: "au" }, les: { de: "des", à: "aux" } };

/** @param {"de" | "à"} preposition @param {Noun} noun */
function after(preposition, noun) {
  const article = definite(noun);
  return before(CONTRACTED[article]?.[preposition] ?? `${preposition} ${article}`, noun);
}

/** @type {Grammar} */
export const grammar = {
  forms: {
    le: (noun) => before(definite(noun), noun),
    un: (noun) => before(noun.many ? "des" : noun.feminine ? "une" : "un", noun),
    aucun: (noun) => before(noun.feminine ? "aucune" : "aucun", noun),
    du: (noun) => after("de", noun),
    au: (noun) => after("à", noun),
    /** What an adjective or participle ends in. */
    e: (noun) => (noun.feminine ? "e" : "") + (noun.many ? "s" : ""),
    il: (noun) => (noun.feminine ? "elle" : "il") + (noun.many ? "s" : ""),
  },

  list: (items) => [items.slice(0, -1).join(", "), items.at(-1) ?? ""].filter((part) => part !== "").join(" et "),

  typeset: (text) =>
    text
      .replaceAll("'", "’")
      .replaceAll(/ ([;!?])/g, "\u202f$1")
      .replaceAll(/ ([:»])/g, "\u00a0$1")
      .replaceAll("« ", "«\u00a0"),
};
