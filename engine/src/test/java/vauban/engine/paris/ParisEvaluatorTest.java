package vauban.engine.paris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which of two positions that differ in one thing the besiegers would rather have. */
class ParisEvaluatorTest {

  /** Four Men at the gates, two between them, General and Colonel far away. */
  private static final String SHUT = "Of10 Xh8 Xf6 Od8 Xh10 Od6 ";

  /** Enough besiegers, each supported by another, at the lower edge of the board. */
  private static final String ARMY = "Kd1 Ke1 Cg1 Gh1 Md2 Me2 Mg2 Mh2 ";

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a Man near a gate rather than one far from it | rw | Ra16 Qb16 Mi4     | Ra16 Qb16 Mk2
          a Man on his way rather than past the gates   | rw | Ra16 Qb16 Mi4     | Ra16 Qb16 Mh13
          a supported Man rather than a lone one        | w  | Ra16 Qb16 Mf3     | Ra16 Qb16 Mk5
          a lone Man with the hunters far from him      | w  | Ra16 Qb16 Mk2     | Rh5 Qb16 Mk2
          hunters that sit in the fort                  | w  | Rd10 Qb16 Mk2     | Rb11 Qb16 Mk2
          two lone Men of whom neither can be taken     | w  | Ra16 Qb16 Mk2 Mk4 | Rl3 Qb16 Mk2 Mk4
          """)
  void prefers(String name, String turn, String better, String worse) {
    assertThat(Scene.of(turn, SHUT + ARMY + better).besiegers())
        .as(name)
        .isGreaterThan(Scene.of(turn, SHUT + ARMY + worse).besiegers());
  }

  @Test
  void anOpenGateIsWorthMoreTheNearerABesieger() {
    String open = "Of10 Xh8 Od8 Xh10 Od6 Xd10 Ra16 Qa15 " + ARMY;

    assertThat(Scene.of("rw", open + "Mg4 Lh3").besiegers())
        .isGreaterThan(Scene.of("rw", open + "Mk4 Ll3").besiegers());
  }

  @Test
  void aGuardIsInDangerOnlyWhereTwoBesiegersComeBeforeHisGate() {
    String rest = SHUT + "Ra16 Qb16 " + ARMY;

    // A Lieutenant keeps his colour: from f4 he comes to g5 beside the Man, from g4 he does not.
    assertThat(Scene.of("rw", rest + "Mf5 Lf4").besiegers())
        .isGreaterThan(Scene.of("rw", rest + "Mf5 Lg4").besiegers());
  }

  @Test
  void oneArmyAloneIsWorthLessThanBothTogether() {
    String rest = SHUT + "Ra8 Qa9 ";

    assertThat(Scene.of("rw", rest + "Kd1 Ke1 Md2 Me2 cg16 gh16 mg15 mh15").besiegers())
        .isGreaterThan(Scene.of("rw", rest + "Kd1 Ke1 Md2 Me2 Cg1 Gh1 Mg2 Mh2").besiegers());
  }

  @Test
  void whoeverIsInsideKeepsTheGarrisonFromWinning() {
    String hunted = "Xh8 Xf6 Od8 Xh10 Od6 Ra1 Qb3 Mc1 Me1 Mg1 Kk1";

    assertThat(Scene.of("rw", hunted + " Of10").besiegers()).isNegative();
    assertThat(Scene.of("rw", hunted + " mf10").besiegers()).isPositive();
  }

  @Test
  void withoutBellsPatchAnOfficerInsideDoesNotSaveTheBesiegers() {
    String hunted = "Xh8 Xf6 Od8 Xh10 Od6 Ra1 Qb3 Mc1 Me1 Mg1 Kk1 kf10";

    assertThat(Scene.of("original", "rw", hunted).besiegers()).isNegative();
    assertThat(Scene.of("original", "rw", hunted.replace("kf10", "mf10")).besiegers()).isPositive();
  }

  @Test
  void besiegersWhoAreAllPastTheGatesHopeForLittle() {
    String inside = "Xh8 Xf6 Xh10 Od6 Rl8 Ql9 mf10 md8 Me16 ";
    int past = Scene.of("rw", inside + "Mg12 Kd13 Ke13 Md14").besiegers();

    assertThat(past).isBetween(0, 30);
    assertThat(Scene.of("rw", inside + "Mg2 Kd1 Ke1 Md2").besiegers()).isGreaterThan(past);
  }

  @Test
  void anEntryGainsAndSoDoesACommandThatDrawsTheGuardAway() {
    Scene scene = Scene.of("b", "Od8 Xf6 Rl1 Ql2 mb10 Mc8 mg12 Kd1 Md2");

    assertThat(scene.gain("b10c9")).isZero();
    assertThat(scene.gain("g12f10")).isPositive();
    assertThat(Scene.of("b", "Xd8 Xf6 Rl1 Ql2 mb10 Mc8 Kd1 Md2").gain("b10c9!c9")).isPositive();
    assertThat(Scene.of("b", "Xd8 Xf6 Rl1 Ql2 mb10 Mc6 Kd1 Md2").gain("b10c9!c9")).isNegative();
  }

  @Test
  void anOpenGateWithABesiegerBeforeItIsAThreat() {
    assertThat(Scene.of("rw", "Xd8 Rl1 Ql2 Mf5 Kd1 Md2").threatened()).isTrue();
    assertThat(Scene.of("rw", "Xd8 Xf6 Rl1 Ql2 Mf5 Kd1 Md2").threatened()).isFalse();
    assertThat(Scene.of("rw", "Xd8 Rl1 Ql2 Mg12 Kd1 Md2").threatened())
        .as("White enters the north gate backwards, which is not allowed")
        .isFalse();
    assertThat(Scene.of("w", "Xd8 Rl1 Ql2 Mf5 Kd1 Md2").threatened())
        .as("it is the besiegers' move")
        .isFalse();
  }
}
