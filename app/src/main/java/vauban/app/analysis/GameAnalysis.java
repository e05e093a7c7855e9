package vauban.app.analysis;

import java.util.List;
import vauban.rules.game.Seat;
import vauban.rules.record.GameRecord;
import vauban.rules.record.Nag;

/**
 * What was found of a game.
 *
 * @param plies from the first on; not all where the analyst was stopped
 */
record GameAnalysis(GameRecord game, List<AnalysedPly> plies) {

  GameAnalysis {
    plies = List.copyOf(plies);
  }

  /** Returns whether every ply is among them. */
  boolean complete() {
    return plies.size() == game.moves().size();
  }

  /** Returns how each seat played, in the order of the game's seats. */
  List<Play> play() {
    return game.game().seats(game.options()).stream().map(this::play).toList();
  }

  private Play play(Seat seat) {
    List<AnalysedPly> own = plies.stream().filter(ply -> ply.seat().equals(seat)).toList();
    return new Play(
        seat,
        own.size(),
        own.stream().mapToDouble(AnalysedPly::loss).average().orElse(0),
        marks(own, Nag.DUBIOUS),
        marks(own, Nag.MISTAKE),
        marks(own, Nag.BLUNDER));
  }

  private static int marks(List<AnalysedPly> plies, Nag mark) {
    return (int) plies.stream().filter(ply -> ply.mark().stream().anyMatch(mark::equals)).count();
  }

  /**
   * How a seat played.
   *
   * @param loss share of the point that its moves gave away on average, 0 to 1
   */
  record Play(Seat seat, int plies, double loss, int dubious, int mistakes, int blunders) {}
}
