package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.warchess.WarChessPieces.BLACK;
import static vauban.rules.warchess.WarChessPieces.CITADEL;
import static vauban.rules.warchess.WarChessPieces.LAST;
import static vauban.rules.warchess.WarChessPieces.LIGHT;
import static vauban.rules.warchess.WarChessPieces.WAGON;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

/** What holds of every position, tried on many. */
class WarChessPropertiesTest {

  private static final int PLIES = 120;
  private static final int POSITIONS = 400;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void unmakingRestoresEverything(long seed) {
    Random random = new Random(seed);
    WorkingPosition position = Games.WAR_CHESS.start().working();
    List<String> before = new ArrayList<>();
    int[] moves = new int[WarChessGame.MAX_MOVES];
    for (int count = position.generate(moves, 0);
        count > 0 && before.size() < PLIES;
        count = position.generate(moves, 0)) {
      assertThat(position.countMoves()).as("seed %d", seed).isEqualTo(count);
      before.add(whole(position));
      position.make(moves[random.nextInt(count)]);
    }
    while (position.pliesMade() > 0) {
      position.unmake();
      assertThat(whole(position)).as("seed %d", seed).isEqualTo(before.removeLast());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12})
  void aPositionReadFromItsTextIsTheSame(long seed) {
    Random random = new Random(seed);
    Position position = Games.WAR_CHESS.start();
    for (int ply = 0; ply < PLIES && !position.outcome().over(); ply++) {
      Position read = Games.WAR_CHESS.position(position.options(), position.text());
      assertThat(read.key()).as("seed %d", seed).isEqualTo(position.key());
      assertThat(Field.legal(read)).hasSameElementsAs(Field.legal(position));
      position =
          position.play(position.legalMoves().get(random.nextInt(position.legalMoves().size())));
    }
  }

  /** Following the enemy's lines once must find the very moves that trying each of them finds. */
  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 25})
  void followingTheLinesFindsWhatTrialFinds(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < POSITIONS; i++) {
      WarChessField field = crowd(random);
      WarChessMoves moves = new WarChessMoves(field, new WarChessTrial(field));
      for (int side : new int[] {0, BLACK}) {
        int[] quick = new int[WarChessGame.MAX_MOVES];
        int[] tried = new int[WarChessGame.MAX_MOVES];
        int count = moves.generate(side, quick, 0);
        int expected = moves.generateByTrial(side, tried, 0);
        assertThat(sorted(quick, count))
            .as("seed %d, position %d", seed, i)
            .isEqualTo(sorted(tried, expected));
        assertThat(moves.count(side)).as("seed %d, position %d", seed, i).isEqualTo(expected);
      }
    }
  }

  private static int[] sorted(int[] moves, int count) {
    return Arrays.stream(moves, 0, count).sorted().toArray();
  }

  /** Puts most figures close together, where Artillery has much to say. */
  private static WarChessField crowd(Random random) {
    WarChessField field = new WarChessField();
    List<Square> squares = new ArrayList<>(WarChessBoard.board().squares());
    squares.removeIf(square -> !square.terrain().occupiable());
    Square middle = squares.get(random.nextInt(squares.size()));
    Collections.shuffle(squares, random);
    int reach = 4 + random.nextInt(8);
    squares.removeIf(
        square ->
            Math.abs(square.file() - middle.file()) + Math.abs(square.rank() - middle.rank())
                > reach);
    putNext(field, WAGON, squares);
    putNext(field, CITADEL, squares);
    for (int piece = LIGHT; piece <= LAST; piece++) {
      int most = WarChessPieces.strength(piece);
      while (field.count(piece) < most && random.nextInt(3) > 0) {
        putNext(field, piece, squares);
      }
    }
    return field;
  }

  private static void putNext(WarChessField field, int piece, List<Square> squares) {
    if (!squares.isEmpty()) {
      field.put(piece, squares.removeLast().index());
    }
  }

  private static String whole(WorkingPosition position) {
    return "%s %d %d %d"
        .formatted(
            Position.of(position).text(),
            position.key(),
            position.repetitions(),
            position.countMoves());
  }
}
