package vauban.lab.puzzle;

import java.util.List;
import java.util.SplittableRandom;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/**
 * Positions after random plies, so that no two games of the levels are alike.
 *
 * @param start where the game starts
 * @param pieces most pieces left on the board, of which captures have taken the others; 0 for a few
 *     plies from the start
 */
record RandomPlay(Position start, int pieces) {

  private static final int LEAST_OPENING = 4;
  private static final int OPENING_SPREAD = 10;

  /** In so many plies captures thin out the board, or do not. */
  private static final int LONGEST_THINNING = 400;

  /** One capture in so many is let pass. */
  private static final int LET_PASS = 4;

  Position position(SplittableRandom random) {
    while (true) {
      Position position = pieces == 0 ? opened(random) : thinned(random);
      if (!position.outcome().over()) {
        return position;
      }
    }
  }

  private Position opened(SplittableRandom random) {
    int plies = LEAST_OPENING + random.nextInt(OPENING_SPREAD);
    Position position = start;
    for (int ply = 0; ply < plies && !position.outcome().over(); ply++) {
      position = position.play(any(position.legalMoves(), random));
    }
    return position;
  }

  private Position thinned(SplittableRandom random) {
    int left = pieces / 2 + random.nextInt(pieces / 2 + 1);
    Position position = start;
    for (int ply = 0; ply < LONGEST_THINNING && !position.outcome().over(); ply++) {
      if (position.pieces().size() <= left) {
        return position;
      }
      position = position.play(rather(position.legalMoves(), random));
    }
    return position;
  }

  private static Move rather(List<Move> moves, SplittableRandom random) {
    List<Move> captures = moves.stream().filter(move -> move.captured() != null).toList();
    boolean take = !captures.isEmpty() && random.nextInt(LET_PASS) != 0;
    return any(take ? captures : moves, random);
  }

  private static Move any(List<Move> moves, SplittableRandom random) {
    return moves.get(random.nextInt(moves.size()));
  }
}
