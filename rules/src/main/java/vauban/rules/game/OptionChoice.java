package vauban.rules.game;

import java.util.List;

/**
 * An option a person may set.
 *
 * @param key as written before the equals sign: {@code array}
 * @param words what it decides, a short sentence
 * @param values what it may be, the default of the default preset first
 * @param rule id of the rule it belongs to
 */
public record OptionChoice(String key, String words, List<Value> values, String rule) {

  public OptionChoice {
    values = List.copyOf(values);
  }

  /**
   * A value of an option.
   *
   * @param text as written after the equals sign
   * @param words what it means, a few words
   */
  public record Value(String text, String words) {}
}
