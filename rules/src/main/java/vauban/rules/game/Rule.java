package vauban.rules.game;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One clause of a game's rules, in our words, with where it comes from.
 *
 * @param id short and unique in the game: {@code WC 4b}
 * @param title a few words
 * @param text whole sentences
 * @param sources at least one
 */
public record Rule(String id, String title, String text, List<Source> sources) {

  public Rule {
    sources = List.copyOf(sources);
  }

  /** Returns for example {@code WC 4b [book; ruling, order]}. */
  public String citation() {
    return id + " " + provenance();
  }

  /** Returns where the rule comes from, in brackets: {@code [book; ruling]}. */
  public String provenance() {
    return sources.stream().map(Source::toString).collect(Collectors.joining("; ", "[", "]"));
  }
}
