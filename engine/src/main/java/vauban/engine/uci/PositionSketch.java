package vauban.engine.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import vauban.rules.board.Square;
import vauban.rules.game.Options;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;

/** A position for whoever types {@code d}: its ranks, and all there is to know of it. */
final class PositionSketch {

  private PositionSketch() {}

  /** Returns the lines. */
  static List<String> of(Position position) {
    List<String> lines = new ArrayList<>();
    for (List<Square> rank : position.game().board().ranks()) {
      lines.add(row(Integer.toString(rank.getFirst().rank()), marks(position, rank)));
    }
    lines.add(row("", files(position)));
    lines.add("");
    lines.add("Game: %s, %s".formatted(position.game().id(), words(position.options())));
    lines.add("Position: " + position.text());
    lines.add("Key: %016x".formatted(position.key()));
    lines.add("Legal moves: " + position.legalMoves().size());
    lines.add(
        Verdict.Illegal.whereOver(position.working())
            .map(Verdict.Illegal::reason)
            .orElseGet(() -> "Turn: " + position.turn().name()));
    return lines;
  }

  private static Map<Integer, String> marks(Position position, List<Square> rank) {
    Map<Integer, String> marks = new TreeMap<>();
    for (Square square : rank) {
      String empty = square.terrain().occupiable() ? "." : "*";
      marks.put(square.file(), position.at(square).map(Piece::symbol).orElse(empty));
    }
    return marks;
  }

  private static Map<Integer, String> files(Position position) {
    Map<Integer, String> files = new TreeMap<>();
    for (Square square : position.game().board().squares()) {
      files.put(square.file(), square.name().substring(0, 1));
    }
    return files;
  }

  private static String row(String name, Map<Integer, String> marks) {
    StringBuilder row = new StringBuilder("%2s ".formatted(name));
    marks.forEach(
        (file, mark) -> {
          int column = 3 + 2 * file;
          row.append(" ".repeat(Math.max(0, column - row.length()))).append(' ').append(mark);
        });
    return row.toString();
  }

  private static String words(Options options) {
    return options.preset()
        + options.values().entrySet().stream()
            .map(option -> ", " + option.getKey() + "=" + option.getValue())
            .collect(Collectors.joining());
  }
}
