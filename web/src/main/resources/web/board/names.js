import { set, svg } from "../elements.js";

/** @import { Square } from "../contract.js" */
/** @import { Plan } from "./plan.js" */

/** How far below the middle of a square its name stands, as a share of the way to the edge: clear of the sign for a target. */
const EMPTY = 0.38;

/** The same under a piece. */
const OCCUPIED = 0.68;

/** Names written into squares, lower where a piece stands, as the plates of old books do. */
export class Names {
  constructor() {
    this.element = svg("g", { class: "layer names", "aria-hidden": "true" });
    /** @type {Record<string, string>} by square */
    this.names = {};
    /** @type {Map<string, SVGTextElement>} */
    this.texts = new Map();
  }

  /**
   * @param {Record<string, string>} names by square; always the same object for the same names
   * @param {"square-name" | "square-coordinate"} style
   * @param {Record<string, string>} pieces symbols by square
   * @param {(name: string) => Square} square
   * @param {Plan} plan
   */
  write(names, style, pieces, square, plan) {
    if (names !== this.names) {
      this.names = names;
      this.texts = new Map(
        Object.entries(names).map(([name, text]) => [
          name,
          svg("text", { class: style, "text-anchor": "middle", dy: "0.35em" }, text),
        ]),
      );
      this.element.replaceChildren(...this.texts.values());
    }
    for (const [name, text] of this.texts) {
      const { centre, outline } = square(name);
      const [x, y] = plan.at(centre);
      const edge = Math.max(...outline.map((corner) => plan.at(corner)[1]));
      const down = name in pieces ? OCCUPIED : EMPTY;
      set(text, { x, y: (y + down * (edge - y)).toFixed(1) });
    }
  }
}
