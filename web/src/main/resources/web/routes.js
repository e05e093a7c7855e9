/** @import { PageModule } from "./app.js" */

/**
 * Pages by the first part of their path, and how many parts may follow it.
 *
 * @type {Record<string, {below: number, load: () => Promise<PageModule>}>}
 */
const PAGES = {
  "": { below: 0, load: () => import("./pages/home.js") },
  new: { below: 1, load: () => import("./pages/new.js") },
  game: { below: 1, load: () => import("./pages/play.js") },
  learn: { below: 3, load: () => import("./pages/learn.js") },
  editor: { below: 1, load: () => import("./pages/editor.js") },
  analysis: { below: 1, load: () => import("./pages/analysis.js") },
  puzzles: { below: 1, load: () => import("./pages/puzzles.js") },
  library: { below: 0, load: () => import("./pages/library.js") },
};

/**
 * The page of a path, and what the path says to it: `/game/abc` is the page of games, told `abc`.
 *
 * @param {string} path
 * @returns {{load: () => Promise<PageModule>, params: string[]} | null}
 */
export function route(path) {
  // As the server sees it: a slash may end a path, but nothing empty is a part of it.
  if (path.includes("//")) return null;
  const [name = "", ...parts] = path.replace(/\/$/, "").split("/").slice(1);
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  const params = decoded(parts);
  if (page === undefined || params === null || params.length > page.below) return null;
  return { load: page.load, params };
}

/** @param {string[]} parts of a path @returns {string[] | null} null where an escape is none, such as `%zz` */
function decoded(parts) {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
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
