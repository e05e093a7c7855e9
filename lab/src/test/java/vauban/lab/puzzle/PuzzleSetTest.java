package vauban.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Position;

class PuzzleSetTest {

  private static final String ONE = "9g/1I8/10/2**2**2/2**2**2/10/10/4B1G3 w - - 0 1";
  private static final String ONE_STEP_ASIDE = "9g/1I8/10/2**2**2/2**2**2/10/10/4B2G2 w - - 0 1";
  private static final String OTHER = "4g5/10/10/2**2**2/F1**2**2/10/10/6G3 w - - 0 1";
  private static final String NORTH = "4g5/10/10/2**2**2/f1**2**2/10/10/6G3 b - - 0 1";

  @Test
  void takesWhatDiffers() {
    PuzzleSet set = new PuzzleSet(10);

    assertThat(set.add(puzzle(ONE, 2, "b7a8f"))).isTrue();
    assertThat(set.add(puzzle(OTHER, 5, "a4a8"))).isTrue();
    assertThat(set.puzzles()).hasSize(2);
  }

  @Test
  void refusesTheSameMoves() {
    PuzzleSet set = new PuzzleSet(10);
    set.add(puzzle(ONE, 2, "b7a8f"));

    assertThat(set.add(puzzle(OTHER, 5, "b7a8f"))).isFalse();
  }

  @Test
  void refusesAnotherOfTheSameGame() {
    PuzzleSet set = new PuzzleSet(10);
    set.add(puzzle("1-7-30", ONE, 2, "b7a8f"));

    assertThat(set.add(puzzle("1-7-52", OTHER, 5, "a4a8"))).isFalse();
  }

  @Test
  void refusesNearlyTheSamePosition() {
    PuzzleSet set = new PuzzleSet(10);
    set.add(puzzle(ONE, 2, "b7a8f"));

    assertThat(set.add(puzzle(ONE_STEP_ASIDE, 5, "b7a8c"))).isFalse();
  }

  @Test
  void noSideHasMostOfThemToItself() {
    PuzzleSet set = new PuzzleSet(2);
    set.add(puzzle(ONE, 2, "b7a8f"));

    assertThat(set.add(puzzle(OTHER, 8, "a4a8"))).as("a second for South").isFalse();
    assertThat(set.add(puzzle(NORTH, 8, "a4a1"))).isTrue();
    assertThat(set.full()).isTrue();
  }

  @Test
  void isWrittenAsOneLine() {
    assertThat(puzzle(ONE, 2, "b7a8f").json())
        .isEqualTo(
            "{\"id\":\"1-2-0\",\"position\":\"%s\",\"line\":[\"b7a8f\"],\"last\":[\"b7a8f\"],\"themes\":[\"checkmate\"],\"difficulty\":2}"
                .formatted(ONE));
  }

  /** A puzzle of a game of its own. */
  private static Puzzle puzzle(String text, int difficulty, String move) {
    return puzzle("1-%d-0".formatted(difficulty), text, difficulty, move);
  }

  private static Puzzle puzzle(String id, String text, int difficulty, String move) {
    Position position = Games.SIEGE.position(Games.SIEGE.options(), text);
    Solution solution = new Solution(List.of(move), List.of(move));
    return new Puzzle(id, position, solution, List.of("checkmate"), difficulty);
  }
}
