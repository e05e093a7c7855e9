package vauban.rules.game;

import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;

/**
 * A legal move of one position, as people and servers handle it.
 *
 * @param packed the same move as {@link WorkingPosition} packs it
 * @param text coordinate form, unique in its position: {@code e7f8f}
 * @param from square it leaves, or null for a pass or a placing
 * @param to square it ends on, or null for a pass or a placing
 * @param captured piece it takes, or null
 * @param promotion kind it becomes, or null
 * @param command square named to the garrison, or null
 */
public record Move(
    int packed,
    String text,
    @Nullable Square from,
    @Nullable Square to,
    @Nullable Piece captured,
    @Nullable PieceKind promotion,
    @Nullable Square command) {

  @Override
  public String toString() {
    return text;
  }
}
