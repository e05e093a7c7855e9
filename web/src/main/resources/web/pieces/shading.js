/** @import { Part } from "./figures.js" */

/** Distance of an engraver's strokes, and of the points at which it is looked where they run. */
const STROKES = 4.6;
const POINTS = 2.4;

/** How broad the shaded edge of a body is, the light coming from the upper left. */
const SHADE = { x: 9, y: 5 };

/** @type {WeakMap<Part[], string>} */
const known = new WeakMap();

/**
 * The strokes by which an engraver shades a figure: slanting, along the edges that turn from the light.
 *
 * @param {Part[]} parts of a figure in a box of 100 by 100
 * @returns {string} the d attribute of a path
 */
export function shading(parts) {
  let d = known.get(parts);
  if (d === undefined) {
    d = strokes(parts);
    known.set(parts, d);
  }
  return d;
}

/** @param {Part[]} parts */
function strokes(parts) {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return "";
  const bodies = parts.filter(({ part }) => part === "body").map(({ d }) => new Path2D(d));
  const solids = parts.filter(({ part }) => part === "solid").map(({ d }) => new Path2D(d));
  /** @param {number} x @param {number} y */
  const shaded = (x, y) => {
    const body = bodies.findLast((path) => context.isPointInPath(path, x, y, "evenodd"));
    return (
      body !== undefined &&
      !context.isPointInPath(body, x + SHADE.x, y + SHADE.y, "evenodd") &&
      !solids.some((path) => context.isPointInPath(path, x, y, "evenodd"))
    );
  };
  let d = "";
  for (let sum = STROKES; sum < 190; sum += STROKES) {
    /** @type {number | null} */
    let began = null;
    for (let x = Math.max(0, sum - 96); x <= Math.min(100, sum); x += POINTS) {
      const on = shaded(x, sum - x);
      if (on && began === null) began = x;
      if (!on && began !== null) {
        if (x - began > POINTS) d += stroke(began, x - POINTS, sum);
        began = null;
      }
    }
  }
  return d;
}

/** @param {number} from @param {number} to @param {number} sum of x and y along the stroke */
function stroke(from, to, sum) {
  return `M${from.toFixed(1)} ${(sum - from).toFixed(1)}L${to.toFixed(1)} ${(sum - to).toFixed(1)}`;
}
