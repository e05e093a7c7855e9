package vauban.rules.record;

import java.util.List;
import java.util.Optional;

/**
 * A judgement of a ply by its number in PGN (there called a numeric annotation glyph): 1 is a good
 * move.
 *
 * @param number 0 to 255
 */
public record Nag(int number) {

  /** Written {@code !}. */
  public static final Nag GOOD = new Nag(1);

  /** Written {@code ?}. */
  public static final Nag MISTAKE = new Nag(2);

  /** Written {@code !!}. */
  public static final Nag BRILLIANT = new Nag(3);

  /** Written {@code ??}. */
  public static final Nag BLUNDER = new Nag(4);

  /** Written {@code !?}. */
  public static final Nag INTERESTING = new Nag(5);

  /** Written {@code ?!}. */
  public static final Nag DUBIOUS = new Nag(6);

  private static final List<String> SUFFIXES = List.of("!", "?", "!!", "??", "!?", "?!");
  private static final int MOST = 255;

  public Nag {
    if (number < 0 || number > MOST) {
      throw new IllegalArgumentException("a NAG is a number from 0 to 255, not " + number);
    }
  }

  /** Returns the signs that may stand for it right after a move, if there are such. */
  public Optional<String> suffix() {
    return number >= 1 && number <= SUFFIXES.size()
        ? Optional.of(SUFFIXES.get(number - 1))
        : Optional.empty();
  }

  /** Returns the judgement that signs after a move stand for. */
  static Optional<Nag> ofSuffix(String suffix) {
    int index = SUFFIXES.indexOf(suffix);
    return index < 0 ? Optional.empty() : Optional.of(new Nag(index + 1));
  }

  /** Returns the form that every judgement has: {@code $1}. */
  @Override
  public String toString() {
    return "$" + number;
  }
}
