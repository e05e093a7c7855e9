package vauban.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.proof.Forced;

/**
 * The one move that does not lose: after every other the opponent is proven to win so soon, and
 * after this one not even two plies later.
 *
 * @param move in coordinate form
 * @param loses plies in which the other moves lose at the latest, themselves not counted
 */
public record Defence(String move, int loses) {

  /**
   * Proves the one defence by the rules alone.
   *
   * @param plies how far to look for the opponent's wins, 1 to 98
   * @param most how many moves each proof may try
   * @return empty where several moves hold, or none
   * @throws Forced.TooLong where the moves do not suffice
   */
  public static Optional<Defence> of(Position position, int plies, long most) {
    List<Move> holding = new ArrayList<>();
    int loses = 0;
    for (Move move : position.legalMoves()) {
      int lost = lostAfter(position, move, plies, most);
      loses = Math.max(loses, lost);
      if (lost == 0) {
        holding.add(move);
      }
      if (holding.size() > 1) {
        return Optional.empty();
      }
    }
    if (loses == 0 || holding.isEmpty()) {
      return Optional.empty();
    }
    Move move = holding.getFirst();
    return lostAfter(position, move, plies + 2, most) == 0
        ? Optional.of(new Defence(move.text(), loses))
        : Optional.empty();
  }

  private static int lostAfter(Position position, Move move, int plies, long most) {
    Position after = position.play(move);
    return after.outcome().over() ? 0 : Forced.win(after, plies, most).plies();
  }

  /** Returns the move as the whole of a solution. */
  public Solution solution() {
    return new Solution(List.of(move), List.of(move));
  }
}
