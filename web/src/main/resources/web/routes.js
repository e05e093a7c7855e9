/** @import { PageModule } from "./app.js" */

/** @type {Record<string, () => Promise<PageModule>>} pages by the first part of their path */
const PAGES = {
  "": () => import("./pages/home.js"),
  new: () => import("./pages/new.js"),
  game: () => import("./pages/play.js"),
  learn: () => import("./pages/learn.js"),
  editor: () => import("./pages/editor.js"),
  analysis: () => import("./pages/analysis.js"),
  puzzles: () => import("./pages/puzzles.js"),
  library: () => import("./pages/library.js"),
};

/**
 * The page of a path, and what the path says to it: `/game/abc` is the page of games, told `abc`.
 *
 * @param {string} path
 * @returns {{load: () => Promise<PageModule>, params: string[]} | null}
 */
export function route(path) {
  const [name = "", ...params] = path.split("/").slice(1).filter((part, i) => i === 0 || part !== "");
  const load = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  return load === undefined ? null : { load, params: params.map(decodeURIComponent) };
}

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Adds a style sheet of `css/` to the page, once.
 *
 * @param {string} name without its ending
 * @returns {Promise<void>} when it applies
 */
export function styles(name) {
  const known = sheets.get(name);
  if (known !== undefined) return known;
  // The server has put the sheets of the first page into the document, which waits for them.
  if (document.querySelector(`link[href="/css/${name}.css"]`)) return Promise.resolve();
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = `/css/${name}.css`;
  /** @type {Promise<void>} */
  const loaded = new Promise((resolve) => {
    sheet.onload = sheet.onerror = () => resolve();
  });
  sheets.set(name, loaded);
  document.head.append(sheet);
  return loaded;
}
