package vauban.lab.match;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * The tags by which the record of a game says which game of which match it is. Those of the match
 * are the same in all its games; by them it is known again.
 */
final class GameTags {

  static final String ROUND = "Round";
  static final String OPENING_PLIES = "OpeningPlies";
  static final String ENDED = "Ended";
  static final String WORDS = "Words";

  private GameTags() {}

  /** Returns the tags of a match. */
  static Map<String, String> match(MatchPlan plan) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("First", plan.first().name());
    tags.put("FirstEngine", plan.first().description());
    tags.put("Second", plan.second().name());
    tags.put("SecondEngine", plan.second().description());
    tags.put("TimeControl", plan.control().toString());
    tags.put("Margin", plan.margin().toMillis() + " ms");
    tags.put("Adjudication", adjudication(plan.adjudication()));
    tags.put("Seed", Long.toString(plan.openings().seed()));
    tags.put("Opening", plan.openings().plies() + " plies within " + plan.openings().bound());
    return tags;
  }

  private static String adjudication(Adjudication adjudication) {
    StringJoiner words = new StringJoiner(", ").setEmptyValue("none");
    if (adjudication.win() instanceof Adjudication.Win(int score, int moves)) {
      words.add("win %d:%d".formatted(score, moves));
    }
    if (adjudication.draw() instanceof Adjudication.Draw(int score, int moves, int after)) {
      words.add("draw %d:%d:%d".formatted(score, moves, after));
    }
    return words.toString();
  }

  /** Returns the tags of a game besides. */
  static Map<String, String> game(PlayedGame game) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(ROUND, Integer.toString(game.pairing().game() + 1));
    tags.put("Pair", Integer.toString(game.pairing().pair() + 1));
    tags.put(OPENING_PLIES, Integer.toString(game.opening()));
    tags.put("FirstVersion", game.versionOfFirst());
    tags.put("SecondVersion", game.versionOfSecond());
    tags.put(ENDED, game.termination().words());
    if (game.termination().fault()) {
      tags.put(WORDS, game.words().replaceAll("\\R", " "));
    }
    return tags;
  }

  /**
   * Returns what is wrong with the tags of a game that is to be one of a match, a clause.
   *
   * @param match as {@link #match} has them
   */
  static Optional<String> difference(Map<String, String> match, Map<String, String> game) {
    return match.entrySet().stream()
        .filter(tag -> !tag.getValue().equals(game.get(tag.getKey())))
        .findFirst()
        .map(
            tag ->
                game.containsKey(tag.getKey())
                    ? "its %s is '%s', not '%s'"
                        .formatted(tag.getKey(), game.get(tag.getKey()), tag.getValue())
                    : "it has no tag " + tag.getKey());
  }
}
