package vauban.engine.uci;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import vauban.rules.kit.Nearest;

/** Takes the lines of a host apart. Every line can be read, if only as one that means nothing. */
final class UciParser {

  /** The commands that take no words; any that follow are passed over, as the protocol asks. */
  private static final Map<String, UciCommand> PLAIN =
      Map.of(
          "uci", new UciCommand.Identify(),
          "isready", new UciCommand.IsReady(),
          "ucinewgame", new UciCommand.NewGame(),
          "stop", new UciCommand.Stop(),
          "ponderhit", new UciCommand.PonderHit(),
          "quit", new UciCommand.Quit(),
          "d", new UciCommand.Draw(),
          "eval", new UciCommand.Evaluate());

  private static final List<String> COMMANDS =
      List.of(
          "uci",
          "isready",
          "ucinewgame",
          "setoption",
          "position",
          "go",
          "stop",
          "ponderhit",
          "quit",
          "d",
          "eval",
          "debug");

  private UciParser() {}

  /** Returns what a line asks for. */
  static UciCommand read(String line) {
    List<String> words = Stream.of(line.split("\\s+")).filter(word -> !word.isEmpty()).toList();
    if (words.isEmpty()) {
      return new UciCommand.Nothing();
    }
    String command = words.getFirst();
    List<String> rest = words.subList(1, words.size());
    return switch (command) {
      case "setoption" -> setOption(rest);
      case "position" -> position(rest);
      case "go" -> GoWords.read(rest);
      case "debug" -> debug(rest);
      default -> {
        UciCommand plain = PLAIN.get(command);
        yield plain != null ? plain : unknown(command);
      }
    };
  }

  private static UciCommand unknown(String command) {
    return new UciCommand.Unreadable(
        "no command '%s'; there are %s".formatted(command, Nearest.listed(command, COMMANDS)));
  }

  private static UciCommand setOption(List<String> words) {
    int value = words.indexOf("value");
    List<String> name = words.subList(0, value < 0 ? words.size() : value);
    if (name.size() < 2 || !name.getFirst().equals("name")) {
      return new UciCommand.Unreadable(
          "setoption wants: setoption name NAME value VALUE; nothing is set");
    }
    return new UciCommand.SetOption(
        String.join(" ", name.subList(1, name.size())),
        value < 0 ? null : String.join(" ", words.subList(value + 1, words.size())));
  }

  private static UciCommand position(List<String> words) {
    int moves = words.indexOf("moves");
    List<String> start = words.subList(0, moves < 0 ? words.size() : moves);
    List<String> played = moves < 0 ? List.of() : words.subList(moves + 1, words.size());
    if (start.equals(List.of("startpos"))) {
      return new UciCommand.SetPosition(null, played);
    }
    if (start.size() > 1 && start.getFirst().equals("fen")) {
      return new UciCommand.SetPosition(String.join(" ", start.subList(1, start.size())), played);
    }
    return new UciCommand.Unreadable(
        "position wants: position startpos moves ..., or: position fen POSITION-STRING moves ...;"
            + " the position stays as it was");
  }

  private static UciCommand debug(List<String> words) {
    if (words.equals(List.of("on")) || words.equals(List.of("off"))) {
      return new UciCommand.Debug(words.getFirst().equals("on"));
    }
    return new UciCommand.Unreadable("debug wants on or off; it stays as it was");
  }
}
