package vauban.rules.warchess;

import java.util.List;
import java.util.Map;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Options;
import vauban.rules.game.Preset;
import vauban.rules.game.Team;

/**
 * The choice War-Chess leaves.
 *
 * @param first who makes the first ply of a game; the book does not say ({@code WC turn})
 */
public record WarChessOptions(Team first) implements Options {

  static final String PRESET = "standard";
  static final String FIRST = "first";

  /** What is played unless somebody asks otherwise. */
  public static final WarChessOptions STANDARD = new WarChessOptions(Team.FIRST);

  static final List<Preset> PRESETS = List.of(new Preset(PRESET, "The book of 1866.", STANDARD));

  static final List<OptionChoice> CHOICES =
      List.of(
          new OptionChoice(
              FIRST,
              "Who moves first.",
              List.of(
                  new OptionChoice.Value(word(Team.FIRST), "the attacker moves first"),
                  new OptionChoice.Value(word(Team.SECOND), "the defender moves first")),
              WarChessRules.TURN));

  @Override
  public String preset() {
    return PRESET;
  }

  @Override
  public Map<String, String> values() {
    return Map.of(FIRST, word(first));
  }

  /** Returns the options that have these values. */
  static WarChessOptions of(Map<String, String> values) {
    return new WarChessOptions(
        word(Team.SECOND).equals(values.get(FIRST)) ? Team.SECOND : Team.FIRST);
  }

  private static String word(Team team) {
    return team == Team.FIRST ? "attacker" : "defender";
  }
}
