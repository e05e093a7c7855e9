import { signedArea } from "./plan.js";

/** @import { Point, Square } from "../contract.js" */

/** @typedef {{from: Point, to: Point, square: Square}} Edge */

/** @param {Point} point */
const key = ([x, y]) => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

/**
 * The edges of squares, all running anticlockwise, cut where a corner of another square touches
 * them, so that two squares side by side have the same edge in opposite senses.
 *
 * @param {Square[]} squares
 * @returns {Map<string, Edge>} by their ends
 */
function edges(squares) {
  const corners = new Map(squares.flatMap(({ outline }) => outline).map((c) => [key(c), c]));
  /** @type {Map<string, Edge>} */
  const found = new Map();
  for (const square of squares) {
    const outline = signedArea(square.outline) > 0 ? square.outline : [...square.outline].reverse();
    outline.forEach((from, i) => {
      const to = /** @type {Point} */ (outline[(i + 1) % outline.length]);
      const stops = [from, ...between(from, to, corners.values()), to];
      for (let j = 1; j < stops.length; j++) {
        const a = /** @type {Point} */ (stops[j - 1]);
        const b = /** @type {Point} */ (stops[j]);
        found.set(`${key(a)} ${key(b)}`, { from: a, to: b, square });
      }
    });
  }
  return found;
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {Iterable<Point>} corners
 * @returns {Point[]} the corners strictly between, in order
 */
function between(from, to, corners) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  /** @type {{along: number, corner: Point}[]} */
  const on = [];
  for (const corner of corners) {
    const [px, py] = [corner[0] - from[0], corner[1] - from[1]];
    const along = (px * dx + py * dy) / length;
    const apart = Math.abs(px * dy - py * dx);
    if (apart < 1e-6 && along > 1e-6 && along < 1 - 1e-6) on.push({ along, corner });
  }
  return on.sort((a, b) => a.along - b.along).map(({ corner }) => corner);
}

/**
 * The lines round a set of squares: outlines anticlockwise, and clockwise those of holes.
 *
 * @param {Square[]} squares
 * @returns {Point[][]}
 */
export function contours(squares) {
  const all = edges(squares);
  /** @type {Map<string, Edge[]>} */
  const starts = new Map();
  for (const edge of all.values()) {
    if (!all.has(`${key(edge.to)} ${key(edge.from)}`)) {
      starts.set(key(edge.from), [...(starts.get(key(edge.from)) ?? []), edge]);
    }
  }
  /** @type {Point[][]} */
  const loops = [];
  for (const [start, leaving] of starts) {
    while (leaving.length > 0) {
      /** @type {Point[]} */
      const loop = [];
      let edge = leaving.pop();
      while (edge !== undefined) {
        loop.push(edge.from);
        edge = key(edge.to) === start ? undefined : starts.get(key(edge.to))?.pop();
      }
      loops.push(loop);
    }
  }
  return loops;
}

/**
 * The smallest convex polygon round squares, anticlockwise (Andrew's monotone chain).
 *
 * @param {Square[]} squares
 * @returns {Point[]}
 */
export function hull(squares) {
  const points = squares.flatMap(({ outline }) => outline).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(points), ...chain(points.reverse())];
}

/** @param {Point[]} points sorted @returns {Point[]} one side of the hull, without its last point */
function chain(points) {
  /** @type {Point[]} */
  const side = [];
  for (const point of points) {
    for (let [a, b] = side.slice(-2); a && b && turn(a, b, point) <= 1e-9; [a, b] = side.slice(-2)) {
      side.pop();
    }
    side.push(point);
  }
  return side.slice(0, -1);
}

/** @param {Point} a @param {Point} b @param {Point} c @returns {number} positive for a turn to the left */
function turn(a, b, c) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/**
 * Colours the ordinary squares so that those that share an edge differ, beginning with a dark one at
 * the lower left. Larger cells have no colour, as they lie beside squares of both.
 *
 * @param {Square[]} all
 * @returns {Map<string, "dark" | "light">} by name
 */
export function chequer(all) {
  const areas = all.map(({ outline }) => Math.abs(signedArea(outline)));
  const squares = all.filter((_, i) => /** @type {number} */ (areas[i]) < 1.5 * Math.min(...areas));
  const sides = edges(squares);
  /** @type {Map<Square, Set<Square>>} */
  const beside = new Map(squares.map((square) => [square, new Set()]));
  for (const { from, to, square } of sides.values()) {
    const other = sides.get(`${key(to)} ${key(from)}`)?.square;
    if (other !== undefined) beside.get(square)?.add(other);
  }
  /** @type {Map<string, "dark" | "light">} */
  const colours = new Map();
  const upwards = [...squares].sort((a, b) => a.rank - b.rank || a.file - b.file);
  for (const first of upwards) {
    if (colours.has(first.name)) continue;
    colours.set(first.name, "dark");
    const queue = [first];
    for (let square = queue.shift(); square !== undefined; square = queue.shift()) {
      const opposite = colours.get(square.name) === "dark" ? "light" : "dark";
      for (const other of beside.get(square) ?? []) {
        if (!colours.has(other.name)) {
          colours.set(other.name, opposite);
          queue.push(other);
        }
      }
    }
  }
  return colours;
}

/**
 * Parts squares into groups that touch along edges.
 *
 * @param {Square[]} squares
 * @returns {Square[][]}
 */
export function groups(squares) {
  return contours(squares)
    .filter((loop) => signedArea(loop) > 0)
    .map((loop) => squares.filter(({ centre }) => within(centre, loop)));
}

/** @param {Point} point @param {Point[]} loop */
function within([x, y], loop) {
  let inside = false;
  loop.forEach(([ax, ay], i) => {
    const [bx, by] = loop[(i + 1) % loop.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
