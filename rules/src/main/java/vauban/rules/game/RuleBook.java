package vauban.rules.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Every rule of one game in the order a person reads them, what the provenance tags mean, and where
 * the game comes from.
 */
public final class RuleBook {

  private final List<String> introduction;
  private final Map<String, String> meanings;
  private final Map<String, Rule> rules = new LinkedHashMap<>();

  /**
   * Makes a book.
   *
   * @param introduction paragraphs on where the game and these rules come from
   * @param meanings what each provenance tag means, in the order to show them
   * @throws IllegalArgumentException where two rules share an id or a tag has no meaning
   */
  public RuleBook(List<String> introduction, Map<String, String> meanings, List<Rule> rules) {
    this.introduction = List.copyOf(introduction);
    this.meanings = new LinkedHashMap<>(meanings);
    for (Rule rule : rules) {
      if (this.rules.put(rule.id(), rule) != null) {
        throw new IllegalArgumentException("two rules with the id " + rule.id());
      }
      for (Source source : rule.sources()) {
        if (!meanings.containsKey(source.tag())) {
          throw new IllegalArgumentException(
              "rule " + rule.id() + " has the unexplained source " + source.tag());
        }
      }
    }
  }

  /** Returns paragraphs on where the game and these rules come from; may be empty. */
  public List<String> introduction() {
    return introduction;
  }

  /** Returns the rules in reading order. */
  public List<Rule> rules() {
    return new ArrayList<>(rules.values());
  }

  /**
   * Returns the rule of that id.
   *
   * @throws IllegalArgumentException where there is none; ids are written by programs, not people
   */
  public Rule rule(String id) {
    Rule rule = rules.get(id);
    if (rule == null) {
      throw new IllegalArgumentException("no rule has the id " + id);
    }
    return rule;
  }

  /** Returns the provenance tags, each with a sentence that explains it, in reading order. */
  public Map<String, String> meanings() {
    return new LinkedHashMap<>(meanings);
  }

  /**
   * Returns the sentence that explains a provenance tag.
   *
   * @throws IllegalArgumentException for an unknown tag
   */
  public String meaning(String tag) {
    String meaning = meanings.get(tag);
    if (meaning == null) {
      throw new IllegalArgumentException("no provenance tag " + tag);
    }
    return meaning;
  }
}
