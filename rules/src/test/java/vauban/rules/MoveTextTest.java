package vauban.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;

/** Both notations name every legal move of every game, and no two moves alike. */
class MoveTextTest {

  private static final int PLIES = 120;

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void bothNotationsAreUniqueAndReadBack(RuleSet rules) {
    for (long seed = 600; seed < 603; seed++) {
      new RandomPlay(rules, seed)
          .through(
              PLIES,
              (position, ply) -> {
                if (ply % 6 == 1) {
                  check(Position.of(position), rules.toString());
                }
              });
    }
  }

  private static void check(Position position, String where) {
    List<Move> moves = position.legalMoves();
    assertThat(moves.stream().map(Move::text))
        .as("%s: %s", where, position)
        .doesNotHaveDuplicates();
    assertThat(moves.stream().map(position::shortText))
        .as("%s: %s", where, position)
        .doesNotHaveDuplicates();
    for (Move move : moves) {
      Verdict legal = new Verdict.Legal(move);
      assertThat(position.explain(move.text())).as("%s: %s", where, position).isEqualTo(legal);
      assertThat(position.explain(position.shortText(move)))
          .as("%s: %s", where, position)
          .isEqualTo(legal);
    }
  }
}
