package vauban.app.analysis;

import java.util.Locale;
import java.util.Optional;
import vauban.engine.Score;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.record.Result;

/**
 * How a position stands, always from the first team's view, so that a game's are one curve.
 *
 * @param score as {@link Score}, but positive where the first team stands better
 * @param result how the game has ended; {@link Result#UNFINISHED} while it goes on
 */
record Evaluation(int score, Result result) {

  /** Steepness of the curve from score to share: 100 ahead is 59 %, 300 is 75 %, 1000 is 98 %. */
  private static final double STEEPNESS = 0.003_68;

  /**
   * Returns what a search found.
   *
   * @param score from the view of the side to move
   */
  static Evaluation of(Position position, int score) {
    return new Evaluation(position.team() == Team.FIRST ? score : -score, Result.UNFINISHED);
  }

  /** Returns how a finished game stands. */
  static Evaluation of(Outcome.Decided outcome) {
    Result result = Result.of(outcome);
    int score = result.winner().map(team -> team == Team.FIRST ? 1 : -1).orElse(0) * Score.WIN;
    return new Evaluation(score, result);
  }

  /** Returns who has won or is proven to win, if anybody. */
  Optional<Team> winner() {
    return Score.decisive(score)
        ? Optional.of(score > 0 ? Team.FIRST : Team.SECOND)
        : Optional.empty();
  }

  /** Returns in how many plies the proven winner wins. */
  int plies() {
    return Score.plies(score);
  }

  /** Returns the share of the point that a team may expect, 0 to 1. */
  double share(Team team) {
    double first =
        Score.decisive(score) ? (score > 0 ? 1 : 0) : 1 / (1 + Math.exp(-STEEPNESS * score));
    return team == Team.FIRST ? first : 1 - first;
  }

  /** Returns {@code +0.35}, {@code -#5} for a loss in five plies, or the result of a game's end. */
  @Override
  public String toString() {
    if (result.kind() != Result.Kind.UNFINISHED) {
      return result.kind().token();
    }
    return Score.decisive(score)
        ? (score > 0 ? "+#" : "-#") + plies()
        : String.format(Locale.ROOT, "%+.2f", score / 100.0);
  }
}
