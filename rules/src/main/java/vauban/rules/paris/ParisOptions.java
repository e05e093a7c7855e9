package vauban.rules.paris;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Options;
import vauban.rules.game.Preset;

/**
 * The choices between rules.
 *
 * @param preset name of the preset these options started from
 * @param patched whether Bell's win by blocking and his draw hold ({@code SP blocked}, {@code SP
 *     draw})
 * @param array where the besiegers stand at the start
 * @param colonel most squares the garrison's Colonel moves, 1 or 2 ({@code SP colonel})
 * @param insideMen Men that win inside the fort beside one officer, 3 or 2 ({@code SP rule 8})
 * @param players 2, 3 or 5 ({@code SP seats})
 * @param command whether besiegers may command a take ({@code SP command})
 */
public record ParisOptions(
    String preset,
    boolean patched,
    Array array,
    int colonel,
    int insideMen,
    int players,
    boolean command)
    implements Options {

  /** Where the besiegers stand at the start. */
  public enum Array {
    /** White on light squares and Black on dark ({@code SP array}). */
    THREE_RANKS("three-ranks"),
    /** All Men of an army on one rank ({@code SP array}). */
    TWO_RANKS("two-ranks");

    private final String text;

    Array(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  static final List<Preset> PRESETS =
      List.of(
          new Preset(
              "bell-command",
              "Bell's patch, and besiegers may command the garrison to take",
              standard("bell-command", true, 3, true)),
          new Preset("bell", "Bell's patch without commands", standard("bell", true, 3, false)),
          new Preset(
              "bell-short",
              "as bell-command, won by one officer and two Men inside",
              standard("bell-short", true, 2, true)),
          new Preset(
              "original",
              "the thirteen rules alone: no commands, no win by blocking, no draw for want of men",
              standard("original", false, 3, false)));

  static final List<OptionChoice> CHOICES =
      List.of(
          new OptionChoice(
              "array",
              "where the besiegers stand at the start",
              List.of(
                  new OptionChoice.Value(
                      "three-ranks", "White on light squares, Black on dark; likelier of old"),
                  new OptionChoice.Value(
                      "two-ranks", "the Men of an army on one rank; recommended for play")),
              "SP array"),
          new OptionChoice(
              "colonel",
              "how far the garrison's Colonel moves",
              List.of(
                  new OptionChoice.Value("2", "one or two squares"),
                  new OptionChoice.Value("1", "one square")),
              "SP colonel"),
          new OptionChoice(
              "inside",
              "who must be in the fort for the besiegers to win",
              List.of(
                  new OptionChoice.Value("1+3", "one officer and three Men"),
                  new OptionChoice.Value("1+2", "one officer and two Men")),
              "SP rule 8"),
          new OptionChoice(
              "players",
              "how many persons play",
              List.of(
                  new OptionChoice.Value("2", "the garrison, and both armies together"),
                  new OptionChoice.Value("3", "the garrison, White and Black"),
                  new OptionChoice.Value("5", "the garrison, and two wings of each army")),
              "SP seats"),
          new OptionChoice(
              "command",
              "whether besiegers may command the garrison to take",
              List.of(
                  new OptionChoice.Value("on", "with a move they may name a piece to be taken"),
                  new OptionChoice.Value("off", "the garrison takes only as it likes")),
              "SP command"));

  @Override
  public Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("array", array.toString());
    values.put("colonel", Integer.toString(colonel));
    values.put("inside", "1+" + insideMen);
    values.put("players", Integer.toString(players));
    values.put("command", command ? "on" : "off");
    return values;
  }

  /**
   * Returns these options with other values.
   *
   * @param values a value that {@link #CHOICES} knows for each of its keys
   */
  ParisOptions with(Map<String, String> values) {
    return new ParisOptions(
        preset,
        patched,
        values.containsValue("two-ranks") ? Array.TWO_RANKS : Array.THREE_RANKS,
        "1".equals(values.get("colonel")) ? 1 : 2,
        "1+2".equals(values.get("inside")) ? 2 : 3,
        Integer.parseInt(values.getOrDefault("players", "2")),
        "on".equals(values.get("command")));
  }

  private static ParisOptions standard(
      String preset, boolean patched, int insideMen, boolean command) {
    return new ParisOptions(preset, patched, Array.THREE_RANKS, 2, insideMen, 2, command);
  }
}
