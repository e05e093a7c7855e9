package vauban.rules;

import java.util.Arrays;
import java.util.Random;
import java.util.function.ObjIntConsumer;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;
import vauban.rules.kit.PerftSamples;

/**
 * A game played at random, the same for the same seed. Every other move is a capture, a promotion
 * or a command where there is one, so that the rare parts of the rules come up too. Half of the
 * games under default options start from a sample position, all others from the array.
 */
final class RandomPlay {

  private final Random random;
  private final WorkingPosition position;
  private final int[] moves;

  RandomPlay(RuleSet rules, long seed) {
    random = new Random(seed);
    boolean sampled = rules.options().equals(rules.game().options()) && random.nextBoolean();
    position = (sampled ? sample(rules, random) : rules.game().start(rules.options())).working();
    moves = new int[rules.game().maxMoves()];
  }

  private static Position sample(RuleSet rules, Random random) {
    String[] samples = PerftSamples.of(rules.game()).toArray(String[]::new);
    String sample = samples[random.nextInt(samples.length)];
    return rules.game().position(rules.options(), sample.substring(0, sample.indexOf(" ;")));
  }

  /** Returns the position as it stands, which the next move changes. */
  WorkingPosition position() {
    return position;
  }

  /**
   * Shows the position, plays a move, shows the position, and so on.
   *
   * @param plies how many moves to play, fewer where the game ends
   * @param look given each position and how many plies have been played
   */
  void through(int plies, ObjIntConsumer<WorkingPosition> look) {
    int ply = 0;
    do {
      look.accept(position, ply);
    } while (ply++ < plies && play() != PackedMove.NONE);
  }

  /** Plays a move and returns it, or {@link PackedMove#NONE} where there is none. */
  int play() {
    int move = choose();
    if (move != PackedMove.NONE) {
      position.make(move);
    }
    return move;
  }

  private int choose() {
    int[] all = Arrays.copyOf(moves, position.generate(moves, 0));
    int[] rare = Arrays.stream(all).filter(this::rare).toArray();
    int[] among = rare.length > 0 && random.nextBoolean() ? rare : all;
    return among.length == 0 ? PackedMove.NONE : among[random.nextInt(among.length)];
  }

  private boolean rare(int move) {
    return switch (PackedMove.kind(move)) {
      case PackedMove.PLAIN -> position.at(PackedMove.to(move)) != 0;
      case PackedMove.PLACING -> false;
      default -> true;
    };
  }
}
