package vauban.engine.uci;

import java.util.List;
import vauban.engine.Score;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/** Counts a proven win as UCI does: by the moves of the side that wins. */
final class MateDistance {

  private MateDistance() {}

  /**
   * Returns the winner's moves until the game is won, at least 1; negative where the side to move
   * loses.
   *
   * @param score a decisive one
   * @param line the play expected; beyond its end the teams are taken to move in turn
   */
  static int moves(Position root, int score, List<Move> line) {
    Team winner = score > 0 ? root.team() : root.team().other();
    Position position = root;
    Team team = root.team();
    int moves = 0;
    for (int ply = 0; ply < Score.plies(score); ply++) {
      moves += team == winner ? 1 : 0;
      if (ply < line.size()) {
        position = position.play(line.get(ply));
        team = position.team();
      } else {
        team = team.other();
      }
    }
    return (score > 0 ? 1 : -1) * Math.max(1, moves);
  }
}
