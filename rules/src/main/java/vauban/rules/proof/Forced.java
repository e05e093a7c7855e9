package vauban.rules.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import vauban.rules.game.Decision;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * Proves wins and draws: tries every move of the one side and every answer of the other, by the
 * rules alone. It estimates nothing and leaves nothing out.
 *
 * <p>For a win repetition needs no thought: on a shortest way to it no position comes twice, and a
 * loser who could bring one back would have had a longer way. For a draw the first return suffices:
 * who can force it once can force it again. Draws for want of progress are minded.
 */
public final class Forced {

  /** Positions remembered; a power of two. A newer one takes the place of an older. */
  private static final int REMEMBERED = 1 << 16;

  private static final byte NEVER = Byte.MAX_VALUE;

  private final WorkingPosition position;
  private final Team side;
  private final boolean drawSuffices;
  private final int[] moves;
  private final long[] keys = new long[REMEMBERED];
  private final byte[] won = new byte[REMEMBERED];
  private final byte[] notWon = new byte[REMEMBERED];

  /** The move that last settled a position so many plies before the end; 0 for none. */
  private final int[] settling;

  private final long most;
  private long made;

  private Forced(Position position, boolean drawSuffices, int plies, long most) {
    this.position = position.working();
    this.drawSuffices = drawSuffices;
    this.most = most;
    side = position.team();
    moves = new int[position.game().maxMoves() * (plies + 1)];
    settling = new int[plies + 1];
  }

  /**
   * What is proven of a position.
   *
   * @param plies in how many plies it is reached at the soonest, whatever is answered; 0 where it
   *     cannot be within those tried
   * @param moves the first moves that reach it so soon, in order of their text
   */
  public record Proof(int plies, List<String> moves) {}

  /**
   * Finds the soonest win of the side to move.
   *
   * @param plies how far to look, 1 to 100
   * @param most how many moves may be tried
   * @throws TooLong where they do not suffice
   */
  public static Proof win(Position position, int plies, long most) {
    return new Forced(position, false, plies, most).soonest(plies);
  }

  /**
   * Finds the soonest draw, or better, that the side to move can force.
   *
   * @param plies how far to look, 1 to 100
   * @param most how many moves may be tried
   * @throws TooLong where they do not suffice
   */
  public static Proof draw(Position position, int plies, long most) {
    return new Forced(position, true, plies, most).soonest(plies);
  }

  private Proof soonest(int plies) {
    for (int within = 1; within <= plies; within++) {
      List<String> first = firstMoves(within);
      if (!first.isEmpty()) {
        return new Proof(within, first);
      }
    }
    return new Proof(0, List.of());
  }

  /** Tells that a proof takes more moves than it may. */
  public static final class TooLong extends RuntimeException {

    private static final long serialVersionUID = 1;

    private TooLong(long most) {
      super("no proof within " + most + " moves");
    }
  }

  private List<String> firstMoves(int plies) {
    List<String> first = new ArrayList<>();
    if (position.decided() != Decision.NONE || withoutProgress()) {
      return first;
    }
    int end = position.generate(moves, 0);
    for (int move : Arrays.copyOf(moves, end)) {
      String text = position.text(move);
      if (reachedAfter(move, plies - 1, end)) {
        first.add(text);
      }
    }
    first.sort(null);
    return List.copyOf(first);
  }

  private boolean reachedAfter(int move, int plies, int start) {
    if (++made > most) {
      throw new TooLong(most);
    }
    position.make(move);
    boolean reached = reachedWithin(plies, start);
    position.unmake();
    return reached;
  }

  private boolean reachedWithin(int plies, int start) {
    Decision decision = position.decided();
    if (decision != Decision.NONE) {
      return reached(decision);
    }
    if (drawSuffices && position.repetitions() > 0) {
      return true;
    }
    if (plies == 0) {
      return (reached(position.stuck()) && position.countMoves() == 0)
          || (drawSuffices && withoutProgress() && position.countMoves() > 0);
    }
    if (drawSuffices || position.halfmove() + plies >= position.progressLimit()) {
      return provenWithin(plies, start);
    }
    long key = position.key();
    int place = (int) key & (REMEMBERED - 1);
    if (keys[place] != key) {
      keys[place] = key;
      won[place] = NEVER;
      notWon[place] = 0;
    } else if (plies >= won[place]) {
      return true;
    } else if (plies <= notWon[place]) {
      return false;
    }
    boolean proven = provenWithin(plies, start);
    if (keys[place] == key) {
      if (proven) {
        won[place] = (byte) plies;
      } else {
        notWon[place] = (byte) plies;
      }
    }
    return proven;
  }

  private boolean provenWithin(int plies, int start) {
    int end = position.generate(moves, start);
    if (end == start) {
      return reached(position.stuck());
    }
    if (withoutProgress()) {
      return drawSuffices;
    }
    boolean any = position.team() == side;
    tryFirst(settling[plies], start, end);
    for (int i = start; i < end; i++) {
      if (reachedAfter(moves[i], plies - 1, end) == any) {
        settling[plies] = moves[i];
        return any;
      }
    }
    return !any;
  }

  /** What settled another position often settles this one, and then nothing else need be tried. */
  private void tryFirst(int move, int start, int end) {
    for (int i = start; i < end; i++) {
      if (moves[i] == move) {
        moves[i] = moves[start];
        moves[start] = move;
        return;
      }
    }
  }

  private boolean reached(Decision decision) {
    boolean moves = position.team() == side;
    return drawSuffices
        ? decision != (moves ? Decision.LOST : Decision.WON)
        : decision == (moves ? Decision.WON : Decision.LOST);
  }

  private boolean withoutProgress() {
    return position.halfmove() >= position.progressLimit();
  }
}
