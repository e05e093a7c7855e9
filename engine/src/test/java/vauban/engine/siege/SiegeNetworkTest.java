package vauban.engine.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.engine.Evaluators;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;

/** The estimate with the network, by its symmetries over random play. */
class SiegeNetworkTest {

  private static final Game SIEGE = Games.SIEGE;
  private static final int PLIES = 60;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void leftAndRightAreAlike(long seed) {
    Position position = SIEGE.start();
    SplittableRandom random = new SplittableRandom(seed);
    for (int ply = 0; ply < PLIES && !position.outcome().over(); ply++) {
      assertThat(estimate(exchanged(position, false)))
          .as("seed %d: %s", seed, position.text())
          .isEqualTo(estimate(position));
      position = next(position, random);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {6, 7, 8, 9, 10})
  void northStandsAsSouthWouldInItsPlace(long seed) {
    Position position = SIEGE.start();
    SplittableRandom random = new SplittableRandom(seed);
    for (int ply = 0; ply < PLIES && !position.outcome().over(); ply++) {
      assertThat(estimate(exchanged(position, true)))
          .as("seed %d: %s", seed, position.text())
          .isEqualTo(estimate(position));
      position = next(position, random);
    }
  }

  private static int estimate(Position position) {
    return Evaluators.of(position.working()).score();
  }

  private static Position next(Position position, SplittableRandom random) {
    List<Move> moves = position.legalMoves();
    return position.play(moves.get(random.nextInt(moves.size())));
  }

  /** The same position with left and right exchanged, or with the sides exchanged. */
  private static Position exchanged(Position position, boolean sides) {
    Map<Square, Piece> pieces = new HashMap<>();
    position
        .pieces()
        .forEach(
            (square, piece) -> {
              int file = sides ? square.file() : SiegeLines.FILES - 1 - square.file();
              int rank = sides ? SiegeLines.RANKS + 1 - square.rank() : square.rank();
              pieces.put(square(file, rank), sides ? other(piece) : piece);
            });
    boolean south = position.turn().code().equals("w") != sides;
    return SIEGE.position(new Setup(SIEGE, SIEGE.options(), pieces, south ? "w" : "b", null, 0, 1));
  }

  private static Square square(int file, int rank) {
    return SIEGE.board().squares().stream()
        .filter(square -> square.file() == file && square.rank() == rank)
        .findFirst()
        .orElseThrow();
  }

  private static Piece other(Piece piece) {
    return SIEGE.pieces().stream()
        .filter(other -> other.kind().equals(piece.kind()) && !other.army().equals(piece.army()))
        .findFirst()
        .orElseThrow();
  }
}
