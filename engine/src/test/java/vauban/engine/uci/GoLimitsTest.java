package vauban.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.engine.Clock;
import vauban.engine.Limits;
import vauban.rules.Games;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

class GoLimitsTest {

  private final Position south = Games.SIEGE.start();
  private final Position north = south.play("c2e4");
  private final List<String> complaints = new ArrayList<>();

  @Test
  void eachTeamHasItsClock() {
    String go = "go wtime 1000 btime 2000 winc 10 binc 20 movestogo 5";

    assertThat(limits(go, south).clock()).isEqualTo(clock(1000, 10, 5));
    assertThat(limits(go, north).clock()).isEqualTo(clock(2000, 20, 5));
  }

  @Test
  void inParisTheBesiegersHaveTheFirstClockAndTheGarrisonTheSecond() {
    Position garrison = Games.SIEGE_OF_PARIS.start();
    Position garrisonAgain = garrison.play("@ROXOQXOX");
    Position white = garrisonAgain.play(garrisonAgain.legalMoves().getFirst());
    String go = "go wtime 1000 btime 2000";

    assertThat(limits(go, garrison).clock()).isEqualTo(clock(2000, 0, 0));
    assertThat(limits(go, garrisonAgain).clock()).isEqualTo(clock(2000, 0, 0));
    assertThat(limits(go, white).clock()).isEqualTo(clock(1000, 0, 0));
  }

  @Test
  void aFallenFlagLeavesNoTime() {
    assertThat(limits("go wtime -20 btime 1", south).clock()).isEqualTo(clock(0, 0, 0));
    assertThat(limits("go movetime 0", south).time()).isEqualTo(Duration.ofMillis(1));
    assertThat(complaints).isEmpty();
  }

  @Test
  void anInfiniteSearchAndABareGoHaveNoLimit() {
    assertThat(limits("go infinite", south)).isEqualTo(Limits.infinite());
    assertThat(limits("go", south)).isEqualTo(Limits.infinite());
    assertThat(complaints).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"go movetime abc", "go wtim 1000", "go btime 1000", "go winc 5", "go depth -1"})
  void aSearchWhoseLimitsGotLostEndsAfterASecond(String go) {
    assertThat(limits(go, south).time()).isEqualTo(Duration.ofSeconds(1));
    assertThat(complaints.getLast())
        .isEqualTo("go has no limit for the side to move; it searches for 1000 ms");
  }

  @Test
  void aLimitThatGotLostLeavesTheOthers() {
    assertThat(limits("go movetime abc depth 3", south)).isEqualTo(Limits.depth(3));
    assertThat(limits("go movetime abc infinite", south)).isEqualTo(Limits.infinite());
  }

  @Test
  void readsDepthNodesMateAndPonder() {
    assertThat(limits("go depth 5000 nodes 7 mate 3 ponder", south))
        .isEqualTo(Limits.depth(Limits.MAX_DEPTH).withNodes(7).withMate(3).withPonder());
  }

  @Test
  void timesThatCannotBeMeantAreStillTimes() {
    Limits limits = limits("go movetime 999999999999999999999 wtime 99999999999999999999", south);

    assertThat(Duration.ofMillis(GoNumber.MOST).toNanos()).isPositive();
    assertThat(limits.time()).isEqualTo(Duration.ofMillis(GoNumber.MOST));
    assertThat(limits.clock()).isEqualTo(clock(GoNumber.MOST, 0, 0));
  }

  @Test
  void searchesTheMovesThatAreLegal() {
    Limits limits = limits("go depth 1 searchmoves c2e4 c2c9 h2f4", south);

    assertThat(limits.searchMoves()).extracting(Move::text).containsExactly("c2e4", "h2f4");
    assertThat(complaints).singleElement().asString().startsWith("searchmoves leaves out c2c9: ");
  }

  @Test
  void searchesAllMovesWhereNoneOfThoseNamedIsLegal() {
    Limits limits = limits("go depth 1 searchmoves e1e5", south);

    assertThat(limits.searchMoves()).isEmpty();
    assertThat(complaints)
        .last()
        .isEqualTo("searchmoves names no legal move; all moves are searched");
  }

  private Limits limits(String go, Position position) {
    GoCommand words = ((UciCommand.Go) UciParser.read(go)).words();
    return GoLimits.of(words, position, 1, complaints::add);
  }

  private static Clock clock(long left, long increment, int movesToGo) {
    return new Clock(Duration.ofMillis(left), Duration.ofMillis(increment), movesToGo);
  }
}
