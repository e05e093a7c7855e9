package vauban.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.game.Decision;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

/** What holds for the positions of every game. */
class PositionTest {

  private static final int GAMES = 2;
  private static final int PLIES = 150;

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void positionsAgreeWithTheWorkingPosition(RuleSet rules) {
    for (long seed = 0; seed < GAMES; seed++) {
      RandomPlay play = new RandomPlay(rules, seed);
      Position position = Position.of(play.position());
      for (int ply = 0; ply < PLIES && !position.outcome().over(); ply++) {
        String where = "%s seed %d ply %d: %s".formatted(rules, seed, ply, position);
        agree(position, play.position(), where);
        int packed = play.play();
        position =
            position.play(
                position.legalMoves().stream()
                    .filter(move -> move.packed() == packed)
                    .findFirst()
                    .orElseThrow());
      }
      agree(position, play.position(), rules + " seed " + seed + " at its end");
    }
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void positionStringsReadBackToTheSamePosition(RuleSet rules) {
    eachPosition(
        rules,
        200,
        working -> {
          Position played = Position.of(working);
          String where = rules + ": " + played;
          Position read = rules.game().position(rules.options(), played.text());
          assertThat(read.text()).as(where).isEqualTo(played.text());
          assertThat(read.setup()).as(where).isEqualTo(played.setup());
          assertThat(read.key()).as(where).isEqualTo(played.key());
          assertThat(moves(read.working())).as(where).hasSameElementsAs(moves(working));
        });
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void keysAreEqualWhereAndOnlyWherePositionsAre(RuleSet rules) {
    Map<Long, String> positions = new HashMap<>();
    Map<String, Long> keys = new HashMap<>();
    eachPosition(
        rules,
        300,
        working -> {
          String text = withoutClocks(Position.of(working).text());
          assertThat(positions.merge(working.key(), text, (a, b) -> a)).isEqualTo(text);
          assertThat(keys.merge(text, working.key(), (a, b) -> a))
              .as(text)
              .isEqualTo(working.key());
        });
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void countingTheMovesIsGeneratingThem(RuleSet rules) {
    eachPosition(
        rules,
        400,
        working -> {
          List<Integer> moves = moves(working);
          assertThat(moves)
              .doesNotHaveDuplicates()
              .hasSizeLessThanOrEqualTo(rules.game().maxMoves());
          assertThat(working.countMoves())
              .as("%s: %s", rules, Position.of(working))
              .isEqualTo(moves.size());
        });
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void aDecidedPositionHasNoMovesAndOneThatGoesOnHasSome(RuleSet rules) {
    for (long seed = 500; seed < 500 + 4 * GAMES; seed++) {
      RandomPlay play = new RandomPlay(rules, seed);
      int plies = 0;
      while (plies++ < 2 * PLIES && play.play() != PackedMove.NONE) {
        Position position = Position.of(play.position());
        String where = "%s seed %d: %s".formatted(rules, seed, position);
        if (play.position().decided() != Decision.NONE) {
          assertThat(moves(play.position())).as(where).isEmpty();
        }
        switch (position.outcome()) {
          case Outcome.Ongoing() -> assertThat(position.legalMoves()).as(where).isNotEmpty();
          case Outcome.Decided decided -> {
            assertThat(position.legalMoves()).as(where).isEmpty();
            assertThat(rules.game().rules().rule(decided.ending().rule())).as(where).isNotNull();
            assertThat(decided.points())
                .as(where)
                .isEqualTo(rules.game().points(decided.winner(), decided.ending()));
          }
        }
      }
    }
  }

  private static void eachPosition(RuleSet rules, long firstSeed, Consumer<WorkingPosition> look) {
    for (long seed = firstSeed; seed < firstSeed + GAMES; seed++) {
      new RandomPlay(rules, seed).through(PLIES, (position, ply) -> look.accept(position));
    }
  }

  private static void agree(Position position, WorkingPosition working, String where) {
    assertThat(position.text()).as(where).isEqualTo(Position.of(working).text());
    assertThat(position.key()).as(where).isEqualTo(working.key());
    assertThat(position.turn()).as(where).isEqualTo(working.turn());
    assertThat(position.team()).as(where).isEqualTo(working.team());
    assertThat(position.turn().seat().team()).as(where).isEqualTo(position.team());
    assertThat(position.pieces()).as(where).isEqualTo(working.pieces());
    assertThat(position.marks()).as(where).isEqualTo(working.marks());
    assertThat(position.outcome()).as(where).isEqualTo(working.outcome());
    if (!position.outcome().over()) {
      assertThat(position.legalMoves().stream().map(Move::packed).toList())
          .as(where)
          .isEqualTo(moves(working));
    }
  }

  private static List<Integer> moves(WorkingPosition position) {
    return Snapshot.of(position).moves();
  }

  /** The last two fields of every position string are the clocks. */
  private static String withoutClocks(String text) {
    return text.replaceFirst(" \\d+ \\d+$", "");
  }
}
