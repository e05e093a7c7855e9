/** @import { Board, Square } from "../contract.js" */

/** @typedef {"up" | "down" | "left" | "right"} Way */

/**
 * Walks a board square by square with four keys. Up and down go to the next row and stay as near as
 * can be to the column where the walk began, so that on a lattice, whose rows lie half a square apart,
 * every square can be reached.
 */
export class Walk {
  /** @param {Board} board */
  constructor(board) {
    const occupiable = board.squares.filter((square) => square.occupiable);
    const smallest = Math.min(...occupiable.map(height));
    const lines = new Set(
      occupiable.filter((square) => height(square) === smallest).map(({ centre }) => centre[1]),
    );
    /** Rows upwards, each from left to right; a tall cell belongs to every row that crosses it. */
    this.rows = [...lines]
      .sort((a, b) => a - b)
      .map((y) =>
        occupiable
          .filter((square) => crosses(square, y))
          .sort((a, b) => a.centre[0] - b.centre[0]),
      );
    this.row = 0;
    this.column = 0;
    /** @type {Square | null} where the last step or jump led */
    this.at = null;
  }

  /**
   * Goes to a square from wherever it was.
   *
   * @param {Square} square
   */
  jump(square) {
    if (!this.rows[this.row]?.includes(square)) {
      this.row = this.rows.findIndex((row) => row.includes(square));
    }
    this.column = square.centre[0];
    this.at = square;
  }

  /**
   * @param {Square} from
   * @param {Way} way as on a board that is not flipped
   * @returns {Square} where the step leads; the same square at the board's edge
   */
  step(from, way) {
    if (from !== this.at) this.jump(from);
    this.at =
      way === "left" || way === "right"
        ? this.along(from, way === "right" ? 1 : -1)
        : this.across(from, way === "up" ? 1 : -1);
    return this.at;
  }

  /** @param {Square} from @param {1 | -1} by */
  along(from, by) {
    const row = this.rows[this.row] ?? [];
    const to = row[row.indexOf(from) + by] ?? from;
    this.column = to.centre[0];
    return to;
  }

  /** @param {Square} from @param {1 | -1} by */
  across(from, by) {
    for (let row = this.row + by; this.rows[row] !== undefined; row += by) {
      const to = nearest(this.rows[row] ?? [], this.column);
      if (to !== undefined && to !== from) {
        this.row = row;
        return to;
      }
    }
    return from;
  }
}

/** @param {Square} square */
function height({ outline }) {
  const ys = outline.map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys);
}

/** @param {Square} square @param {number} y */
function crosses({ outline }, y) {
  const ys = outline.map(([, other]) => other);
  // A diamond of the next row touches this line with a corner, which is not enough.
  return Math.min(...ys) < y - 1e-6 && Math.max(...ys) > y + 1e-6;
}

/** @param {Square[]} row @param {number} column @returns {Square | undefined} */
function nearest(row, column) {
  /** @type {Square | undefined} */
  let best;
  for (const square of row) {
    const apart = Math.abs(square.centre[0] - column);
    if (best === undefined || apart < Math.abs(best.centre[0] - column)) best = square;
  }
  return best;
}
