package vauban.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import vauban.engine.Score;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

final class EvaluationTest {

  private static final Position SOUTH_TO_MOVE = Games.SIEGE.start();
  private static final Position NORTH_TO_MOVE = SOUTH_TO_MOVE.play("c2e4");

  @Test
  void isFromTheFirstTeamsViewWhoeverMoves() {
    assertThat(Evaluation.of(SOUTH_TO_MOVE, 35)).hasToString("+0.35");
    assertThat(Evaluation.of(NORTH_TO_MOVE, 35)).hasToString("-0.35");
    assertThat(Evaluation.of(NORTH_TO_MOVE, 0)).hasToString("+0.00");
  }

  @Test
  void aProvenWinSaysWhenItComes() {
    Evaluation won = Evaluation.of(SOUTH_TO_MOVE, Score.WIN - 5);
    Evaluation lost = Evaluation.of(NORTH_TO_MOVE, Score.WIN - 4);

    assertThat(won).hasToString("+#5");
    assertThat(won.winner()).contains(Team.FIRST);
    assertThat(won.share(Team.FIRST)).isEqualTo(1);
    assertThat(lost).hasToString("-#4");
    assertThat(lost.share(Team.FIRST)).isZero();
  }

  @Test
  void theEndOfAGameIsItsResult() {
    Game game = Games.SIEGE;
    Position won =
        game.position(game.options(), "8g1/4B5/10/2**2**2/2**2**2/10/10/4G5 w - - 0 1").play("Be8");
    Position drawn = game.position(game.options(), "8g1/10/10/2**2**2/2**2**2/10/10/4G5 w - - 0 1");

    assertThat(Evaluation.of((Outcome.Decided) won.outcome())).hasToString("1-0");
    Evaluation draw = Evaluation.of((Outcome.Decided) drawn.outcome());
    assertThat(draw).hasToString("1/2-1/2");
    assertThat(draw.share(Team.SECOND)).isEqualTo(0.5);
    assertThat(draw.winner()).isEmpty();
  }

  @Test
  void aShareGrowsWithTheScore() {
    assertThat(share(0)).isEqualTo(0.5);
    assertThat(share(100)).isCloseTo(0.59, within(0.005));
    assertThat(share(-300)).isCloseTo(0.25, within(0.005));
    assertThat(share(1000)).isCloseTo(0.975, within(0.005));
  }

  @Test
  void aBarIsFilledByTheFirstTeamsShare() {
    assertThat(Bar.UNICODE.of(Evaluation.of(SOUTH_TO_MOVE, 100), 10)).isEqualTo("██████░░░░");
    assertThat(Bar.ASCII.of(Evaluation.of(SOUTH_TO_MOVE, -Score.WIN), 10)).isEqualTo("..........");
  }

  private static double share(int score) {
    return Evaluation.of(SOUTH_TO_MOVE, score).share(Team.FIRST);
  }
}
