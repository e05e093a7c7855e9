package vauban.rules.siege;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Options;
import vauban.rules.game.Preset;

/**
 * The one choice of Siege: which of two readings of the lost diagram a game starts from ({@code S
 * array}). Each is also a preset of the same name.
 */
public record SiegeOptions(Array array) implements Options {

  private static final String ARRAY = "array";

  static final List<Preset> PRESETS =
      Arrays.stream(Array.values())
          .map(array -> new Preset(array.text(), array.words(), new SiegeOptions(array)))
          .toList();

  static final List<OptionChoice> CHOICES =
      List.of(
          new OptionChoice(
              ARRAY,
              "How North's pieces are placed at the start.",
              Arrays.stream(Array.values())
                  .map(array -> new OptionChoice.Value(array.text(), array.words()))
                  .toList(),
              "S array"));

  /** How North's first rank answers South's. */
  public enum Array {
    /** The board looks the same turned by 180 degrees: North's General on e8. */
    POINT(
        "fcasgbsacf",
        "North's first rank is South's turned by 180 degrees, with the General on e8."),
    /** The board looks the same in a mirror: North's General on f8. */
    MIRROR("fcasbgsacf", "North's first rank mirrors South's, with the General on f8.");

    private final String northRank;
    private final String words;

    Array(String northRank, String words) {
      this.northRank = northRank;
      this.words = words;
    }

    /** Returns the value as people write it: {@code point}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Returns what it means, a few words. */
    public String words() {
      return words;
    }

    /** Returns the position string that a game starts from. */
    public String start() {
      return northRank + "/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FCASBGSACF w - - 0 1";
    }
  }

  @Override
  public String preset() {
    return array.text();
  }

  @Override
  public Map<String, String> values() {
    return Map.of(ARRAY, array.text());
  }

  /** Returns the options that have these values. */
  static SiegeOptions of(Map<String, String> values) {
    return Arrays.stream(Array.values())
        .filter(array -> array.text().equals(values.get(ARRAY)))
        .map(SiegeOptions::new)
        .findFirst()
        .orElseThrow();
  }
}
