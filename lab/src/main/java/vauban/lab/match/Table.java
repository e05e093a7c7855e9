package vauban.lab.match;

import org.jspecify.annotations.Nullable;

/** Where one game at a time of a match is played, by players of its own. */
final class Table implements AutoCloseable {

  /**
   * How long a crash waits to be judged. Whoever ends Vauban from the keyboard ends its engines
   * too, and they may go first; that is no loss of theirs.
   */
  private static final int MILLIS_BEFORE_JUDGEMENT = 400;

  private final MatchPlan plan;
  private volatile @Nullable Player first;
  private volatile @Nullable Player second;

  Table(MatchPlan plan) {
    this.plan = plan;
  }

  /**
   * Plays a game. A player that loses it by its own fault is ended; the next game has a new one.
   *
   * @throws CannotStart where an entrant makes no player
   */
  PlayedGame play(Pairing pairing, Opening opening) throws CannotStart, InterruptedException {
    Player one = started(first, plan.first());
    first = one;
    Player two = started(second, plan.second());
    second = two;
    PlayedGame game = new GamePlay(plan, pairing, opening, one, two).play();
    if (game.termination() == Termination.CRASH) {
      Thread.sleep(MILLIS_BEFORE_JUDGEMENT);
    }
    if (game.termination().fault()) {
      if (game.result().halfPointsOfFirst() == 0) {
        one.close();
        first = null;
      } else {
        two.close();
        second = null;
      }
    }
    return game;
  }

  private static Player started(@Nullable Player player, Entrant entrant)
      throws CannotStart, InterruptedException {
    return player == null ? entrant.start() : player;
  }

  @Override
  public void close() {
    for (Player player : new Player[] {first, second}) {
      if (player != null) {
        player.close();
      }
    }
  }
}
