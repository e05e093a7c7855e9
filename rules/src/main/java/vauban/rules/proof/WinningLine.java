package vauban.rules.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** The soonest way to a proven win, as it goes where the other side puts the end off. */
public final class WinningLine {

  private WinningLine() {}

  /**
   * Proves a win of the side to move and plays it out against answers that put the end off as long
   * as any. Where several moves win as soon, or several answers hold out as long, the first in the
   * order of the text is taken.
   *
   * @param plies how far to look, 1 to 100
   * @param most how many moves each proof may try
   * @return the moves of both sides, the winner's first and last; none where there is no win so
   *     soon
   * @throws Forced.TooLong where the moves do not suffice
   */
  public static List<Move> of(Position position, int plies, long most) {
    Forced.Proof proof = Forced.win(position, plies, most);
    List<Move> line = new ArrayList<>();
    if (proof.plies() > 0) {
      add(line, position, proof, most);
    }
    return List.copyOf(line);
  }

  private static void add(List<Move> line, Position position, Forced.Proof proof, long most) {
    Move move = position.move(proof.moves().getFirst());
    line.add(move);
    int left = proof.plies() - 2;
    Position asked = position.play(move);
    if (left < 0 || asked.outcome().over()) {
      return;
    }
    for (Move answer :
        asked.legalMoves().stream().sorted(Comparator.comparing(Move::text)).toList()) {
      Position answered = asked.play(answer);
      if (!answered.outcome().over()) {
        Forced.Proof rest = Forced.win(answered, left, most);
        if (rest.plies() == left) {
          line.add(answer);
          add(line, answered, rest, most);
          return;
        }
      }
    }
  }
}
