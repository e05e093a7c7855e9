import { set, svg } from "../elements.js";

/** @import { Board, Square } from "../contract.js" */
/** @import { Plan } from "./plan.js" */

/** The squares as the pointer, the keyboard and a screen reader find them: a shape that cannot be seen on each. */
export class Places {
  /** @param {Board} board */
  constructor(board) {
    /** @type {Map<string, {square: Square, shape: SVGPolygonElement}>} those that can be occupied, in reading order */
    this.open = new Map();
    /** @type {Map<string, {square: Square, shape: SVGPolygonElement}>} */
    this.closed = new Map();
    /** @type {Map<number, SVGGElement>} */
    const rows = new Map();
    for (const square of board.squares) {
      const shape = svg("polygon", { class: "place", "data-square": square.name });
      if (square.occupiable) {
        set(shape, { role: "gridcell", tabindex: -1 });
        this.open.set(square.name, { square, shape });
        const row = rows.get(square.rank) ?? svg("g", { role: "row" });
        rows.set(square.rank, row);
        row.append(shape);
      } else {
        this.closed.set(square.name, { square, shape });
      }
    }
    this.rows = [...rows.values()];
    /** Hilltops and the like: nobody goes there, but a piece may be dropped there to ask why not. */
    this.obstacles = svg("g", { "aria-hidden": "true" }, ...[...this.closed.values()].map(({ shape }) => shape));
  }

  /** @param {Plan} plan */
  lay(plan) {
    for (const { square, shape } of [...this.open.values(), ...this.closed.values()]) {
      set(shape, { points: plan.points(square.outline) });
    }
  }

  /**
   * @param {(name: string) => {liftable: boolean, selected: boolean, label: string}} what of each square
   */
  draw(what) {
    for (const [name, { shape }] of this.open) {
      const { liftable, selected, label } = what(name);
      set(shape, {
        class: `place${liftable ? " liftable" : ""}`,
        "aria-label": label,
        "aria-selected": selected ? "true" : "false",
      });
    }
  }

  /** @param {string} name @returns {SVGPolygonElement | undefined} */
  shape(name) {
    return this.open.get(name)?.shape;
  }
}
