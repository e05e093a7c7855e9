package vauban.engine.uci;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * The words of a {@code go}.
 *
 * @param numbers the limits that could be read, each at most {@link GoNumber#MOST}
 * @param infinite whether no move may be said before {@code stop}
 * @param ponder whether no move may be said before {@code ponderhit} or {@code stop}
 * @param searchMoves moves to choose from as typed; empty for all
 * @param complaints what could not be read, and is left out
 */
record GoCommand(
    Map<GoNumber, Long> numbers,
    boolean infinite,
    boolean ponder,
    List<String> searchMoves,
    List<String> complaints) {

  GoCommand {
    numbers = numbers.isEmpty() ? Map.of() : Map.copyOf(new EnumMap<>(numbers));
    searchMoves = List.copyOf(searchMoves);
    complaints = List.copyOf(complaints);
  }

  /** Returns the number after that word, if the word was there. */
  OptionalLong number(GoNumber word) {
    Long number = numbers.get(word);
    return number == null ? OptionalLong.empty() : OptionalLong.of(number);
  }
}
