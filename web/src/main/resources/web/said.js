import { Phrasebook } from "./said/phrasebook.js";

/** @import { Chapter, Grammar } from "./said/phrasebook.js" */

/** @type {Record<string, () => Promise<{grammar: Grammar, chapters: Chapter[]}>>} what the server speaks needs none */
const BOOKS = { fr: () => import("./messages/fr/said.js") };

/** @type {Phrasebook | null} */
let book = null;

/** @param {string} language @returns {Promise<Phrasebook | null>} null where the language needs none */
export async function phrasebook(language) {
  const load = BOOKS[language];
  if (load === undefined) return null;
  const { grammar, chapters } = await load();
  return new Phrasebook(grammar, chapters);
}

/** Takes up the language in which to repeat what the server says. @param {string} language */
export async function repeatIn(language) {
  book = await phrasebook(language);
}

/**
 * A sentence or a name that came from the server, in the reader's language; as it came where the language has no such
 * sentence.
 *
 * @param {string} text
 */
export function said(text) {
  return book?.find(text) ?? text;
}

/**
 * A noun that came from the server, in a form that the reader's language makes of it: `South` as `le Sud`.
 *
 * @param {string} form as the translations name it, `le` or `du`; languages that have no such form ignore it
 * @param {string} text
 */
export function saidAs(form, text) {
  return book?.inForm(form, text) ?? said(text);
}

/** A text of the page, with its signs as the reader's language prints them. @param {string} text */
export function typeset(text) {
  return book?.grammar.typeset(text) ?? text;
}
