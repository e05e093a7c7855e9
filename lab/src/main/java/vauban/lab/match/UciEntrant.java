package vauban.lab.match;

import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import vauban.rules.game.Game;
import vauban.rules.game.Options;

/**
 * An engine that is started by a command line and speaks UCI.
 *
 * @param name what it is called in the match
 * @param command the command line, words in quotes where they hold spaces
 * @param options what is set before play, in this order
 * @param game it is named to an engine that has the option UCI_Variant, unless the options do
 * @param rules they are named to an engine that has the options for it, as Vauban has, unless the
 *     options do
 * @param restricted whether it is told with every question which moves are legal (searchmoves),
 *     which holds an engine that knows nearly the same game to the exact rules
 * @param silence how long it may say nothing when an answer is due
 */
public record UciEntrant(
    String name,
    String command,
    List<Setting> options,
    Game game,
    Options rules,
    boolean restricted,
    Duration silence)
    implements Entrant {

  public UciEntrant {
    options = List.copyOf(options);
    CommandLine.words(command);
  }

  /** An option of an engine and its value. */
  public record Setting(String option, String value) {

    @Override
    public String toString() {
      return option + "=" + value;
    }
  }

  @Override
  public String description() {
    return options.isEmpty()
        ? command
        : command + " " + options.stream().map(Setting::toString).collect(Collectors.joining(" "));
  }

  @Override
  public Player start() throws CannotStart, InterruptedException {
    UciProcess process = process();
    try {
      UciPlayer player = new UciPlayer(process, restricted, silence);
      player.handshake(defaults(), options);
      return player;
    } catch (Forfeit forfeit) {
      process.close();
      throw new CannotStart(
          "The engine '%s' (%s) cannot be started: %s.".formatted(name, command, forfeit.words()));
    } catch (InterruptedException e) {
      process.close();
      throw e;
    }
  }

  private List<Setting> defaults() {
    List<Setting> settings = new ArrayList<>();
    settings.add(new Setting("UCI_Variant", game.id()));
    settings.add(new Setting("Rules", rules.preset()));
    rules.values().forEach((key, value) -> settings.add(new Setting(game.id() + "." + key, value)));
    return settings;
  }

  private UciProcess process() throws CannotStart {
    List<String> words = CommandLine.words(command);
    try {
      return new UciProcess(words);
    } catch (IOException e) {
      String program = words.getFirst();
      String why =
          isThere(program)
              ? "'%s' is there, but is no program that can be run"
              : "there is no program '%s'";
      throw new CannotStart(
          "The engine '%s' cannot be started: %s.".formatted(name, why.formatted(program)));
    }
  }

  /** The system says the same of a script whose interpreter is missing as of a missing script. */
  private static boolean isThere(String program) {
    if (new File(program).getParent() != null) {
      return new File(program).exists();
    }
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return Stream.of(path.split(File.pathSeparator, -1))
        .anyMatch(folder -> new File(folder, program).isFile());
  }
}
