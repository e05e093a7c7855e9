import { set, svg } from "../elements.js";
import { t } from "../messages.js";

/** @import { Point, Square } from "../contract.js" */
/** @import { Plan } from "./plan.js" */

/**
 * An arrow between two squares, or a circle round one.
 *
 * @typedef {"green" | "red" | "blue" | "yellow" | "grey"} Colour
 *
 * @typedef {object} Shape
 * @property {string} from a square
 * @property {string} [to] where the arrow points; a circle where it is left out or the same square
 * @property {Colour} colour
 * @property {string} [label] a few letters written on it, such as the rank of a line
 * @property {number} [weight] how thick the arrow is, above 0 to 1, which is usual
 * @property {string} [words] what it is to somebody who does not see it; by default `green arrow to e4`
 */

/** In hundredths of a square's side. */
const SHAFT = 8;
const HEAD = { length: 34, width: 21 };
const RING = 43;

/** Draws arrows and circles over the pieces. */
export class Shapes {
  constructor() {
    this.element = svg("g", { class: "shapes", "aria-hidden": "true" });
    this.drawn = "";
  }

  /**
   * @param {Plan} plan
   * @param {(name: string) => Square | undefined} square
   * @param {readonly Shape[]} shapes those on squares that the board lacks are left out
   */
  draw(plan, square, shapes) {
    const wanted = `${plan.flipped} ${JSON.stringify(shapes)}`;
    if (wanted === this.drawn) return;
    this.drawn = wanted;
    this.element.replaceChildren(...shapes.map((shape) => drawing(plan, square, shape)).filter((one) => one !== null));
  }
}

/** @param {Shape} shape */
export function isCircle({ from, to }) {
  return to === undefined || to === from;
}

/** @param {Shape} shape @returns {string} what it is to somebody who is on the square it begins at */
export function shapeWords(shape) {
  if (shape.words !== undefined) return shape.words;
  const colour = t(`board.colour.${shape.colour}`);
  return isCircle(shape)
    ? t("board.circle", { colour })
    : t("board.arrow", { colour, square: shape.to ?? "" });
}

/**
 * @param {Plan} plan
 * @param {(name: string) => Square | undefined} square
 * @param {Shape} shape
 * @returns {SVGElement | null}
 */
function drawing(plan, square, shape) {
  const start = square(shape.from);
  const end = isCircle(shape) ? start : square(shape.to ?? "");
  if (start === undefined || end === undefined) return null;
  const [from, to] = [plan.centre(start), plan.centre(end)];
  const group = svg("g", { class: `shape ${shape.colour}`, "data-from": shape.from });
  if (start === end) {
    group.append(svg("circle", { class: "ring", cx: from[0], cy: from[1], r: RING }));
    if (shape.label) group.append(...tag([from[0] + 31, from[1] - 31], shape.label));
  } else {
    set(group, { "data-to": shape.to });
    group.append(svg("path", { class: "arrow", d: arrow(from, to, shape.weight ?? 1) }));
    if (shape.label) group.append(...tag(along(from, to, 0.55), shape.label));
  }
  return group;
}

/** @param {Point} at @param {string} text */
function tag([x, y], text) {
  return [
    svg("circle", { class: "tag", cx: x, cy: y, r: 17 }),
    svg("text", { class: "tag-text", x, y, dy: "0.35em", "text-anchor": "middle" }, text),
  ];
}

/** @param {Point} from @param {Point} to @param {number} share @returns {Point} */
function along([x, y], [toX, toY], share) {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/**
 * The outline of an arrow, so that where it is thin and where it is broad are one colour.
 *
 * @param {Point} from
 * @param {Point} to
 * @param {number} weight
 */
function arrow([x, y], [toX, toY], weight) {
  const length = Math.hypot(toX - x, toY - y);
  const [ux, uy] = [(toX - x) / length, (toY - y) / length];
  /** @param {number} forward @param {number} left */
  const at = (forward, left) =>
    `${(x + ux * forward + uy * left).toFixed(1)} ${(y + uy * forward - ux * left).toFixed(1)}`;
  const shaft = Math.max(3, SHAFT * weight);
  const broad = Math.max(12, HEAD.width * Math.sqrt(weight));
  const tip = length - 6;
  const neck = tip - Math.min(HEAD.length * Math.sqrt(weight), length * 0.6);
  const start = Math.min(16, length * 0.2);
  return `M${at(start, shaft)}L${at(neck, shaft)}L${at(neck, broad)}L${at(tip, 0)}L${at(neck, -broad)}L${at(neck, -shaft)}L${at(start, -shaft)}Z`;
}
