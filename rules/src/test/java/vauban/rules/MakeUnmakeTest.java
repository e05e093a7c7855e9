package vauban.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.game.PackedMove;
import vauban.rules.game.WorkingPosition;

/** Unmaking a move restores everything, whatever the game. */
class MakeUnmakeTest {

  private static final int GAMES = 3;
  private static final int PLIES = 120;

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void unmakingEachMoveRestoresEverything(RuleSet rules) {
    for (long seed = 0; seed < GAMES; seed++) {
      String where = rules + " seed " + seed;
      new RandomPlay(rules, seed)
          .through(
              PLIES,
              (position, ply) -> {
                if (ply % 10 == 0) {
                  eachMove(position, where + " ply " + ply);
                }
              });
    }
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void unmakingAWholeGameRestoresEveryPositionOfIt(RuleSet rules) {
    for (long seed = 100; seed < 100 + GAMES; seed++) {
      RandomPlay play = new RandomPlay(rules, seed);
      Deque<Snapshot> passed = new ArrayDeque<>();
      passed.push(Snapshot.of(play.position()));
      while (passed.size() <= PLIES && play.play() != PackedMove.NONE) {
        passed.push(Snapshot.of(play.position()));
      }
      passed.pop();
      while (!passed.isEmpty()) {
        play.position().unmake();
        assertThat(Snapshot.of(play.position()))
            .as("%s seed %d ply %d", rules, seed, passed.size())
            .isEqualTo(passed.pop());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#defaults")
  void thereIsNothingToUnmakeAtTheStart(RuleSet rules) {
    WorkingPosition position = rules.game().start(rules.options()).working();

    assertThatIllegalStateException().isThrownBy(position::unmake);
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#defaults")
  void aCopyKnowsTheHistoryAndGoesItsOwnWay(RuleSet rules) {
    WorkingPosition position = rules.game().start(rules.options()).working();
    Snapshot start = Snapshot.of(position);
    position.make(start.moves().getFirst());
    WorkingPosition copy = position.copy();
    Snapshot before = Snapshot.of(copy);

    position.make(before.moves().getLast());
    assertThat(Snapshot.of(copy)).isEqualTo(before);
    copy.unmake();
    assertThat(Snapshot.of(copy)).isEqualTo(start);
    position.unmake();
    assertThat(Snapshot.of(position)).isEqualTo(before);
  }

  private static void eachMove(WorkingPosition position, String where) {
    Snapshot before = Snapshot.of(position);
    for (int move : before.moves()) {
      position.make(move);
      position.countMoves();
      position.unmake();
      assertThat(Snapshot.of(position))
          .as("%s after %s and back", where, position.text(move))
          .isEqualTo(before);
    }
  }
}
