/**
 * A move made in advance.
 *
 * @typedef {object} Ahead
 * @property {string} from
 * @property {string} to
 * @property {number} ply how many plies will have been played when it is to be played
 * @property {string} symbol the piece that is to move
 */

/**
 * Holds at most one move made in advance, and lets go of it on any doubt: it is for one ply of the
 * game and for no other, and for the piece that stood there when it was made.
 */
export class Premove {
  constructor() {
    /** @type {Ahead | null} */
    this.made = null;
  }

  /**
   * Whether it still means what it meant when it was made.
   *
   * @param {{ply: number, allowed: boolean, pieces: Record<string, string>}} now ply: for which a move in
   *     advance would be made now
   */
  holds({ ply, allowed, pieces }) {
    const { made } = this;
    return made !== null && allowed && made.ply === ply && pieces[made.from] === made.symbol;
  }

  /**
   * Hands the move over, once, and only for the ply it was made for; nothing is left either way.
   *
   * @param {number} ply how many plies have been played
   * @returns {[string, string] | null} squares to leave and to reach
   */
  take(ply) {
    const { made } = this;
    this.made = null;
    return made !== null && made.ply === ply ? [made.from, made.to] : null;
  }
}
