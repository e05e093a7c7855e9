package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;
import vauban.rules.game.Verdict;
import vauban.rules.game.WorkingPosition;

/** What holds in every position, tried on positions of random games under many options. */
class ParisRandomPlayTest {

  private static final Game GAME = Games.SIEGE_OF_PARIS;
  private static final long SEED = 1870;

  private static final List<Options> OPTIONS =
      List.of(
          GAME.options("bell-command", Map.of("array", "two-ranks")),
          GAME.options("bell-short", Map.of("players", "5")),
          GAME.options("original", Map.of("array", "two-ranks", "colonel", "1")),
          GAME.options("original", Map.of("players", "5", "command", "on", "inside", "1+2")),
          GAME.options("bell", Map.of("players", "3")));

  @Test
  void unmakingRestoresEverything() {
    play(
        120,
        position -> {
          WorkingPosition working = position.working();
          String before = describe(working);
          int[] moves = new int[GAME.maxMoves()];
          int end = working.generate(moves, 0);
          for (int move : Arrays.copyOf(moves, end)) {
            working.make(move);
            working.unmake();
            assertThat(describe(working)).as(working.text(move)).isEqualTo(before);
          }
          assertThat(working.countMoves()).isEqualTo(end);
        });
  }

  private static String describe(WorkingPosition working) {
    return "%s %x %s %d"
        .formatted(
            Position.of(working).text(), working.key(), working.decided(), working.repetitions());
  }

  @Test
  void textAndKeyAgreeWithTheSetUpPosition() {
    play(
        120,
        position -> {
          Position read = GAME.position(position.options(), position.text());
          assertThat(read.text()).isEqualTo(position.text());
          assertThat(read.key()).isEqualTo(position.key());
          assertThat(generated(read)).isEqualTo(generated(position));
        });
  }

  /**
   * Returns the moves there are, also where a repetition or want of progress has ended the game.
   */
  private static Set<String> generated(Position position) {
    WorkingPosition working = position.working();
    int[] moves = new int[GAME.maxMoves()];
    Set<String> texts = new HashSet<>();
    for (int move : Arrays.copyOf(moves, working.generate(moves, 0))) {
      texts.add(working.text(move));
    }
    return texts;
  }

  @Test
  void everyPairOfSquaresIsLegalOrRefusedByARule() {
    play(
        4,
        position -> {
          Set<String> legal = new HashSet<>();
          position.legalMoves().forEach(move -> legal.add(move.text()));
          WorkingPosition working = position.working();
          for (Square from : GAME.board().squares()) {
            for (Square to : GAME.board().squares()) {
              String text = from.name() + to.name();
              if (!legal.contains(text)) {
                Verdict verdict = working.refuse(text);
                assertThat(verdict).isInstanceOf(Verdict.Illegal.class);
                assertThat(verdict.toString()).doesNotContain("null");
              }
            }
          }
          assertThat(working.refuse("pass")).isNotNull();
        });
  }

  @Test
  void refusedCommandsCiteARule() {
    play(
        15,
        position -> {
          Set<String> legal = new HashSet<>();
          position.legalMoves().forEach(move -> legal.add(move.text()));
          for (Move move : position.legalMoves().stream().filter(m -> m.from() != null).toList()) {
            for (Square named : position.pieces().keySet()) {
              String text = move.from() + "" + move.to() + "!" + named;
              assertThat(position.explain(text))
                  .as(text)
                  .isInstanceOf(legal.contains(text) ? Verdict.Legal.class : Verdict.Illegal.class);
            }
          }
        });
  }

  @Test
  void shortNotationIsReadBack() {
    play(
        15,
        position -> {
          if (position.legalMoves().size() < 1000) {
            for (Move move : position.legalMoves()) {
              assertThat(position.explain(position.shortText(move)))
                  .isEqualTo(new Verdict.Legal(move));
            }
          }
        });
  }

  @Test
  void boardIsTheSameSeenFromEitherSide() {
    play(
        120,
        position -> {
          if (!position.turn().code().equals("p") && !position.turn().code().endsWith("'")) {
            Position turned = GAME.position(turned(position.setup()));
            assertThat(turned.working().countMoves())
                .as("turned: %s", turned)
                .isEqualTo(position.working().countMoves());
          }
        });
  }

  /** Turns the board by half a turn and lets the armies change places. */
  private static Setup turned(Setup setup) {
    Map<Square, Piece> pieces = new HashMap<>();
    setup.pieces().forEach((square, piece) -> pieces.put(turned(square), turned(piece)));
    String turn =
        switch (setup.turn()) {
          case "rw" -> "rb";
          case "rb" -> "rw";
          case "w" -> "b";
          default -> "w";
        };
    Square command = setup.command();
    return new Setup(
        GAME,
        setup.options(),
        pieces,
        turn,
        command == null ? null : turned(command),
        setup.halfmove(),
        setup.fullmove());
  }

  private static Square turned(Square square) {
    int width = ParisBoard.cell(square) ? 2 : 1;
    int file = 12 - width - square.file();
    int rank = 18 - width - square.rank();
    return GAME.board().square((char) ('a' + file) + Integer.toString(rank));
  }

  private static Piece turned(Piece piece) {
    String symbol = piece.symbol();
    boolean white = piece.army().equals(ParisPieces.WHITE);
    boolean red = piece.army().equals(ParisPieces.RED);
    String swapped =
        white ? symbol.toLowerCase(Locale.ROOT) : red ? symbol : symbol.toUpperCase(Locale.ROOT);
    return Objects.requireNonNull(ParisPieces.BY_SYMBOL.get(swapped));
  }

  /** Looks at some positions of random games, the last of each among them. */
  private static void play(int positions, Consumer<Position> look) {
    SplittableRandom random = new SplittableRandom(SEED);
    int seen = 0;
    while (seen < positions) {
      Options options = OPTIONS.get(random.nextInt(OPTIONS.size()));
      WorkingPosition game = GAME.start(options).working();
      while (!game.outcome().over()) {
        if (random.nextInt(20) == 0) {
          look(Position.of(game), look);
          seen++;
        }
        game.make(chosen(game, random));
      }
      look(Position.of(game), look);
      seen++;
    }
  }

  private static void look(Position position, Consumer<Position> look) {
    try {
      look.accept(position);
    } catch (AssertionError e) {
      throw new AssertionError("seed %d, %s".formatted(SEED, position), e);
    }
  }

  /** Prefers takes, entries and commands, so that games get somewhere. */
  private static int chosen(WorkingPosition game, SplittableRandom random) {
    int[] moves = new int[GAME.maxMoves()];
    int count = game.generate(moves, 0);
    int move = moves[random.nextInt(count)];
    for (int i = 0; i < 3 && !eventful(game, move); i++) {
      move = moves[random.nextInt(count)];
    }
    return move;
  }

  private static boolean eventful(WorkingPosition game, int move) {
    int kind = PackedMove.kind(move);
    int to = PackedMove.to(move);
    return kind == PackedMove.COMMAND
        || (kind == PackedMove.PLAIN && (game.at(to) != 0 || ParisMoves.cell(to)));
  }
}
