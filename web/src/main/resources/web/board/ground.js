import { svg } from "../elements.js";
import { chequer, contours, hull } from "./contour.js";
import { terrain } from "./terrain.js";

/** @import { Board, Region, Square } from "../contract.js" */
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
  const drawing = (drawings += 1);
  const hatch = `hatching-${drawing}`;
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
    engraving(`ruling-${drawing}`, ruling, board, plan, (square) => colours.get(square.name) === "dark"),
    engraving(`stippling-${drawing}`, stippling, board, plan, ({ terrain }) => terrain === "hilltop" || terrain === "cell"),
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

/**
 * What an engraver adds to squares; the style sheet shows it where boards are to look engraved.
 *
 * @param {string} id
 * @param {(id: string) => SVGElement} pattern
 * @param {Board} board
 * @param {Plan} plan
 * @param {(square: Square) => boolean} test
 */
function engraving(id, pattern, board, plan, test) {
  const d = board.squares.filter(test).map(({ outline }) => plan.path(outline, true)).join("");
  return svg("g", { class: "engraving" }, pattern(id), svg("path", { d, fill: `url(#${id})` }));
}

/** The close lines by which dark squares are told from light ones. @param {string} id */
function ruling(id) {
  return svg(
    "pattern",
    { id, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svg("path", { class: "ruled", d: "M0 0V8" }),
  );
}

/** @param {string} id */
function stippling(id) {
  return svg(
    "pattern",
    { id, width: 12, height: 12, patternUnits: "userSpaceOnUse", patternTransform: "rotate(17)" },
    svg("path", { class: "dots", d: "M2 3h2.4M8 9h2.4M6 1h1.8M1 10h1.8" }),
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
