package vauban.lab.match;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import vauban.rules.game.Game;

/**
 * An engine that is started by a command line and speaks UCI.
 *
 * @param name what it is called in the match
 * @param command the command line, words in quotes where they hold spaces
 * @param options what is set before play, in this order
 * @param game the game; it is named to an engine that knows UCI_Variant, unless the options do
 * @param restricted whether it is told with every question which moves are legal (searchmoves),
 *     which holds an engine that knows nearly the same game to the exact rules
 * @param silence how long it may say nothing when an answer is due
 */
public record UciEntrant(
    String name,
    String command,
    List<Setting> options,
    Game game,
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
      player.handshake(game, options);
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

  private UciProcess process() throws CannotStart {
    try {
      return new UciProcess(CommandLine.words(command));
    } catch (IOException e) {
      throw new CannotStart(
          "The engine '%s' cannot be started: the command '%s' cannot be run (%s)."
              .formatted(name, command, e.getMessage()));
    }
  }
}
