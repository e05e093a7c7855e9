package vauban.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Team;
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

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void aSkippedTurnIsTheOtherSidesAndComesBack(RuleSet rules) {
    String where = rules + " seed 7";
    new RandomPlay(rules, 7)
        .through(
            PLIES,
            (position, ply) -> {
              if (position.skippable() && !position.pressed()) {
                skipAndBack(position, where + " ply " + ply);
              }
            });
  }

  @Test
  void aTurnOfParisCannotBeSkipped() {
    WorkingPosition position = Games.SIEGE_OF_PARIS.start().working();

    assertThat(position.skippable()).isFalse();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(position::skip)
        .withMessage("no turn of The Siege of Paris can be skipped");
  }

  private static void skipAndBack(WorkingPosition position, String where) {
    Snapshot before = Snapshot.of(position);
    Team team = position.team();
    position.skip();
    assertThat(position.team()).as(where).isEqualTo(team.other());
    assertThat(position.key()).as(where).isNotEqualTo(before.key());
    assertThat(position.repetitions()).as(where).isZero();
    eachMove(position, where + " skipped");
    position.unskip();
    assertThat(Snapshot.of(position)).as(where).isEqualTo(before);
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
