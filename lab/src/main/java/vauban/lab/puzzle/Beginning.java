package vauban.lab.puzzle;

import java.util.List;
import java.util.SplittableRandom;
import vauban.lab.puzzle.Scattering.Near;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

/**
 * How a game of the levels begins, and when it is given up.
 *
 * @param kind how its first position comes about
 * @param pieces most pieces in it; of no account after a few plies from the start
 * @param longest plies after which the game is given up, at least 1
 */
record Beginning(Kind kind, int pieces, int longest) {

  private static final int LONG = 160;

  /** How the first position of a game comes about. */
  enum Kind {
    /** A few random plies from the start. */
    OPENED,

    /** Random play that likes captures, until no more than so many pieces are left. */
    THINNED,

    /** A random position of the Siege of Paris, with besiegers in the fort and before the gates. */
    STORMED,

    /** One in which few besiegers are left. */
    HUNTED
  }

  /**
   * Returns how the games of a game begin, one after the other and then again from the first. Short
   * games from few pieces are cheap and decisive; the Siege of Paris is drawn too often from the
   * start, so most of its games begin from random positions.
   */
  static List<Beginning> of(Game game) {
    if (game.equals(Games.SIEGE)) {
      return List.of(thinned(10), thinned(24), thinned(14), opened(), thinned(18), thinned(12));
    }
    if (game.equals(Games.WAR_CHESS)) {
      return List.of(thinned(16), thinned(24), thinned(12), thinned(20));
    }
    return List.of(
        stormed(20),
        hunted(),
        stormed(20),
        stormed(26),
        hunted(),
        stormed(20),
        thinned(26),
        stormed(18),
        hunted(),
        stormed(22));
  }

  /** Returns whether the position matters more than what is made of it. */
  boolean isShort() {
    return longest < LONG;
  }

  private static Beginning opened() {
    return new Beginning(Kind.OPENED, 0, LONG);
  }

  private static Beginning stormed(int pieces) {
    return new Beginning(Kind.STORMED, pieces, 2);
  }

  private static Beginning hunted() {
    return new Beginning(Kind.HUNTED, 11, 6);
  }

  private static Beginning thinned(int pieces) {
    return new Beginning(Kind.THINNED, pieces, LONG);
  }

  Position position(Position start, SplittableRandom random) {
    return switch (kind) {
      case OPENED -> new RandomPlay(start, 0).position(random);
      case THINNED -> new RandomPlay(start, pieces).position(random);
      case STORMED -> new Scattering(start, pieces, Near.ENTRY).position(random);
      case HUNTED -> new Scattering(start, pieces, Near.LAST).position(random);
    };
  }
}
