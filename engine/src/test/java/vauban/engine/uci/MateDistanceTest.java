package vauban.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.engine.Score;
import vauban.rules.Games;
import vauban.rules.game.Position;

class MateDistanceTest {

  @ParameterizedTest
  @CsvSource({"1, 1", "3, 2", "5, 3", "2, 1", "4, 2"})
  void countsTheMovesOfTheSideThatWins(int plies, int moves) {
    assertThat(MateDistance.moves(Games.SIEGE.start(), Score.WIN - plies, List.of()))
        .isEqualTo(moves);
  }

  @ParameterizedTest
  @CsvSource({"2, -1", "4, -2", "6, -3", "1, -1", "3, -1"})
  void isNegativeForTheSideThatLoses(int plies, int moves) {
    assertThat(MateDistance.moves(Games.SIEGE.start(), plies - Score.WIN, List.of()))
        .isEqualTo(moves);
  }

  @Test
  void countsBothOfThePliesThatTheGarrisonBeginsWith() {
    Position placing = Games.SIEGE_OF_PARIS.start();
    Position placed = placing.play("@ROXOQXOX");
    Position moved = placed.play(placed.legalMoves().getFirst());
    var line = List.of(placing.move("@ROXOQXOX"), placed.legalMoves().getFirst());

    assertThat(MateDistance.moves(placing, Score.WIN - 2, line)).isEqualTo(2);
    assertThat(MateDistance.moves(placing, Score.WIN - 4, line)).isEqualTo(3);
    assertThat(MateDistance.moves(placing, 3 - Score.WIN, line)).isEqualTo(-1);
    assertThat(MateDistance.moves(moved, 4 - Score.WIN, List.of())).isEqualTo(-2);
  }
}
