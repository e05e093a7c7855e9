package vauban.engine.paris;

import vauban.rules.paris.ParisLines;
import vauban.rules.paris.ParisPosition;

/** Which besiegers outside the fort another besieger supports, so that none of them is taken. */
final class Support {

  private final ParisPosition position;
  private final ParisLines lines;

  /** By square, the look in which its besieger was last found supported. */
  private final int[] supported;

  private int look;

  Support(ParisPosition position, ParisLines lines) {
    this.position = position;
    this.lines = lines;
    supported = new int[position.game().board().size()];
  }

  /** Forgets the position looked at before. */
  void clear() {
    look++;
  }

  /** Marks those whom the besiegers of a list support, all of them outside the fort. */
  void mark(int[] besiegers, int count) {
    for (int i = 0; i < count; i++) {
      int from = besiegers[i];
      for (int[] line : lines.from(position.at(from), from)) {
        for (int to : line) {
          if (position.at(to) != 0) {
            supported[to] = look;
            break;
          }
        }
      }
    }
  }

  /** Returns whether a besieger outside was found supported; of the garrison it says nothing. */
  boolean of(int square) {
    return supported[square] == look;
  }
}
