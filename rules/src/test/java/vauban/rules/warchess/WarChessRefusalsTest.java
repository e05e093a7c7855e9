package vauban.rules.warchess;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.rules.warchess.Field.assertRefused;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;
import vauban.rules.kit.PerftSamples;

class WarChessRefusalsTest {

  private final Position start = Games.WAR_CHESS.start();

  @Test
  void aMoveBeginsOnAFigureOfOnesOwn() {
    assertRefused(start, "h9h11", "WC river", "h9 is river");
    assertRefused(start, "i14i12", "WC turn", "No figure stands on i14");
    assertRefused(
        start, "g2g4", "WC turn", "The defender's Cavalry on g2 is not the attacker's to move");
    assertRefused(start, "i16i16", "WC 1", "another square");
    assertRefused(Field.of("b", "kh3 lq2 Wq18 La18"), "h3h5", "WC 1", "Citadel does not move");
  }

  @Test
  void aFigureGoesWhereItsKindAllows() {
    assertRefused(start, "i16j13", "WC 1", "No straight line", "one or two squares");
    assertRefused(start, "i16i10", "WC 1", "does not reach i10", "one or two squares");
    assertRefused(start, "c18c16", "WC 1", "does not reach c16", "obliquely");
    assertRefused(start, "c18e18", "WC 1", "does not reach e18");
    assertRefused(start, "a18c18", "WC 1", "attacker's Artillery on c18 stands there already");
    assertRefused(start, "i18i14", "WC 1", "does not reach i14", "one or two squares obliquely");
  }

  @Test
  void nothingPassesFiguresOrWater() {
    assertRefused(start, "k18e18", "WC 1", "Wagon on i18 stands in the way");
    assertRefused(Field.of("w", "Cf9 Wq18 kh3 lq2"), "f9f5", "WC river", "f9 to f5");
    assertRefused(Field.of("w", "Cf9 Wq18 kh3 lq2"), "f9g8", "WC river", "g8 is river");
    assertRefused(Field.of("w", "Cf9 Wq18 kh3 lq2"), "f9h7", "WC river", "f9 to h7");
  }

  @Test
  void artilleryAndWagonTakeLittle() {
    assertRefused(
        Field.of("w", "Ae14 lf13 Wq18 La18 kh3"), "e14f13", "WC 1", "takes only Artillery");
    assertRefused(Field.of("w", "Ae14 Wq18 La18 kf13 lq2"), "e14f13", "WC 1", "Citadel on f13");
    assertRefused(Field.of("w", "We14 lf13 La18 kh3"), "e14f13", "WC 1", "takes nothing");
  }

  @Test
  void whatIsOverIsOver() {
    Position decided = Field.of("b", "Wq18 La18 lq2");

    assertRefused(decided, "q2p3", "WC end citadel", "won by the attacker by taking the Citadel");
  }

  @Test
  void shortNotationIsExplainedToo() {
    assertRefused(start, "Wi14", "WC 1", "Wagon on i18 does not reach i14");
    assertRefused(Field.of("w", "Ce16 ad13 Wq18 kh3 lq2"), "Ce14", "WC 2", "d13");
    assertRefused(Field.of("w", "Ce16 ad13 Wq18 kh3 lq2"), "Ie14", "WC turn", "no such figure");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e4", "i16", "i16i14i12", "i16 i14", "Z99", "pass", "@ROX", "i16=14"})
  void whatNamesNoMoveSaysHowToWriteOne(String text) {
    assertThat(start.explain(text))
        .isInstanceOfSatisfying(
            Verdict.Unreadable.class,
            unreadable -> assertThat(unreadable.reason()).contains("such as i16i14"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"i16i15", "b2b3", "i16z9", "i16i20", "Cr4"})
  void squaresThatDoNotExistAreNamed(String text) {
    assertThat(start.explain(text)).isInstanceOf(Verdict.Unreadable.class);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everyPairOfSquaresIsALegalMoveOrRefusedByARule(String line) {
    Position position =
        Games.WAR_CHESS.position(Games.WAR_CHESS.options(), line.substring(0, line.indexOf(" ;")));
    Set<String> legal = new HashSet<>(Field.legal(position));
    WarChessPosition working = (WarChessPosition) position.working();
    for (Square from : Games.WAR_CHESS.board().squares()) {
      for (Square to : Games.WAR_CHESS.board().squares()) {
        String move = from.name() + to.name();
        if (!legal.contains(move)) {
          assertThat(working.refuse(move)).as(move).isInstanceOf(Verdict.Illegal.class);
        }
      }
    }
  }

  static Stream<String> samples() {
    return PerftSamples.of(Games.WAR_CHESS).skip(20).limit(3);
  }
}
