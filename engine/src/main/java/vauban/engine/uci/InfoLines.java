package vauban.engine.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vauban.engine.Score;
import vauban.engine.SearchResult;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** Writes what a search has found as {@code info} lines, one for each line of play. */
final class InfoLines {

  private InfoLines() {}

  /**
   * Returns the lines, the best first.
   *
   * @param root the position searched
   * @param hashFull thousandths of the table in use
   */
  static List<String> of(Position root, SearchResult result, int hashFull) {
    long millis = result.time().toMillis();
    long perSecond = result.nodes() * 1_000_000 / Math.max(1, result.time().toNanos() / 1_000);
    List<String> infos = new ArrayList<>();
    for (SearchResult.Line line : result.lines()) {
      infos.add(
          String.format(
              Locale.ROOT,
              "info depth %d seldepth %d multipv %d score %s nodes %d nps %d hashfull %d time %d"
                  + " pv %s",
              result.depth(),
              Math.max(result.depth(), result.selectiveDepth()),
              infos.size() + 1,
              score(root, line),
              result.nodes(),
              perSecond,
              hashFull,
              millis,
              String.join(" ", line.moves().stream().map(Move::text).toList())));
    }
    return infos;
  }

  private static String score(Position root, SearchResult.Line line) {
    return Score.decisive(line.score())
        ? "mate " + MateDistance.moves(root, line.score(), line.moves())
        : "cp " + line.score();
  }
}
