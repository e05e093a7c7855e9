package vauban.server;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import vauban.rules.game.Move;

/** Plays anything legal. */
final class RandomOpponent implements Opponent {

  @Override
  public Thought think(Task task, Duration time, BooleanSupplier unwanted) {
    List<Move> moves = task.position().legalMoves();
    Move move = moves.get(ThreadLocalRandom.current().nextInt(moves.size()));
    return new Thought(move, 0, 1, moves.size());
  }

  @Override
  public void stop() {}

  @Override
  public void forget() {}
}
