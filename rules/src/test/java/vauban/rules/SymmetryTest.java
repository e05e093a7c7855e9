package vauban.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.game.Perft;
import vauban.rules.game.Position;

/**
 * Turning or mirroring a position does not change how many lines of play it holds.
 *
 * <p>War-Chess has no such symmetry: its board looks the same turned by 180 degrees, but one army
 * guards a Citadel that stands still and the other a Wagon that moves.
 */
class SymmetryTest {

  /** Siege's board, ten files by eight ranks. */
  private static final List<Symmetry> SIEGE =
      List.of(
          new Symmetry(
              "left for right",
              square -> placed(square, 9, -1),
              UnaryOperator.identity(),
              UnaryOperator.identity()),
          new Symmetry(
              "South for North",
              square -> placed(square, -1, 9),
              SymmetryTest::otherCase,
              SymmetryTest::otherSide),
          new Symmetry(
              "half a turn",
              square -> placed(square, 9, 9),
              SymmetryTest::otherCase,
              SymmetryTest::otherSide));

  private static final Set<String> CELLS =
      Set.of("d10", "f10", "h10", "d8", "h8", "d6", "f6", "h6");

  /** A mirror exchanges light and dark squares, and with them the Men bound to either. */
  private static final Map<String, String> OTHER_SHADE = Map.of("O", "X", "X", "O");

  private static final Map<String, String> OTHER_ARMY =
      Map.of(
          "rw", "rb", "w", "b", "rb", "rw", "b", "w", "rw'", "rb'", "w'", "b'", "rb'", "rw'", "b'",
          "w'");

  static Stream<Arguments> siege() {
    return RuleSet.all()
        .filter(rules -> rules.game().equals(Games.SIEGE))
        .flatMap(rules -> SIEGE.stream().map(symmetry -> Arguments.of(rules, symmetry)));
  }

  @ParameterizedTest
  @MethodSource
  void siege(RuleSet rules, Symmetry symmetry) {
    check(rules, symmetry, new RandomPlay(rules, 900), 200);
  }

  static Stream<Arguments> siegeOfParis() {
    return RuleSet.all()
        .filter(rules -> rules.game().equals(Games.SIEGE_OF_PARIS))
        .flatMap(rules -> paris(rules).map(symmetry -> Arguments.of(rules, symmetry)));
  }

  @ParameterizedTest
  @MethodSource
  void siegeOfParis(RuleSet rules, Symmetry symmetry) {
    RandomPlay play = new RandomPlay(rules, 901);
    if (play.position().turn().code().equals("p")) {
      play.play();
    }
    check(rules, symmetry, play, 200);
  }

  /**
   * With five players the wings of an army are not alike, one having the General and the other the
   * Colonel, so that only the armies can be exchanged.
   */
  private static Stream<Symmetry> paris(RuleSet rules) {
    boolean wings = "5".equals(rules.options().values().get("players"));
    Symmetry armies =
        new Symmetry(
            "White for Black",
            square -> parisPlaced(square, false, true),
            symbol -> OTHER_SHADE.getOrDefault(symbol, otherArmy(symbol)),
            turn -> OTHER_ARMY.getOrDefault(turn, turn));
    return wings
        ? Stream.of(armies)
        : Stream.of(
            armies,
            new Symmetry(
                "left for right",
                square -> parisPlaced(square, true, false),
                symbol -> OTHER_SHADE.getOrDefault(symbol, symbol),
                UnaryOperator.identity()),
            new Symmetry(
                "half a turn",
                square -> parisPlaced(square, true, true),
                SymmetryTest::otherArmy,
                turn -> OTHER_ARMY.getOrDefault(turn, turn)));
  }

  private static void check(RuleSet rules, Symmetry symmetry, RandomPlay play, int plies) {
    play.through(
        plies,
        (working, ply) -> {
          if (ply % 8 == 0) {
            Position position = Position.of(working);
            Position image = symmetry.of(position);
            assertThat(Perft.count(image, 2))
                .as("%s, %s: %s and %s", rules, symmetry, position, image)
                .isEqualTo(Perft.count(position, 2));
          }
        });
  }

  /**
   * Returns the image of a square.
   *
   * @param files sum of the files of a square and its image, or -1 to leave the file
   * @param ranks the same of ranks
   */
  private static String placed(String square, int files, int ranks) {
    int file = square.charAt(0) - 'a';
    int rank = Integer.parseInt(square.substring(1));
    return (char) ('a' + (files < 0 ? file : files - file))
        + Integer.toString(ranks < 0 ? rank : ranks - rank);
  }

  /** A cell is named by its lower left quarter, whose image is another quarter of the image. */
  private static String parisPlaced(String square, boolean leftForRight, boolean upForDown) {
    int size = CELLS.contains(square) ? 1 : 0;
    return placed(square, leftForRight ? 11 - size : -1, upForDown ? 17 - size : -1);
  }

  private static String otherCase(String symbol) {
    String lower = symbol.toLowerCase(Locale.ROOT);
    return lower.equals(symbol) ? symbol.toUpperCase(Locale.ROOT) : lower;
  }

  private static String otherSide(String turn) {
    return turn.equals("w") ? "b" : "w";
  }

  private static String otherArmy(String symbol) {
    return "RQOX".contains(symbol) ? symbol : otherCase(symbol);
  }
}
