import { said, t } from "../messages.js";
import { isCircle, shapeWords } from "./shapes.js";

/** @import { Board } from "./board.js" */

/** What each square is to somebody who does not see it. */
export class SquareWords {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<string, string[]>} */
    this.notes = new Map();
    /** @type {Map<string, boolean>} */
    this.targets = new Map();
  }

  /**
   * Collects what there is to say beyond terrain and piece, once for all squares.
   *
   * @param {Map<string, boolean>} targets whether it is a capture, by square
   */
  gather(targets) {
    const { view, ahead, pencil, overlays } = this.board;
    this.targets = targets;
    this.notes = new Map();
    const [left, reached] = view.lastMove ?? [];
    this.note(left, t("board.lastLeft"));
    this.note(reached, t("board.lastReached"));
    this.note(ahead.made?.from, t("board.premoveFrom", { square: ahead.made?.to ?? "" }));
    this.note(ahead.made?.to, t("board.premoveTo", { square: ahead.made?.from ?? "" }));
    for (const { square, words } of view.marks) this.note(square, said(words));
    overlays.speak(this, view.pieces);
    for (const shape of [...(view.shapes ?? []), ...pencil.shapes]) {
      this.note(shape.from, shapeWords(shape));
      if (!isCircle(shape)) {
        const colour = t(`board.colour.${shape.colour}`);
        this.note(shape.to, t("board.arrowFrom", { colour, square: shape.from }));
      }
    }
  }

  /** @param {string | undefined} square @param {string} words */
  note(square, words) {
    if (square === undefined) return;
    const notes = this.notes.get(square);
    if (notes === undefined) this.notes.set(square, [words]);
    else notes.push(words);
  }

  /** @param {string} name */
  of(name) {
    const { board, targets } = this;
    const symbol = board.view.pieces[name];
    const { terrain } = board.square(name);
    const other = board.namesShown ? board.game.sourceNames?.bySquare[name] : undefined;
    const parts = [
      other === undefined ? name : t("board.called", { square: name, name: other }),
      terrain === "plain" ? null : said(terrain),
      symbol === undefined ? t("board.empty") : board.draughtsman.name(symbol),
      name === board.selected ? t("board.pickedUp") : null,
      targets.has(name) ? t(targets.get(name) ? "board.capture" : "board.target") : null,
      ...(this.notes.get(name) ?? []),
    ];
    return parts.filter((part) => part !== null).join(", ");
  }
}
