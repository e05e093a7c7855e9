package vauban.engine.uci;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the words after {@code go}. What cannot be read is left out and complained of, but for the
 * depth of {@code perft}: whoever wants a count is not served by a search.
 */
final class GoWords {

  private static final String INFINITE = "infinite";
  private static final String PONDER = "ponder";
  private static final String SEARCH_MOVES = "searchmoves";
  private static final Set<String> OTHER_WORDS = Set.of(INFINITE, PONDER, SEARCH_MOVES);

  private final List<String> words;
  private final Map<GoNumber, Long> numbers = new EnumMap<>(GoNumber.class);
  private final List<String> searchMoves = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private @Nullable String uncounted;
  private boolean infinite;
  private boolean ponder;
  private int next;

  private GoWords(List<String> words) {
    this.words = words;
  }

  /** Reads the words that follow {@code go}. */
  static UciCommand read(List<String> words) {
    return new GoWords(words).read();
  }

  private UciCommand read() {
    while (next < words.size()) {
      String word = words.get(next++);
      switch (word) {
        case INFINITE -> infinite = true;
        case PONDER -> ponder = true;
        case SEARCH_MOVES -> readMoves();
        default ->
            GoNumber.of(word)
                .ifPresentOrElse(
                    this::readNumber,
                    () -> complaints.add("go knows no '%s'; it is left out".formatted(word)));
      }
    }
    return uncounted != null
        ? new UciCommand.Unreadable(uncounted)
        : new UciCommand.Go(new GoCommand(numbers, infinite, ponder, searchMoves, complaints));
  }

  private void readMoves() {
    if (next == words.size() || known(words.get(next))) {
      complaints.add("go searchmoves wants moves, and none follow; it is left out");
    }
    while (next < words.size() && !known(words.get(next))) {
      searchMoves.add(words.get(next++));
    }
  }

  private void readNumber(GoNumber word) {
    String typed = next < words.size() && !known(words.get(next)) ? words.get(next++) : "";
    Optional<Long> number = number(typed).filter(value -> value >= word.least());
    if (number.isPresent()) {
      numbers.put(word, number.get());
    } else if (word == GoNumber.PERFT) {
      uncounted = "go perft wants a number of plies, not '%s'; nothing is counted".formatted(typed);
    } else {
      complaints.add(
          "go %s wants a number of %s%s, not '%s'; it is left out"
              .formatted(word.word(), word.unit(), word.least() > 0 ? ", at least 1" : "", typed));
    }
  }

  private static boolean known(String word) {
    return OTHER_WORDS.contains(word) || GoNumber.of(word).isPresent();
  }

  private static Optional<Long> number(String typed) {
    if (!typed.matches("[-+]?[0-9]+")) {
      return Optional.empty();
    }
    boolean negative = typed.startsWith("-");
    String digits = typed.replaceFirst("^[-+]?0*", "");
    long number =
        digits.length() > 12 ? GoNumber.MOST : digits.isEmpty() ? 0 : Long.parseLong(digits);
    return Optional.of(negative ? -number : number);
  }
}
