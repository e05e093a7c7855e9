import { svg } from "../elements.js";

/** @import { Square } from "../contract.js" */
/** @import { Plan } from "./plan.js" */

/** How far below the middle of a square its name stands, as a share of the way to the edge: clear of the sign for a target. */
const EMPTY = 0.38;

/** The same under a piece. */
const OCCUPIED = 0.68;

/**
 * Writes names into squares, lower where a piece stands, as the plates of old books do.
 *
 * @param {Record<string, string>} names by square
 * @param {Record<string, string>} pieces symbols by square
 * @param {(name: string) => Square} square
 * @param {Plan} plan
 * @returns {SVGElement[]}
 */
export function squareNames(names, pieces, square, plan) {
  return Object.entries(names).map(([name, text]) => {
    const { centre, outline } = square(name);
    const [x, y] = plan.at(centre);
    const edge = Math.max(...outline.map((corner) => plan.at(corner)[1]));
    const down = name in pieces ? OCCUPIED : EMPTY;
    return svg(
      "text",
      { class: "square-name", x, y: y + down * (edge - y), "text-anchor": "middle", dy: "0.35em" },
      text,
    );
  });
}
