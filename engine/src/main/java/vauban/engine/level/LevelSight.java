package vauban.engine.level;

import java.util.List;
import vauban.engine.Sight;
import vauban.rules.board.Square;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

/**
 * What a level sees in one search. Whether it sees a move hangs on the piece, where it comes from
 * and goes to and what it meets there, and on the search: so it overlooks a threat wherever in the
 * search that threat is met, and may well see it at its next turn.
 */
final class LevelSight implements Sight {

  private static final int PARTS = 1_000;

  /** What catches the eye is overlooked less: by these divisors. */
  private static final int LOUD = 4;

  private static final int NEAR = 2;

  /** Squares from the last move to what is still near it. */
  private static final int NEARNESS = 2;

  /** So many squares make a long move, overlooked half as often again, up to a limit. */
  private static final int LONG = 4;

  private static final int MOST_OVERLOOKED = 950;

  private final LevelTable.Row row;
  private final long search;
  private final int[] files;
  private final int[] ranks;

  LevelSight(Position root, LevelTable.Row row, long seed) {
    this.row = row;
    search = mixed(root.working().key() ^ mixed(seed));
    List<Square> squares = root.game().board().squares();
    files = squares.stream().mapToInt(Square::file).toArray();
    ranks = squares.stream().mapToInt(Square::rank).toArray();
  }

  @Override
  public boolean overlooks(WorkingPosition position, int move, int gain, int lastTo) {
    if (PackedMove.kind(move) >= PackedMove.PASS || row.overlooked() == 0) {
      return false;
    }
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int met = position.at(to);
    long threat = (long) position.at(from) << 24 | (long) met << 16 | (move & 0xffff);
    return part(threat) < chance(from, to, gain > 0 || met != 0, lastTo);
  }

  /** How many of a thousand such moves are overlooked. */
  private int chance(int from, int to, boolean loud, int lastTo) {
    int chance = PARTS / 100 * row.overlooked();
    if (loud) {
      chance /= LOUD;
    } else if (distance(from, to) >= LONG) {
      chance = Math.min(MOST_OVERLOOKED, chance * 3 / 2);
    }
    boolean near =
        lastTo != NOWHERE
            && (distance(lastTo, from) <= NEARNESS || distance(lastTo, to) <= NEARNESS);
    return near ? chance / NEAR : chance;
  }

  private int distance(int one, int other) {
    return Math.max(Math.abs(files[one] - files[other]), Math.abs(ranks[one] - ranks[other]));
  }

  @Override
  public int liking(int move) {
    return (int) (part(~(long) move) * (row.liking() + 1) / PARTS);
  }

  private long part(long question) {
    return Long.remainderUnsigned(mixed(search + question), PARTS);
  }

  /** Makes of similar numbers very different ones, each of another (the finish of SplitMix64). */
  private static long mixed(long number) {
    long mixed = (number ^ number >>> 30) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
    return mixed ^ mixed >>> 31;
  }
}
