import { svg } from "../elements.js";
import { said, t } from "../messages.js";
import { NOTHING, samePieces } from "./view.js";

/** @import { Overlay, OverlayPart, Point, Square } from "../contract.js" */
/** @import { Plan } from "./plan.js" */
/** @import { SquareWords } from "./words.js" */

/**
 * An overlay that is switched on.
 *
 * @typedef {object} Laid
 * @property {Overlay} overlay
 * @property {number} manner by which it is told apart from other overlays, see {@link MANNERS}
 * @property {(part: OverlayPart) => string} side whose a part is, in words; empty for both
 */

/** How an overlay fills squares; its colour tells the side. */
export const MANNERS = /** @type {const} */ (["hatched", "stippled", "framed", "cornered", "ringed", "crossed"]);

const SIDES = ["first", "second", "both"];

/** Every drawing on the page needs names of its own for its patterns. */
let drawings = 0;

/**
 * The overlays that lie on a board. They belong to certain pieces on certain squares, and are not drawn
 * over any others.
 */
export class OverlayLayer {
  constructor() {
    this.id = `overlay-${(drawings += 1)}`;
    this.areas = svg("g", {});
    this.below = svg("g", { class: "overlays", "aria-hidden": "true" }, patterns(this.id), this.areas);
    this.lines = svg("g", {});
    this.aim = svg("g", { class: "aim" });
    this.above = svg("g", { class: "overlays", "aria-hidden": "true" }, this.lines, this.aim);
    /** @type {Laid[]} */
    this.laid = [];
    /** @type {Record<string, string[]>} where the piece on a square could go */
    this.reach = {};
    this.pieces = NOTHING.pieces;
    /** @type {string | null} the square whose piece's reach is shown */
    this.aimed = null;
  }

  /**
   * @param {Record<string, string>} pieces that they belong to
   * @param {Laid[]} laid
   * @param {Record<string, string[]>} reach
   */
  lay(pieces, laid, reach) {
    this.pieces = pieces;
    this.laid = laid;
    this.reach = reach;
  }

  /** @param {Record<string, string>} pieces */
  belongsTo(pieces) {
    return samePieces(this, { pieces });
  }

  /**
   * @param {Plan} plan
   * @param {(name: string) => Square} square
   * @param {Record<string, string>} pieces that stand on the board
   */
  draw(plan, square, pieces) {
    const laid = this.belongsTo(pieces) ? this.laid : [];
    const parts = laid.flatMap(({ overlay, manner }) => overlay.parts.map((part) => ({ part, manner })));
    this.areas.replaceChildren(
      ...parts.flatMap(({ part, manner }) =>
        part.squares.map((name) => this.area(plan, square(name), part, manner)),
      ),
    );
    this.lines.replaceChildren(
      ...parts.flatMap(({ part }) =>
        part.lines.map(([from, to]) =>
          svg("path", { class: `line ${part.team ?? "both"}`, d: way(plan.centre(square(from)), plan.centre(square(to))) }),
        ),
      ),
    );
    this.drawAim(plan, square, pieces);
  }

  /**
   * @param {Plan} plan
   * @param {(name: string) => Square} square
   * @param {Record<string, string>} pieces
   */
  drawAim(plan, square, pieces) {
    const { aimed } = this;
    const reached = aimed === null || !this.belongsTo(pieces) ? [] : (this.reach[aimed] ?? []);
    this.aim.replaceChildren(
      ...reached.map((name) => {
        const [cx, cy] = plan.centre(square(name));
        return svg("circle", { class: name in pieces ? "could take" : "could", cx, cy, r: name in pieces ? 44 : 13 });
      }),
    );
  }

  /** @param {Plan} plan @param {Square} square @param {OverlayPart} part @param {number} manner */
  area(plan, square, part, manner) {
    const name = MANNERS[manner % MANNERS.length] ?? "hatched";
    const side = part.team ?? "both";
    const filled = name === "hatched" || name === "stippled" || name === "crossed";
    const group = svg("g", { class: `area ${name} ${side}`, "data-on": square.name });
    if (filled) {
      group.append(svg("polygon", { points: plan.points(square.outline), fill: `url(#${this.id}-${name}-${side})` }));
    } else if (name === "ringed") {
      const [cx, cy] = plan.centre(square);
      group.append(svg("circle", { cx, cy, r: 41 }));
    } else {
      const inner = shrunk(square.outline.map((corner) => plan.at(corner)), plan.centre(square));
      group.append(svg("path", { d: name === "framed" ? frame(inner) : corners(inner) }));
    }
    return group;
  }

  /** Says what lies on each square. @param {SquareWords} words @param {Record<string, string>} pieces */
  speak(words, pieces) {
    if (!this.belongsTo(pieces)) return;
    for (const { overlay, side } of this.laid) {
      for (const part of overlay.parts) {
        const name = said(overlay.name);
        const whose = side(part);
        const sentence = whose === "" ? name : t("board.overlaid", { name, side: whose });
        for (const square of new Set([...part.squares, ...part.lines.map(([, to]) => to)])) words.note(square, sentence);
      }
    }
    for (const [square, reached] of Object.entries(this.reach)) {
      words.note(square, t("board.couldGo", { squares: reached.join(" ") }));
    }
  }
}

/** @param {Point[]} outline @param {Point} centre @returns {Point[]} */
function shrunk(outline, [x, y]) {
  return outline.map(([px, py]) => [x + (px - x) * 0.88, y + (py - y) * 0.88]);
}

/** @param {Point[]} outline */
function frame(outline) {
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The corners of a frame without what joins them. @param {Point[]} outline */
function corners(outline) {
  return outline
    .map(([x, y], i) => {
      /** @param {Point | undefined} other */
      const towards = ([ox, oy] = [x, y]) => `${(x + (ox - x) * 0.25).toFixed(1)} ${(y + (oy - y) * 0.25).toFixed(1)}`;
      return `M${towards(outline.at(i - 1))}L${x.toFixed(1)} ${y.toFixed(1)}L${towards(outline[(i + 1) % outline.length])}`;
    })
    .join("");
}

/**
 * A line that stops short of the middle of either square, with a head.
 *
 * @param {Point} from
 * @param {Point} to
 */
function way([x, y], [toX, toY]) {
  const length = Math.hypot(toX - x, toY - y);
  const [ux, uy] = [(toX - x) / length, (toY - y) / length];
  /** @param {number} forward @param {number} left */
  const at = (forward, left) =>
    `${(x + ux * forward + uy * left).toFixed(1)} ${(y + uy * forward - ux * left).toFixed(1)}`;
  const tip = length - 34;
  return `M${at(30, 0)}L${at(tip, 0)}M${at(tip - 15, 11)}L${at(tip, 0)}L${at(tip - 15, -11)}`;
}

/** @param {string} id */
function patterns(id) {
  return svg(
    "defs",
    {},
    ...SIDES.flatMap((side) => {
      // The two sides' lines slope different ways, so that both can be seen on one square.
      const turn = side === "first" ? 45 : side === "second" ? -45 : 0;
      /** @param {string} name @param {number} size @param {string} d */
      const pattern = (name, size, d) =>
        svg(
          "pattern",
          {
            id: `${id}-${name}-${side}`,
            class: side,
            width: size,
            height: size,
            patternUnits: "userSpaceOnUse",
            patternTransform: `rotate(${turn})`,
          },
          svg("path", { d }),
        );
      return [
        pattern("hatched", 14, "M0 0V14"),
        pattern("stippled", 16, "M3 8h5M11 0h5"),
        pattern("crossed", 20, "M0 0V20M0 0H20"),
      ];
    }),
  );
}

/**
 * A small picture of how an overlay fills squares, for the switch beside it.
 *
 * @param {number} manner
 * @param {OverlayLayer} layer whose patterns it uses
 */
export function sample(manner, layer) {
  const name = MANNERS[manner % MANNERS.length] ?? "hatched";
  /** @type {Point[]} */
  const square = [[-38, -38], [38, -38], [38, 38], [-38, 38]];
  const filled = name === "hatched" || name === "stippled" || name === "crossed";
  return svg(
    "svg",
    { class: "overlay-sample board-colours", viewBox: "-50 -50 100 100", "aria-hidden": "true", focusable: "false" },
    svg("rect", { class: "paper", x: -50, y: -50, width: 100, height: 100 }),
    svg(
      "g",
      { class: `area ${name} both` },
      filled && svg("rect", { x: -50, y: -50, width: 100, height: 100, fill: `url(#${layer.id}-${name}-both)` }),
      name === "ringed" && svg("circle", { r: 36 }),
      name === "framed" && svg("path", { d: frame(square) }),
      name === "cornered" && svg("path", { d: corners(square) }),
    ),
  );
}
