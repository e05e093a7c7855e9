import { html } from "./elements.js";
import { t } from "./messages.js";

/** @import { MessageKey } from "./messages.js" */

/** @type {{path: string, name: MessageKey}[]} */
const WAYS = [
  { path: "/", name: "ways.play" },
  { path: "/learn", name: "ways.learn" },
  { path: "/analysis", name: "ways.analysis" },
  { path: "/puzzles", name: "ways.puzzles" },
  { path: "/editor", name: "ways.editor" },
  { path: "/library", name: "library.title" },
];

/** The links of the masthead. */
export function ways() {
  return WAYS.map(({ path, name }) => html("a", { href: path, "data-way": path }, t(name)));
}

/** The way nearest to a path that leads nowhere, such as to all games from one that there is not. @param {string} path */
export function wayOf(path) {
  const [, first = ""] = path.split("/");
  return WAYS.find((way) => way.path === (first === "game" ? "/library" : `/${first}`)) ?? null;
}

/** Marks the link that leads to where one is. */
export function markWay() {
  const [, first = ""] = location.pathname.split("/");
  for (const link of document.querySelectorAll("[data-way]")) {
    if (link.getAttribute("data-way") === `/${first}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}
