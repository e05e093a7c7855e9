package vauban.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import vauban.rules.game.Position;
import vauban.server.analysis.WrittenLine;
import vauban.server.refutation.Refutation;

/**
 * What is wrong with a move.
 *
 * @param kind {@code loses}, {@code later} or {@code holds}
 * @param proven whether that is proven; otherwise it is as far as the engine sees
 * @param moves how it goes on, in coordinates
 * @param shortTexts the same in short notation
 */
record RefutationAnswer(
    String kind,
    boolean proven,
    List<String> moves,
    @JsonProperty("short") List<String> shortTexts) {

  static RefutationAnswer of(Position start, Refutation refutation) {
    WrittenLine written = WrittenLine.of(start, refutation.line());
    return new RefutationAnswer(
        refutation.kind().name().toLowerCase(Locale.ROOT),
        refutation.proven(),
        written.moves(),
        written.shortTexts());
  }
}
