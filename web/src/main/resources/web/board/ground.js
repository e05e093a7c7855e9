import { svg } from "../elements.js";
import { chequer, contours, hull } from "./contour.js";
import { terrain } from "./terrain.js";

/** @import { Board, Region } from "../contract.js" */
/** @import { Plan } from "./plan.js" */

/** Distance of the lines that shade what is no square. */
const HATCH = 10;

/** Every drawing on the page needs names of its own for its patterns. */
let drawings = 0;

/**
 * Draws everything that does not change in play: frame, squares, terrain, coordinates.
 *
 * @param {Board} board
 * @param {Plan} plan
 * @returns {SVGElement[]}
 */
export function ground(board, plan) {
  const hatch = `hatching-${(drawings += 1)}`;
  const colours = chequer(board.squares);
  const outline = contours(board.squares);
  const edge = outline.map((loop) => plan.path(loop, true)).join("");
  const frame = plan.path(hull(board.squares), true);
  return [
    svg("path", { class: "frame rule", d: frame }),
    svg("path", { class: "frame gap", d: frame }),
    svg("path", { class: "frame line", d: frame }),
    svg("path", { class: "frame field", d: frame }),
    hatching(hatch),
    svg("path", { d: frame, fill: `url(#${hatch})` }),
    ...board.squares.map((square) =>
      svg("polygon", {
        class: `ground ${colours.get(square.name)} ${square.terrain}`,
        points: plan.points(square.outline),
      }),
    ),
    ...terrain(board, plan),
    svg("path", { class: "frame edge", d: edge }),
    ...coordinates(board, plan),
  ];
}

/**
 * Draws a region that the rules speak of.
 *
 * @param {Board} board
 * @param {Region} region
 * @param {Plan} plan
 */
export function regionPath(board, region, plan) {
  const squares = board.squares.filter(({ name }) => region.squares.includes(name));
  const d = contours(squares).map((loop) => plan.path(loop, true)).join("");
  return svg("path", { class: `region ${region.id}`, d });
}

/**
 * The lines by which engravers shade what is not ground to stand on.
 *
 * @param {string} id
 */
function hatching(id) {
  return svg(
    "pattern",
    { id, width: HATCH, height: HATCH, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svg("path", { class: "hatch", d: `M0 0V${HATCH}` }),
  );
}

/** @param {Board} board @param {Plan} plan */
function coordinates(board, plan) {
  /** @type {Map<string, SVGElement>} */
  const labels = new Map();
  for (const square of board.squares) {
    // Wider cells carry the name of their lower left corner, which would misplace the label.
    if (square.terrain === "cell") continue;
    const { file, rank } = plan.label(square);
    const letter = square.name.charAt(0);
    const number = String(square.rank);
    if (!labels.has(letter)) labels.set(letter, label(file, letter));
    if (!labels.has(number)) labels.set(number, label(rank, number));
  }
  return labels.values();
}

/** @param {[number, number]} at @param {string} text */
function label([x, y], text) {
  return svg("text", { class: "coordinate", x, y, "text-anchor": "middle", dy: "0.35em" }, text);
}
