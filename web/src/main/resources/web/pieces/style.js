import { settings } from "../game/storage.js";

/** @typedef {"plain" | "period" | "signs"} FigureStyle */

/** How pieces are drawn where a person leaves that to the look of the board. */
const OF_LOOK = /** @type {Record<string, FigureStyle>} */ ({ plain: "plain", period: "period", contrast: "signs" });

/** @type {FigureStyle | null} */
let current = null;

/** How pieces are drawn now. */
export function figureStyle() {
  current ??= chosen();
  return current;
}

/** Looks again at what a person chose. @returns {boolean} whether pieces are now drawn otherwise */
export function restyle() {
  const before = current;
  current = chosen();
  return current !== before;
}

/** @returns {FigureStyle} */
function chosen() {
  const { figures, look } = settings();
  return figures === "look" ? (OF_LOOK[look] ?? "plain") : figures;
}
