/** @import { Board, Point, Square } from "../contract.js" */

/** Side of a square on the drawing; the diamonds of a lattice have the same area. */
export const SIDE = 100;

/** Room round the board; coordinates stand below and to the left, whichever way round it lies. */
const MARGIN = { top: 22, right: 22, bottom: 60, left: 56 };

/** Where everything of a board lies on the drawing, in hundredths of a square's side, y growing down. */
export class Plan {
  /**
   * @param {Board} board
   * @param {boolean} flipped whether the drawing is turned by half a turn
   */
  constructor(board, flipped) {
    this.flipped = flipped;
    const points = board.squares.flatMap(({ outline }) => outline);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    this.left = Math.min(...xs);
    this.right = Math.max(...xs);
    this.bottom = Math.min(...ys);
    this.top = Math.max(...ys);
    const areas = board.squares.map(({ outline }) => Math.abs(signedArea(outline)));
    this.scale = SIDE / Math.sqrt(Math.min(...areas));
    this.width = (this.right - this.left) * this.scale + MARGIN.left + MARGIN.right;
    this.height = (this.top - this.bottom) * this.scale + MARGIN.top + MARGIN.bottom;
  }

  /** @param {Point} point @returns {Point} */
  at([x, y]) {
    const dx = (this.flipped ? this.right - x : x - this.left) * this.scale;
    const dy = (this.flipped ? y - this.bottom : this.top - y) * this.scale;
    return [round(dx + MARGIN.left), round(dy + MARGIN.top)];
  }

  /** @param {Square} square */
  centre(square) {
    return this.at(square.centre);
  }

  /** @param {Point[]} line @returns {string} the points attribute of a polygon */
  points(line) {
    return line.map((point) => this.at(point).join()).join(" ");
  }

  /** @param {Point[]} line @param {boolean} [closed] @returns {string} the d attribute of a path */
  path(line, closed = false) {
    return `M${line.map((point) => this.at(point).join(" ")).join("L")}${closed ? "Z" : ""}`;
  }

  /**
   * Where the letter of a file and the number of a rank stand: outside the board, below and to the left.
   *
   * @param {Square} square
   * @returns {{file: Point, rank: Point}}
   */
  label(square) {
    const [x, y] = this.centre(square);
    return { file: [x, this.height - MARGIN.bottom / 2 + 3], rank: [MARGIN.left / 2 - 3, y] };
  }
}

/** @param {Point[]} outline @returns {number} positive where the corners run anticlockwise, y growing up */
export function signedArea(outline) {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

/** @param {number} length */
function round(length) {
  return Math.round(length * 100) / 100;
}
