import { svg } from "../elements.js";
import { contours, groups } from "./contour.js";

/** @import { Board, Point, Square } from "../contract.js" */
/** @import { Plan } from "./plan.js" */

/**
 * Draws what the ground is in the manner of old maps: hills by hachures, water by waves.
 *
 * @param {Board} board
 * @param {Plan} plan
 * @returns {SVGElement[]}
 */
export function terrain(board, plan) {
  const high = board.squares.filter((square) => square.terrain === "hilltop");
  return [
    ...groups(high).map((group) => hill(group, plan)),
    ...board.squares
      .filter((square) => square.terrain === "river")
      .map((square) => svg("path", { class: "waves", d: waves(plan.centre(square)) })),
    ...board.features.filter(({ kind }) => kind === "river").map(({ line }) => river(line, plan)),
    ...board.features.filter(({ kind }) => kind === "entrance").map(({ line }) => entrance(line, plan)),
    ...board.squares
      .filter((square) => square.terrain === "ford")
      .map((square) => ford(plan.centre(square))),
    ...board.squares
      .filter((square) => square.terrain === "bridge")
      .map((square) => bridge(plan.centre(square))),
    ...walls(board, plan),
  ];
}

/** @param {Square[]} squares @param {Plan} plan */
function hill(squares, plan) {
  const corners = squares.flatMap(({ outline }) => outline).map((point) => plan.at(point));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [cx, cy, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  /** @param {number} angle @param {number} r @returns {string} a point of a rounded square */
  const point = (angle, r) => {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const reach = (r * 1.02) / (Math.abs(c) ** 4 + Math.abs(s) ** 4) ** 0.25;
    return `${(cx + rx * reach * c).toFixed(1)} ${(cy + ry * reach * s).toFixed(1)}`;
  };
  // Each stroke is broad above and runs out to nothing below, as a graver cuts it.
  let strokes = "";
  for (const [inner, length, count] of /** @type {[number, number, number][]} */ ([
    [0.2, 0.26, 30],
    [0.42, 0.28, 58],
    [0.66, 0.31, 92],
  ])) {
    for (let i = 0; i < count; i++) {
      const angle = (2 * Math.PI * (i + inner)) / count;
      const ragged = length * (0.65 + 0.35 * Math.abs(Math.sin(i * 12.9898 + count)));
      const broad = 0.016 / inner;
      strokes += `M${point(angle - broad, inner)}L${point(angle + broad, inner)}L${point(angle, inner + ragged)}Z`;
    }
  }
  const outline = contours(squares).map((loop) => plan.path(loop, true)).join("");
  return svg(
    "g",
    { class: "hill" },
    svg("path", { class: "slope", d: outline }),
    svg("path", { class: "hachures", d: strokes }),
  );
}

/** @param {Point} centre */
function waves([x, y]) {
  let d = "";
  for (const [dx, dy] of /** @type {Point[]} */ ([[-14, -26], [12, -14], [-32, -2], [8, 8], [-14, 22]])) {
    d += `M${x + dx - 12} ${y + dy}q6 -6 12 0t12 0`;
  }
  return d;
}

/** @param {Point[]} line @param {Plan} plan */
function river(line, plan) {
  const d = smooth(line.map((point) => plan.at(point)));
  return svg("g", { class: "river" }, ...stream(d));
}

/** @param {string} d */
function stream(d) {
  return ["bank", "water", "current"].map((style) => svg("path", { class: style, d }));
}

/** A short line that marks the way to a ford or a bridge. @param {Point[]} line @param {Plan} plan */
function entrance(line, plan) {
  return svg("path", { class: "entrance", d: plan.path(line) });
}

/**
 * A curve through points (Catmull-Rom, written as cubic Béziers).
 *
 * @param {Point[]} points
 */
function smooth(points) {
  const at = (/** @type {number} */ i) =>
    /** @type {Point} */ (points[Math.max(0, Math.min(points.length - 1, i))]);
  let d = `M${at(0).join(" ")}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const e = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[...c, ...e, ...to].map((n) => n.toFixed(1)).join(" ")}`;
  }
  return d;
}

/** @param {Point} centre */
function ford([x, y]) {
  return svg(
    "g",
    { class: "ford" },
    svg("ellipse", { class: "shallows", cx: x, cy: y, rx: 44, ry: 24 }),
    svg("path", {
      class: "ripples",
      d: `M${x - 32} ${y - 7}q8 -7 16 0t16 0t16 0t16 0M${x - 32} ${y + 9}q8 -7 16 0t16 0t16 0t16 0`,
    }),
  );
}

/** @param {Point} centre */
function bridge([x, y]) {
  return svg(
    "g",
    // Across the river, which runs up the page to the right.
    { class: "bridge", transform: `translate(${x} ${y}) rotate(-45)` },
    svg("g", { class: "river" }, ...stream("M-52 0H52")),
    svg("path", { class: "deck", d: "M-19 -46H19V46H-19Z" }),
    svg("path", { class: "planks", d: "M-19 -30H19M-19 -15H19M-19 0H19M-19 15H19M-19 30H19" }),
    svg("path", { class: "parapet", d: "M-26 -50L-19 -44V44L-26 50M26 -50L19 -44V44L26 50" }),
  );
}

/** @param {Board} board @param {Plan} plan */
function walls(board, plan) {
  return board.features
    .filter(({ kind }) => kind !== "river" && kind !== "entrance")
    .flatMap(({ kind, line }) => [
      svg("path", { class: `feature ${kind} under`, d: plan.path(line) }),
      svg("path", { class: `feature ${kind} over`, d: plan.path(line) }),
    ]);
}
