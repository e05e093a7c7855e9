package vauban.engine.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import vauban.engine.Searcher;
import vauban.engine.level.Level;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Options;
import vauban.rules.game.Preset;
import vauban.rules.kit.Nearest;

/** What a host can set, and what it has set. */
final class UciOptions {

  private static final int USUAL_HASH = 64;
  private static final int MOST_HASH = 8192;
  private static final int MOST_LINES = 500;

  private final List<RuleChoice> rules = Games.all().stream().map(RuleChoice::new).toList();
  private final List<UciOption> options = new ArrayList<>();
  private RuleChoice chosen = rules.getFirst();
  private int hash = Math.min(USUAL_HASH, mostHash());
  private int threads = 1;
  private int lines = 1;
  private boolean ponder;
  private boolean analysing;
  private Level skill = Level.FULL;
  private boolean limited;
  private Level rated = Level.FULL;

  /**
   * Makes them with their usual values.
   *
   * @param clearHash what the button of that name does
   */
  UciOptions(Runnable clearHash) {
    List<String> games = Games.all().stream().map(Game::id).toList();
    List<String> presets = presets();
    options.add(new UciOption.Combo("UCI_Variant", games.getFirst(), games, this::chooseGame));
    options.add(new UciOption.Combo("Rules", presets.getFirst(), presets, this::chooseRules));
    rules.forEach(this::addChoices);
    options.add(new UciOption.Spin("Hash", hash, 1, mostHash(), value -> hash = value));
    options.add(new UciOption.Button("Clear Hash", clearHash));
    options.add(
        new UciOption.Spin("Threads", 1, 1, Searcher.MAX_THREADS, value -> threads = value));
    options.add(new UciOption.Spin("MultiPV", 1, 1, MOST_LINES, value -> lines = value));
    options.add(new UciOption.Check("Ponder", false, value -> ponder = value));
    addLevels();
    options.add(new UciOption.Check("UCI_AnalyseMode", false, value -> analysing = value));
  }

  /** A table must fit into the older generation of the heap, with something to spare. */
  private static int mostHash() {
    long megabytes = Runtime.getRuntime().maxMemory() / 2 / 1_048_576;
    return Math.clamp(megabytes, 1, MOST_HASH);
  }

  private void addLevels() {
    int lowest = Level.WEAKEST.elo();
    int highest = Level.FULL.elo();
    options.add(
        new UciOption.Spin(
            "Skill Level",
            Level.HIGHEST,
            Level.LOWEST,
            Level.HIGHEST,
            value -> skill = new Level(value)));
    options.add(new UciOption.Check("UCI_LimitStrength", false, value -> limited = value));
    options.add(
        new UciOption.Spin(
            "UCI_Elo", highest, lowest, highest, value -> rated = Level.nearest(value)));
  }

  private void addChoices(RuleChoice choice) {
    for (OptionChoice option : choice.game().choices()) {
      List<String> values =
          Stream.concat(
                  Stream.of(RuleChoice.BY_RULES),
                  option.values().stream().map(OptionChoice.Value::text))
              .toList();
      options.add(
          new UciOption.Combo(
              choice.game().id() + "." + option.key(),
              RuleChoice.BY_RULES,
              values,
              value -> choice.set(option.key(), value)));
    }
  }

  private List<String> presets() {
    return rules.stream()
        .flatMap(choice -> choice.game().presets().stream())
        .map(Preset::name)
        .distinct()
        .toList();
  }

  private void chooseGame(String id) {
    chosen =
        rules.stream().filter(choice -> choice.game().id().equals(id)).findFirst().orElseThrow();
  }

  /** A rule set is the chosen game's, or else that of the first game that has it. */
  private void chooseRules(String name) {
    Stream.concat(Stream.of(chosen), rules.stream())
        .filter(choice -> choice.game().presets().stream().anyMatch(it -> it.name().equals(name)))
        .findFirst()
        .orElseThrow()
        .choose(name);
  }

  /** Returns the lines that announce every option. */
  List<String> announcements() {
    return options.stream()
        .map(option -> "option name " + option.name() + " " + option.type())
        .toList();
  }

  /**
   * Sets an option. The options of the chosen game also go by their keys alone.
   *
   * @throws InvalidOption where there is no such option or it cannot be that; nothing is set then
   */
  void set(String name, @Nullable String value) {
    find(name)
        .or(() -> find(chosen.game().id() + "." + name))
        .orElseThrow(
            () ->
                new InvalidOption(
                    "no option '%s'; there are %s"
                        .formatted(
                            name,
                            Nearest.listed(name, options.stream().map(UciOption::name).toList()))))
        .set(value);
  }

  private Optional<UciOption> find(String name) {
    return options.stream().filter(option -> option.name().equalsIgnoreCase(name)).findFirst();
  }

  /** Returns the game that is played. */
  Game game() {
    return chosen.game();
  }

  /** Returns under which rules it is played. */
  Options rules() {
    return chosen.options();
  }

  /** Returns what the engine is to be made of. */
  EngineSize size() {
    return new EngineSize(hash, threads);
  }

  /** Returns how many lines of play are asked for. */
  int lines() {
    return lines;
  }

  /** Returns whether the move that the engine would ponder on is to be said. */
  boolean ponder() {
    return ponder;
  }

  /** Returns how well to play; who analyses wants to know all. */
  Level level() {
    if (analysing) {
      return Level.FULL;
    }
    return limited ? rated : skill;
  }

  /** Returns whether somebody analyses, so that what was learnt is kept from game to game. */
  boolean analysing() {
    return analysing;
  }
}
