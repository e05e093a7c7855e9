package vauban.lab.match;

import org.jspecify.annotations.Nullable;
import vauban.rules.game.Team;

/**
 * When a game is ended early because its players agree on what they think of it.
 *
 * @param win null where none is awarded
 * @param draw null where none is awarded
 */
public record Adjudication(@Nullable Win win, @Nullable Draw draw) {

  /** Every game is played to its end. */
  public static final Adjudication NONE = new Adjudication(null, null);

  /**
   * A win, for who is ahead by the estimates of both.
   *
   * @param score by how much, in hundredths of a foot soldier, from 1
   * @param moves for how many answers of each on end, from 1
   */
  public record Win(int score, int moves) {}

  /**
   * A draw.
   *
   * @param score how near to 0 both estimates are, from 0
   * @param moves for how many answers of each on end, from 1
   * @param after not before so many plies, the opening's among them
   */
  public record Draw(int score, int moves, int after) {}

  /** Follows the estimates of one game. */
  static final class Watch {

    private final Adjudication adjudication;
    private int ahead;
    private int level;

    Watch(Adjudication adjudication) {
      this.adjudication = adjudication;
    }

    /**
     * Takes an estimate.
     *
     * @param team whose it is
     * @param score from that team's view, or null where it gave none
     */
    void estimate(Team team, @Nullable Integer score) {
      int first = score == null ? 0 : team == Team.FIRST ? score : -score;
      Win win = adjudication.win();
      if (score == null || win == null || Math.abs(first) < win.score()) {
        ahead = 0;
      } else {
        boolean same = Integer.signum(ahead) == Integer.signum(first);
        ahead = same ? ahead + Integer.signum(first) : Integer.signum(first);
      }
      Draw draw = adjudication.draw();
      boolean even = score != null && draw != null && Math.abs(first) <= draw.score();
      level = even ? level + 1 : 0;
    }

    /** Returns the team that has won, or null where none has. */
    @Nullable Team winner() {
      Win win = adjudication.win();
      if (win == null || Math.abs(ahead) < 2 * win.moves()) {
        return null;
      }
      return ahead > 0 ? Team.FIRST : Team.SECOND;
    }

    /** Returns whether the game is drawn after so many plies. */
    boolean drawn(int plies) {
      Draw draw = adjudication.draw();
      return draw != null && plies >= draw.after() && level >= 2 * draw.moves();
    }
  }
}
