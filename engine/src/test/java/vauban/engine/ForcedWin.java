package vauban.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import vauban.rules.game.Decision;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * Proves wins without the engine: tries every move of the one side and every answer of the other,
 * by the rules alone. It estimates nothing and leaves nothing out.
 *
 * <p>Repetition needs no thought: on a shortest way to a win no position comes twice, and a loser
 * who could bring one back would have had a longer way. Draws for want of progress are minded.
 */
final class ForcedWin {

  /** Positions remembered; a power of two. A newer one takes the place of an older. */
  private static final int REMEMBERED = 1 << 16;

  private static final byte NEVER = Byte.MAX_VALUE;

  private final WorkingPosition position;
  private final Team winner;
  private final int[] moves;
  private final long[] keys = new long[REMEMBERED];
  private final byte[] won = new byte[REMEMBERED];
  private final byte[] notWon = new byte[REMEMBERED];
  private final long most;
  private long made;

  private ForcedWin(Position position, int plies, long most) {
    this.position = position.working();
    this.most = most;
    winner = position.team();
    moves = new int[position.game().maxMoves() * (plies + 1)];
  }

  /**
   * What is proven of a position.
   *
   * @param plies in how many plies the side to move wins at the soonest, whatever is answered; 0
   *     where it cannot within those tried
   * @param moves the first moves that win so soon, in order of their text
   */
  record Proof(int plies, List<String> moves) {}

  /**
   * Finds the soonest win of the side to move.
   *
   * @param plies how far to look
   * @param most how many moves may be tried
   * @throws TooLong where they do not suffice
   */
  static Proof of(Position position, int plies, long most) {
    ForcedWin search = new ForcedWin(position, plies, most);
    for (int within = 1; within <= plies; within++) {
      List<String> first = search.firstMoves(within);
      if (!first.isEmpty()) {
        return new Proof(within, first);
      }
    }
    return new Proof(0, List.of());
  }

  /** Tells that a proof takes more moves than it may. */
  static final class TooLong extends RuntimeException {

    private static final long serialVersionUID = 1;

    private TooLong(long most) {
      super("no proof within " + most + " moves");
    }
  }

  private List<String> firstMoves(int plies) {
    List<String> first = new ArrayList<>();
    if (position.decided() != Decision.NONE || drawn()) {
      return first;
    }
    int end = position.generate(moves, 0);
    for (int move : Arrays.copyOf(moves, end)) {
      String text = position.text(move);
      if (wonAfter(move, plies - 1, end)) {
        first.add(text);
      }
    }
    first.sort(null);
    return List.copyOf(first);
  }

  private boolean wonAfter(int move, int plies, int start) {
    if (++made > most) {
      throw new TooLong(most);
    }
    position.make(move);
    boolean won = wonWithin(plies, start);
    position.unmake();
    return won;
  }

  private boolean wonWithin(int plies, int start) {
    Decision decision = position.decided();
    if (decision != Decision.NONE) {
      return winning(decision);
    }
    if (plies == 0) {
      return !winnerMoves() && position.countMoves() == 0 && winning(position.stuck());
    }
    if (position.halfmove() + plies >= position.progressLimit()) {
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
      return winning(position.stuck());
    }
    if (drawn()) {
      return false;
    }
    boolean any = winnerMoves();
    for (int i = start; i < end; i++) {
      if (wonAfter(moves[i], plies - 1, end) == any) {
        return any;
      }
    }
    return !any;
  }

  private boolean winnerMoves() {
    return position.team() == winner;
  }

  private boolean winning(Decision decision) {
    return decision == (winnerMoves() ? Decision.WON : Decision.LOST);
  }

  private boolean drawn() {
    return position.halfmove() >= position.progressLimit();
  }
}
