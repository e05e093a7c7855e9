package vauban.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
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
    assertThat(chosen(10, find(1, ONE, "b7a8f"), find(2, OTHER, "a4a8")))
        .containsExactly("1-1-0", "1-2-0");
  }

  @Test
  void refusesTheSameMoves() {
    assertThat(chosen(10, find(1, ONE, "b7a8f"), find(2, OTHER, "b7a8f"))).hasSize(1);
  }

  @Test
  void refusesAnotherOfTheSameGame() {
    assertThat(chosen(10, find(7, ONE, "b7a8f"), find(7, OTHER, "a4a8"))).hasSize(1);
  }

  @Test
  void refusesNearlyTheSamePosition() {
    assertThat(chosen(10, find(1, ONE, "b7a8f"), find(2, ONE_STEP_ASIDE, "b7a8c"))).hasSize(1);
  }

  @Test
  void noSideHasMostOfThemToItself() {
    List<Find> finds =
        IntStream.range(0, 6)
            .mapToObj(i -> find(i, lone(i), List.of("theme" + i), "a4a" + i))
            .toList();

    assertThat(PuzzleSet.choose(finds, 4, find -> OptionalInt.of(find.id().charAt(2) - '0')))
        .hasSize(3);
  }

  @Test
  void whatIsRareGoesBeforeWhatIsNot() {
    Find banner = find(3, NORTH, List.of("headquarters"), "a4a1");

    assertThat(chosen(2, find(1, ONE, "b7a8f"), find(2, OTHER, "a4a8"), banner))
        .contains("1-3-0")
        .hasSize(2);
  }

  @Test
  void noDegreeOfDifficultyHasMostOfThemToItself() {
    List<Find> finds = new ArrayList<>();
    IntStream.range(0, 10)
        .forEach(i -> finds.add(find(i, lone(i), List.of("theme" + i), "a4a" + i)));

    assertThat(PuzzleSet.choose(finds, 5, find -> OptionalInt.of(1))).hasSize(2);
  }

  @Test
  void leavesOutWhatIsNoPuzzle() {
    assertThat(PuzzleSet.choose(List.of(find(1, ONE, "b7a8f")), 5, find -> OptionalInt.empty()))
        .isEmpty();
  }

  @Test
  void isWrittenAsOneLine() {
    assertThat(new Puzzle(find(2, ONE, "b7a8f"), 2).json())
        .isEqualTo(
            "{\"id\":\"1-2-0\",\"position\":\"%s\",\"line\":[\"b7a8f\"],\"last\":[\"b7a8f\"],\"themes\":[\"checkmate\"],\"difficulty\":2}"
                .formatted(ONE));
  }

  @Test
  void aDefenceSaysHowSoonTheOtherMovesLose() {
    Find find = find(2, ONE, "b7a8f");
    Find defence = new Find(find.id(), find.position(), find.solution(), 3, List.of("defence"));

    assertThat(new Puzzle(defence, 4).json()).contains("\"loses\":3,\"themes\":[\"defence\"]");
  }

  /** A position that has hardly a piece in common with one of another number. */
  private static String lone(int number) {
    return "%s/10/10/2**2**2/2**2**2/10/10/%s w - - 0 1"
        .formatted(rank('g', number), rank('G', (number + 5) % 10));
  }

  private static String rank(char piece, int file) {
    return (file == 0 ? "" : file) + "" + piece + (file == 9 ? "" : 9 - file);
  }

  private static List<String> chosen(int most, Find... finds) {
    return PuzzleSet.choose(List.of(finds), most, find -> OptionalInt.of(find.id().charAt(2) - '0'))
        .stream()
        .map(puzzle -> puzzle.find().id())
        .toList();
  }

  private static Find find(int game, String text, String move) {
    return find(game, text, List.of("checkmate"), move);
  }

  private static Find find(int game, String text, List<String> themes, String move) {
    Position position = Games.SIEGE.position(Games.SIEGE.options(), text);
    Solution solution = new Solution(List.of(move), List.of(move));
    return new Find("1-%d-0".formatted(game), position, solution, 0, themes);
  }
}
