package vauban.rules.game;

/**
 * How a move is packed into an int, which is what search and perft handle.
 *
 * <p>Bits 0-7: from; 8-15: to; 16-23: extra, whose meaning the kind gives; 24-26: kind. Squares are
 * board indices. The int 0 is no move of any position and may stand for "none".
 */
public final class PackedMove {

  /** No move. */
  public static final int NONE = 0;

  /** A move or capture and nothing else; extra is 0. */
  public static final int PLAIN = 1;

  /**
   * The moved piece changes kind; extra is the number {@link WorkingPosition#at} gives the new
   * piece.
   */
  public static final int PROMOTION = 2;

  /** The garrison is commanded to take; extra is the square named. */
  public static final int COMMAND = 3;

  /** An army that cannot move passes; from, to and extra are 0. */
  public static final int PASS = 4;

  /** The garrison is placed; bits 0-15 number the arrangement. */
  public static final int PLACING = 5;

  private PackedMove() {}

  /** Packs a move of kind {@link #PLAIN}. */
  public static int plain(int from, int to) {
    return PLAIN << 24 | to << 8 | from;
  }

  /** Packs a move of any kind. */
  public static int of(int kind, int from, int to, int extra) {
    return kind << 24 | extra << 16 | to << 8 | from;
  }

  /** Packs a placing by its number, 0 to 65535. */
  public static int placing(int number) {
    return PLACING << 24 | number;
  }

  /** Returns the index of the square that the moved piece leaves. */
  public static int from(int move) {
    return move & 0xff;
  }

  /** Returns the index of the square that the moved piece ends on. */
  public static int to(int move) {
    return move >>> 8 & 0xff;
  }

  /** Returns what the kind says. */
  public static int extra(int move) {
    return move >>> 16 & 0xff;
  }

  /** Returns one of the kinds above. */
  public static int kind(int move) {
    return move >>> 24;
  }

  /** Returns the number of a placing. */
  public static int placingNumber(int move) {
    return move & 0xffff;
  }
}
