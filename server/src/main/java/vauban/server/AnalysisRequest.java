package vauban.server;

import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.engine.Limits;
import vauban.rules.game.Position;
import vauban.server.analysis.Query;
import vauban.server.analysis.Threat;

/**
 * What a client wants of its analysis.
 *
 * @param query to go on with, or null to stop
 */
record AnalysisRequest(@Nullable Query query) {

  private static final List<String> FIELDS =
      List.of("go", "id", "depth", "lines", "threads", "threat", "stop");

  /**
   * Reads a message.
   *
   * @throws Refusal where it is not one, or there is nothing to analyse
   * @throws vauban.rules.game.InvalidOption where the game has no such preset or option
   * @throws vauban.rules.game.InvalidPosition where the position cannot be
   */
  static AnalysisRequest of(RequestBody body, Lines lines, int mostThreads) {
    if (body.truth("stop")) {
      return new AnalysisRequest(null);
    }
    RequestBody go =
        body.objectIfAny("go", GameRequest.FIELDS)
            .orElseThrow(
                () ->
                    Refusal.wrong(
                        "a message either has the field 'go', a game, or says \"stop\": true"));
    int id = id(body);
    int depth = body.whole("depth", 1, Limits.MAX_DEPTH, Limits.MAX_DEPTH);
    int wanted = body.whole("lines", 1, Query.MOST_LINES, 1);
    int threads = body.whole("threads", 1, mostThreads, 1);
    boolean threat = body.truth("threat");
    Position position = lines.of(GameRequest.of(go)).position();
    if (position.outcome().over()) {
      throw new Refusal(409, "the game is over, so there is nothing to look for");
    }
    Position searched = threat ? threatened(position) : position;
    return new AnalysisRequest(new Query(id, searched, depth, wanted, threads));
  }

  static RequestBody body(byte[] message) {
    return RequestBody.of(message, FIELDS);
  }

  static int id(RequestBody body) {
    return body.whole("id", 0, Integer.MAX_VALUE);
  }

  private static Position threatened(Position position) {
    try {
      return Threat.of(position);
    } catch (Threat.None none) {
      throw new Refusal(409, String.valueOf(none.getMessage()));
    }
  }
}
