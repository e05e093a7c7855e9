/** @import { PageModule } from "../app.js" */

/** @type {Record<string, () => Promise<PageModule>>} the pages below `/learn/GAME`, by the next part of their path */
export const BELOW = {
  "": () => import("./rules.js"),
  plates: () => import("./plates.js"),
  tutorial: () => import("./tutorial.js"),
};
