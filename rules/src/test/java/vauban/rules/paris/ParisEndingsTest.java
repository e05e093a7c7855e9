package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Decision;
import vauban.rules.game.Game;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

class ParisEndingsTest {

  @Test
  void rule8OneOfficerAndThreeMenInsideWin() {
    Position position = Scene.of("Gd6", "Md8", "mh8", "Mf5", "ma10").outside().turn("w");
    assertThat(position.outcome()).isEqualTo(new Outcome.Ongoing());
    Position won = position.play("f5f6");
    assertThat(words(won)).isEqualTo("FIRST inside 1-0");
    assertThat(won.legalMoves()).isEmpty();
    assertThat(won.working().decided()).isEqualTo(Decision.LOST);
  }

  @Test
  void threeMenWithoutAnOfficerDoNotWinNorTwoWithOne() {
    assertThat(words(Scene.of("Md6", "Md8", "mh8", "Ga1").outside().turn("rw"))).isEqualTo("-");
    assertThat(words(Scene.of("Gd6", "Md8", "mh8", "ma9").outside().turn("rw"))).isEqualTo("-");
  }

  @Test
  void twoMenWinWithTheShortRule() {
    Position position =
        Scene.under("bell-short", Map.of(), "Gd6", "Md8", "mh8", "ma9").outside().turn("rw");
    assertThat(words(position)).isEqualTo("FIRST inside 1-0");
    assertThat(
            words(
                Scene.under("bell", Map.of("inside", "1+2"), "Gd6", "Md8", "mh8")
                    .outside()
                    .turn("rw")))
        .isEqualTo("FIRST inside 1-0");
  }

  @Test
  void rule9AllMenAndAnySixOfficersTakenWin() {
    Position position = Scene.of("Rf3", "mf5", "Ga1", "ga16", "Kb1").turn("rw");
    Position won = position.play("f3f5");
    assertThat(words(won)).isEqualTo("SECOND taken 0-1");
    assertThat(won.working().decided()).isEqualTo(Decision.LOST);
    assertThat(won.legalMoves()).isEmpty();
  }

  @Test
  void ruling5SevenOfficersLeftAreOneTooMany() {
    String[] seven = {"Rf3", "mf5", "Ga1", "Cc1", "Ke1", "Kg1", "Li1", "Lk1", "gb16"};
    assertThat(words(Scene.of(seven).turn("rw").play("f3f5"))).isEqualTo("-");
    String[] six = {"Rf3", "mf5", "Ga1", "Cc1", "Ke1", "Kg1", "Li1", "Lk1"};
    assertThat(words(Scene.of(six).turn("rw").play("f3f5"))).isEqualTo("SECOND taken 0-1");
  }

  @Test
  void ruling6AllTakenComesBeforeTheDraw() {
    assertThat(words(Scene.of("Mh8", "ga1", "Ge5").outside().turn("rw")))
        .isEqualTo("draw exhaustion ½-½");
    assertThat(words(Scene.of("Lh8", "ga1", "Ge5").outside().turn("rw")))
        .isEqualTo("SECOND taken 0-1");
  }

  @Test
  void garrisonWithoutAMoveHasLost() {
    Position blocked = blocked("bell-command").turn("rw");
    assertThat(words(blocked)).isEqualTo("FIRST blocked 1-0");
    assertThat(blocked.legalMoves()).isEmpty();
    WorkingPosition working = blocked.working();
    assertThat(working.decided()).isEqualTo(Decision.NONE);
    assertThat(working.generate(new int[Games.SIEGE_OF_PARIS.maxMoves()], 0)).isZero();
    assertThat(working.stuck()).isEqualTo(Decision.LOST);
  }

  @Test
  void garrisonWithoutAMovePassesUnderTheThirteenRules() {
    Position blocked = blocked("original").turn("rw");
    assertThat(words(blocked)).isEqualTo("-");
    assertThat(blocked.legalMoves().toString()).isEqualTo("[pass]");
    Position after = blocked.play("pass");
    assertThat(after.turn().code()).isEqualTo("w");
    assertThat(after.halfmove()).isEqualTo(1);
  }

  /** The garrison fills the fort, and a supported besieger stands on every gate square. */
  private static Scene blocked(String preset) {
    return Scene.under(
        preset, Map.of(), "Mf5", "Mg5", "Gf4", "Lg4", "mf12", "mg12", "kf13", "kg13", "mc8", "mc9",
        "gc10", "mj8", "mj9", "cj10", "Kk8", "Kb8");
  }

  @Test
  void drawWhenTheWinningGroupCannotBeMadeUpAndSomebodyIsInside() {
    Position position = Scene.of("Mf5", "ma10").outside().turn("w").play("f5f6");
    assertThat(words(position)).isEqualTo("draw exhaustion ½-½");
    assertThat(position.working().decided()).isEqualTo(Decision.DRAWN);
    assertThat(position.legalMoves()).isEmpty();
    assertThat(words(Scene.of("Mf6", "Mb1", "Mc1", "Md1").outside().turn("w")))
        .as("three Men but no officer")
        .isEqualTo("draw exhaustion ½-½");
    assertThat(words(Scene.of("Mf6", "Mb1", "gl16").outside().turn("w")))
        .as("an officer but two Men")
        .isEqualTo("draw exhaustion ½-½");
    assertThat(words(Scene.of("Mf6", "Mb1", "Mc1", "gl16").outside().turn("w")))
        .as("inside or out")
        .isEqualTo("-");
  }

  @Test
  void noDrawWhileNobodyIsInsideNorUnderTheThirteenRules() {
    assertThat(words(Scene.of("Mf5", "ma10").outside().turn("w"))).isEqualTo("-");
    assertThat(words(Scene.under("original", Map.of(), "Mf6", "ma10").outside().turn("w")))
        .isEqualTo("-");
  }

  @Test
  void drawComesWithTheTakeThatLeavesTooFew() {
    Position position = Scene.of("Rf3", "mf5", "Mh8", "mk9", "ga1").outside().turn("rw");
    assertThat(words(position)).isEqualTo("-");
    assertThat(words(position.play("f3f5"))).isEqualTo("draw exhaustion ½-½");
  }

  @Test
  void ruling6GarrisonWithoutAMoveLosesBeforeTheDraw() {
    String[] men = {"Mb15", "Ma14", "Mf5", "Me4", "Mj8", "Mk7", "Md8", "mf12", "me13"};
    String[] garrison = {"Oa16", "Xf10", "Of6", "Xh8", "Rd10", "Qh10", "Oh6", "Xd6"};
    String[] all =
        Stream.concat(Arrays.stream(men), Arrays.stream(garrison)).toArray(String[]::new);
    Position position = Scene.of(all).turn("rw");
    assertThat(words(position)).isEqualTo("FIRST blocked 1-0");
    assertThat(position.working().decided()).isEqualTo(Decision.LOST);
    assertThat(words(Scene.of(all).turn("w"))).isEqualTo("draw exhaustion ½-½");
  }

  @Test
  void thirdRepetitionDrawsTheStartIncluded() {
    String[] round = {"f3f4", "pass", "f4f3", "pass"};
    Position shuttling = Scene.of("Rf3", "Ml16", "ma1").turn("rw");
    for (int i = 0; i < 2; i++) {
      assertThat(words(shuttling)).isEqualTo("-");
      for (String move : round) {
        shuttling = shuttling.play(move);
      }
    }
    assertThat(words(shuttling)).isEqualTo("draw repetition ½-½");
    assertThat(shuttling.working().repetitions()).isEqualTo(2);
  }

  @Test
  void commandMakesAnotherPosition() {
    Position free = Scene.of("Rf3", "mf5", "Ga1").turn("rw");
    Position commanded = Scene.of("Rf3", "mf5", "Ga1").commanded("rw", "f5");
    assertThat(free.key()).isNotEqualTo(commanded.key());
    assertThat(free.key()).isNotEqualTo(Scene.of("Rf3", "mf5", "Ga1").turn("rb").key());
  }

  @Test
  void twoHundredPliesWithoutACaptureOrAnEntryDraw() {
    Position position = Scene.of("Rf3", "Ml16", "ma1").halfmove(199).turn("rw").play("f3f4");
    assertThat(words(position)).isEqualTo("draw progress ½-½");
    assertThat(position.working().decided()).isEqualTo(Decision.NONE);
    Position entry =
        Scene.of("Kf5", "Ma1", "Mb1", "Mc1").outside().halfmove(199).turn("w").play("f5f6");
    assertThat(words(entry)).isEqualTo("-");
    assertThat(entry.halfmove()).isZero();
    Position take = Scene.of("Rf3", "mf5", "ma1").halfmove(199).turn("rw").play("f3f5");
    assertThat(take.halfmove()).isZero();
  }

  @Test
  void offTheBoard() {
    for (Game.OffBoard reason : Game.OffBoard.values()) {
      assertThat(Games.SIEGE_OF_PARIS.rules().rule(Games.SIEGE_OF_PARIS.ending(reason).rule()))
          .isNotNull();
    }
    assertThat(
            Games.SIEGE_OF_PARIS.points(
                Team.SECOND, Games.SIEGE_OF_PARIS.ending(Game.OffBoard.RESIGNATION)))
        .hasToString("0-1");
  }

  /** Returns for example {@code FIRST inside 1-0}, or {@code -} for a game that goes on. */
  private static String words(Position position) {
    return switch (position.outcome()) {
      case Outcome.Ongoing() -> "-";
      case Outcome.Decided decided ->
          "%s %s %s"
              .formatted(
                  decided.winner() == null ? "draw" : decided.winner(),
                  decided.ending().id(),
                  decided.points());
    };
  }
}
