import { said, t } from "../messages.js";
import { choose } from "./dialogs.js";

/** @import { LegalMove, Position } from "../contract.js" */
/** @import { Board } from "../board/board.js" */

/**
 * Asks which of several moves between the same two squares is meant.
 *
 * @param {Board} board
 * @param {Position} position
 * @param {LegalMove[]} moves at least two
 * @returns {Promise<LegalMove | null>} null where the person thought better of it
 */
export async function chooseMove(board, position, moves) {
  const [{ from, promotion: promotes }] = /** @type {[LegalMove]} */ (moves);
  const chosen = await (promotes === null ? command(board, position, moves) : promotion(board, position, moves));
  if (chosen === null) board.putBack(from ?? "");
  return chosen;
}

/** @param {Board} board @param {Position} position @param {LegalMove[]} moves */
function promotion(board, position, moves) {
  const { draughtsman } = board;
  const { from, to } = /** @type {LegalMove} */ (moves[0]);
  const mover = draughtsman.piece(position.pieces[from ?? ""] ?? "");
  return board.choices.offer(
    to ?? "",
    t("play.promotion.words", { square: to ?? "", piece: said(draughtsman.kindName(mover.symbol)) }),
    moves.map((move) => {
      const piece = draughtsman.game.pieces.find(
        ({ army, kind }) => army === mover.army && kind === move.promotion,
      );
      return {
        label: piece ? said(draughtsman.kindName(piece.symbol)) : move.short,
        value: move,
        picture: piece ? draughtsman.picture(piece.symbol) : null,
      };
    }),
  );
}

/** @param {Board} board @param {Position} position @param {LegalMove[]} moves */
function command({ draughtsman }, position, moves) {
  return choose(
    t("play.command"),
    t("play.command.words"),
    moves.map((move) => {
      const { command: square, from, to } = move;
      if (square === null) return { label: t("play.command.none"), value: move, picture: null };
      // The piece that moves stands on the square it names only after the move.
      const symbol = position.pieces[square === to ? (from ?? "") : square] ?? "";
      return {
        label: t("play.command.take", { piece: said(draughtsman.name(symbol)), square }),
        value: move,
        picture: draughtsman.picture(symbol),
      };
    }),
  );
}
