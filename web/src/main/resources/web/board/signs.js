import { svg } from "../elements.js";

/** @import { Mark, Point, Square } from "../contract.js" */
/** @import { Plan } from "./plan.js" */

/**
 * Signs for marks, drawn round the centre of a square; each kind has a shape of its own, and a
 * kind that is not here has a plain ring.
 *
 * @type {Record<string, () => SVGElement[]>}
 */
const MARKS = {
  check: () => [svg("path", { class: "sign", d: burst(24, 47, 37) }), badge("M0 -9V2M0 7.5V9")],
  exposed: () => [
    svg("circle", { class: "sign", r: 43, "stroke-dasharray": "15 7.5" }),
    svg("path", { class: "sign", d: "M0 -50V-36M0 50V36M-50 0H-36M50 0H36" }),
    badge("M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M0 -4V4M-4 0H4"),
  ],
  commanded: () => [
    svg("path", { class: "sign", d: "M-22 -46H-46V-22M22 -46H46V-22M-22 46H-46V22M22 46H46V22" }),
    badge("M-7 -7L7 7M7 -7L-7 7"),
  ],
  command: () => [
    svg("path", { class: "sign order", d: "M0 -49L49 0L0 49L-49 0Z" }),
    badge("M-8 0H7M1 -7L8 0L1 7"),
  ],
};

/** @param {number} points @param {number} outer @param {number} inner */
function burst(points, outer, inner) {
  let d = "";
  for (let i = 0; i < 2 * points; i++) {
    const angle = (Math.PI * i) / points;
    const r = i % 2 === 0 ? outer : inner;
    d += `${i === 0 ? "M" : "L"}${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  }
  return `${d}Z`;
}

/** @param {string} d */
function badge(d) {
  return svg(
    "g",
    { class: "badge", transform: "translate(34 -34)" },
    svg("circle", { r: 16 }),
    svg("path", { d }),
  );
}

/** What is drawn on squares for a moment: last move, selection, targets, marks. */
export class Signs {
  constructor() {
    /** Under the pieces. */
    this.below = svg("g", { class: "signs below", "aria-hidden": "true" });
    /** Over the pieces. */
    this.above = svg("g", { class: "signs above", "aria-hidden": "true" });
  }

  /**
   * @param {Plan} plan
   * @param {(name: string) => Square} square
   * @param {object} what
   * @param {string[]} what.lastMove squares left and reached
   * @param {string | null} what.selected
   * @param {string[]} what.premove squares to leave and to reach in advance
   * @param {string | null} what.hover where a carried piece would drop
   * @param {boolean} what.wanted whether it may drop there
   * @param {Map<string, boolean>} what.targets whether it is a capture, by square
   * @param {Mark[]} what.marks
   */
  draw(plan, square, { lastMove, premove, selected, hover, wanted, targets, marks }) {
    /** @param {string} name @param {string} style */
    const area = (name, style) =>
      svg("polygon", { class: style, points: inset(plan, square(name)) });
    /** @param {string} name @param {SVGElement[]} children @param {string} style */
    const at = (name, children, style) => {
      const [x, y] = plan.centre(square(name));
      return svg("g", { class: style, transform: `translate(${x} ${y})` }, ...children);
    };
    this.below.replaceChildren(
      ...lastMove.map((name, i) => area(name, i === 0 ? "last left" : "last reached")),
      ...(selected === null ? [] : [area(selected, "selected")]),
      ...premove.map((name, i) => area(name, i === 0 ? "premove left" : "premove reached")),
      ...(hover === null ? [] : [area(hover, wanted ? "hover wanted" : "hover")]),
      ...marks.map(({ kind, square: name }) =>
        at(name, shape(kind).filter((element) => element.localName !== "g"), `mark ${kind}`),
      ),
    );
    this.above.replaceChildren(
      ...[...targets].map(([name, capture]) =>
        capture
          ? at(name, [svg("path", { d: "M-46 -22V-46H-22M46 -22V-46H22M-46 22V46H-22M46 22V46H22" }), svg("circle", { r: 45 })], "target capture")
          : at(name, [svg("circle", { r: 15 })], "target"),
      ),
      ...marks.map(({ kind, square: name }) =>
        at(name, shape(kind).filter((element) => element.localName === "g"), `mark ${kind}`),
      ),
    );
  }
}

/** @param {string} kind @returns {SVGElement[]} */
function shape(kind) {
  return MARKS[kind]?.() ?? [svg("circle", { class: "sign", r: 44 }), badge("M0 -9V2M0 7.5V9")];
}

/** @param {Plan} plan @param {Square} square */
function inset(plan, { centre, outline }) {
  /** @type {Point[]} */
  const shrunk = outline.map(([x, y]) => [
    centre[0] + (x - centre[0]) * 0.94,
    centre[1] + (y - centre[1]) * 0.94,
  ]);
  return plan.points(shrunk);
}
