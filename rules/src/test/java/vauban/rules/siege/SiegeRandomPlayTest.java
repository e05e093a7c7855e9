package vauban.rules.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.siege.Sieges.SIEGE;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import vauban.rules.board.Square;
import vauban.rules.game.Move;
import vauban.rules.game.Perft;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;
import vauban.rules.game.Verdict;
import vauban.rules.game.WorkingPosition;

/** What must hold in every position of random games. */
class SiegeRandomPlayTest {

  private static final int MOST_PLIES = 300;

  @Test
  void unmakingEveryMoveRestoresEverything() {
    everyPosition(
        3,
        position -> {
          WorkingPosition working = position.working();
          for (Move move : position.legalMoves()) {
            working.make(move.packed());
            working.unmake();
            assertThat(Position.of(working).text()).isEqualTo(position.text());
            assertThat(working.key()).isEqualTo(position.key());
            assertThat(working.repetitions()).isEqualTo(position.working().repetitions());
          }
          assertThat(working.countMoves()).isEqualTo(position.legalMoves().size());
        });
  }

  @Test
  void theKeyIsThatOfThePositionReadFromItsText() {
    everyPosition(
        10,
        position -> {
          Position read = SIEGE.position(position.options(), position.text());
          assertThat(read.key()).isEqualTo(position.key());
          assertThat(texts(read)).isEqualTo(texts(position));
        });
  }

  @Test
  void noMoveLeavesTheGeneralAttacked() {
    // A position whose mover could be captured cannot be set up, which tests the generator by other
    // means than its own.
    everyPosition(
        1,
        position ->
            position.legalMoves().forEach(move -> SIEGE.position(position.play(move).setup())));
  }

  @Test
  void everyMoveIsReadFromItsShortNotation() {
    everyPosition(
        2,
        position -> {
          Set<String> notations = new HashSet<>();
          for (Move move : position.legalMoves()) {
            String notation = position.shortText(move);
            assertThat(notations.add(notation)).as(notation).isTrue();
            assertThat(position.move(notation)).isEqualTo(move);
          }
        });
  }

  @Test
  void everyOtherPairOfSquaresIsRefusedByARule() {
    Random choose = new Random(17);
    everyPosition(
        4,
        position -> {
          if (choose.nextInt(150) != 0) {
            return;
          }
          Set<String> legal = texts(position);
          for (Square from : SIEGE.board().squares()) {
            for (Square to : SIEGE.board().squares()) {
              String text = from.name() + to.name();
              Verdict verdict = position.explain(text);
              assertThat(verdict)
                  .as(text)
                  .isInstanceOf(legal.contains(text) ? Verdict.Legal.class : Verdict.Illegal.class);
            }
          }
        });
  }

  @Test
  void turningTheBoardAndChangingTheArmiesChangesNothing() {
    everyPosition(
        5,
        position -> {
          if (!position.outcome().over()) {
            assertThat(Perft.count(turned(position), 2)).isEqualTo(Perft.count(position, 2));
          }
        });
  }

  /** Returns the position turned by 180 degrees, the armies exchanged. */
  private static Position turned(Position position) {
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    int last = SIEGE.board().size() - 1;
    position
        .pieces()
        .forEach(
            (square, piece) ->
                pieces.put(SIEGE.board().square(last - square.index()), exchanged(piece)));
    String turn = position.turn().code().equals("w") ? "b" : "w";
    return SIEGE.position(new Setup(SIEGE, SIEGE.options(), pieces, turn, null, 0, 1));
  }

  private static Piece exchanged(Piece piece) {
    return SIEGE.pieces().stream()
        .filter(other -> other.kind().equals(piece.kind()) && !other.army().equals(piece.army()))
        .findFirst()
        .orElseThrow();
  }

  private static Set<String> texts(Position position) {
    Set<String> texts = new HashSet<>();
    position.legalMoves().forEach(move -> texts.add(move.text()));
    return texts;
  }

  /** Looks at every position of some random games. */
  private static void everyPosition(int games, Consumer<Position> look) {
    for (int seed = 1; seed <= games; seed++) {
      Random random = new Random(seed);
      Position position = SIEGE.start();
      List<String> moves = new ArrayList<>();
      for (int ply = 0; ply < MOST_PLIES && !position.outcome().over(); ply++) {
        List<Move> legal = position.legalMoves();
        Move move = legal.get(random.nextInt(legal.size()));
        moves.add(move.text());
        position = position.play(move);
        lookAt(position, look, seed, moves);
      }
    }
  }

  private static void lookAt(
      Position position, Consumer<Position> look, int seed, List<String> moves) {
    try {
      look.accept(position);
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError(
          "seed %d after %s: %s".formatted(seed, String.join(" ", moves), position), e);
    }
  }
}
