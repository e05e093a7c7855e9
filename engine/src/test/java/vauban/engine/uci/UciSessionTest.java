package vauban.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.Games;
import vauban.rules.game.Position;

class UciSessionTest {

  private static final String ONE_MOVE_FROM_MATE = "8g1/4B5/10/2**2**2/2**2**2/10/10/4G5 w - - 0 1";
  private static final String WON = "4B5/2g7/10/2**2**2/2**2**2/10/10/5G4 b - - 0 1";

  private Host host;

  @BeforeEach
  void begin() throws Exception {
    host = new Host();
    host.send("setoption name Hash value 1");
  }

  @AfterEach
  void end() throws Exception {
    host.close();
  }

  @Test
  void saysNothingUnasked() throws Exception {
    assertThat(host.ask()).isEmpty();
    assertThat(host.ask("", "position startpos moves c2e4", "ucinewgame", "stop")).isEmpty();
    assertThat(host.end()).isEmpty();
  }

  @Test
  void saysWhoItIs() throws Exception {
    List<String> answer = host.ask("uci");

    assertThat(answer).startsWith("id name Vauban test").endsWith("uciok");
    assertThat(answer).filteredOn(line -> line.startsWith("id author ")).hasSize(1);
    assertThat(answer.subList(2, answer.size() - 1)).allMatch(line -> line.startsWith("option "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void playsEachGame(String game) throws Exception {
    Position start = Games.find(game).orElseThrow().start();

    List<String> answer =
        host.search("setoption name UCI_Variant value " + game, "position startpos", "go depth 2");

    assertThat(answer.subList(0, answer.size() - 1))
        .allMatch(
            line ->
                line.matches(
                    "info depth [12] seldepth \\d+ multipv 1 score cp -?\\d+ nodes \\d+ nps \\d+"
                        + " hashfull \\d+ time \\d+ pv \\S+( \\S+)*"))
        .hasSizeGreaterThanOrEqualTo(2);
    assertThat(start.play(move(answer))).isNotNull();
  }

  @Test
  void anotherGameBeginsWithItsArray() throws Exception {
    assertThat(
            host.ask(
                "position startpos moves c2e4", "setoption name UCI_Variant value war-chess", "d"))
        .contains("Position: " + Games.WAR_CHESS.start());
    assertThat(host.ask("setoption name first value defender", "d"))
        .contains("Game: war-chess, standard, first=defender", "Turn: Defender to move");
  }

  @Test
  void playsUnderTheRulesThatWereSet() throws Exception {
    host.send("setoption name Rules value bell", "setoption name UCI_Variant value siege-of-paris");

    assertThat(host.ask("position startpos moves @ROXOQXOX", "d"))
        .contains(
            "Game: siege-of-paris, bell, array=three-ranks, colonel=2, inside=1+3, players=2,"
                + " command=off");
  }

  @Test
  void readsAPositionOfSeveralFieldsAndItsMoves() throws Exception {
    assertThat(host.ask("position fen " + ONE_MOVE_FROM_MATE + " moves e1f1", "d"))
        .contains("Position: 8g1/4B5/10/2**2**2/2**2**2/10/10/5G4 b - - 1 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "position fen 4g5/10 w - - 0 1 | the position is wrong at placement (column 1): it has 2"
            + " ranks, but the board has 8",
        "position fen 4g5/10/10/2**2**2/2**2**2/10/10/10 w - - 0 1 | ",
        "position fen x | ",
        "position startpos moves e1e5 | e1e5: ",
        "position startpos moves c2e4 c2e4 | c2e4: ",
        "position here | position wants: "
      })
  void aWrongPositionIsComplainedOfAndTheEarlierStays(String wrong, String beginning)
      throws Exception {
    host.send("position startpos moves c2e4 h7f5");

    List<String> complaint = host.ask(wrong);

    assertThat(complaint)
        .singleElement()
        .asString()
        .startsWith("info string " + (beginning == null ? "" : beginning));
    assertThat(host.ask("d"))
        .contains("Position: " + Games.SIEGE.start().play("c2e4").play("h7f5"));
  }

  @Test
  void playsOnFromWhatItPlayedBeforeAndBackAgain() throws Exception {
    Position position = Games.SIEGE.start().play("c2e4").play("h7f5");

    host.send("position startpos moves c2e4");
    assertThat(host.ask("position startpos moves c2e4 h7f5", "d"))
        .contains("Position: " + position);
    assertThat(host.ask("position startpos moves h2f4", "d"))
        .contains("Position: " + Games.SIEGE.start().play("h2f4"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setoption name Hash value much", "setoption name Skill Level value 0", "setoption",
        "xyzzy", "position", "debug perhaps"
      })
  void answersWhatItCannotDoWithASentence(String line) throws Exception {
    assertThat(host.ask(line)).singleElement().asString().startsWith("info string ");
  }

  @Test
  void keepsWhatIsVeryLongShort() throws Exception {
    assertThat(host.ask("x".repeat(10_000)).getFirst()).hasSizeLessThan(700);
  }

  @Test
  void findsAMateAndCountsItsMoves() throws Exception {
    List<String> answer = host.search("position fen " + ONE_MOVE_FROM_MATE, "go depth 3");

    assertThat(answer.getFirst()).contains(" score mate 1 ").endsWith(" pv e7e8");
    assertThat(answer).endsWith("bestmove e7e8");
  }

  @Test
  void saysTheResultOfADecidedGame() throws Exception {
    assertThat(host.search("position fen " + WON, "go depth 5"))
        .containsExactly(
            "info string The game is over: won by South by capturing the headquarters.",
            "bestmove (none)");
    assertThat(host.ask("eval"))
        .containsExactly("The game is over: won by South by capturing the headquarters.");
  }

  @Test
  void searchesOnlyTheMovesAskedFor() throws Exception {
    assertThat(host.search("go depth 3 searchmoves h2f4")).endsWith("bestmove h2f4");
  }

  @Test
  void tellsSeveralLinesTheBestFirst() throws Exception {
    List<String> answer = host.search("setoption name MultiPV value 3", "go depth 3");

    List<String> last = answer.subList(answer.size() - 4, answer.size() - 1);
    for (int i = 0; i < 3; i++) {
      assertThat(last.get(i)).contains(" depth 3 ", " multipv " + (i + 1) + " ");
    }
    assertThat(last.getFirst()).contains(" pv " + move(answer));
  }

  @Test
  void namesTheMoveItWouldPonderOnToThosePondering() throws Exception {
    assertThat(host.search("go depth 4").getLast()).matches("bestmove \\S+");
    assertThat(host.search("setoption name Ponder value true", "go depth 4").getLast())
        .matches("bestmove \\S+ ponder \\S+");
  }

  @Test
  void ofALimitThatIsNoneItComplainsAndStillMoves() throws Exception {
    List<String> answer = host.search("go movetime abc");

    assertThat(answer)
        .startsWith(
            "info string go movetime wants a number of milliseconds, not 'abc'; it is left out",
            "info string go has no limit for the side to move; it searches for 1000 ms");
    assertThat(host.within(50)).isEmpty();
  }

  @Test
  void searchMovesWithoutMovesIsALimitThatGotLost() throws Exception {
    assertThat(host.search("go searchmoves"))
        .startsWith(
            "info string go searchmoves wants moves, and none follow; it is left out",
            "info string go has no limit for the side to move; it searches for 1000 ms");
    assertThat(host.search("go searchmoves depth 1"))
        .startsWith("info string go searchmoves wants moves, and none follow; it is left out");
  }

  @Test
  void anEndlessSearchIsReadyAndStops() throws Exception {
    host.send("go infinite");
    host.until("info depth 3");
    host.send("isready");
    host.until("readyok");

    host.send("stop");
    host.until("bestmove");
    assertThat(host.ask("stop")).as("one move a search").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"go infinite", "go ponder movetime 1", "go ponder depth 1", "go ponder infinite"})
  void waitsWithItsMoveUntilItIsStopped(String go) throws Exception {
    host.send("position fen " + ONE_MOVE_FROM_MATE, go);
    host.until("info depth 1");

    assertThat(host.within(150)).noneMatch(line -> line.startsWith("bestmove"));
    assertThat(host.search("stop")).endsWith("bestmove e7e8");
  }

  @Test
  void evenInADecidedGame() throws Exception {
    host.send("position fen " + WON, "go infinite");
    host.until("info string");

    assertThat(host.within(100)).isEmpty();
    assertThat(host.search("stop")).containsExactly("bestmove (none)");
  }

  @Test
  void aPonderHitStartsTheClock() throws Exception {
    host.send("go ponder movetime 100");
    host.until("info depth 1");
    assertThat(host.within(200)).noneMatch(line -> line.startsWith("bestmove"));

    assertThat(host.search("ponderhit").getLast()).startsWith("bestmove ");
    assertThat(host.ask("ponderhit")).isEmpty();
  }

  @Test
  void aPonderHitReleasesASearchThatHasEnded() throws Exception {
    host.send("go ponder depth 1");
    host.until("info depth 1");

    assertThat(host.search("ponderhit").getLast()).startsWith("bestmove ");
  }

  @Test
  void stopsAndGoesAtOnce() throws Exception {
    host.send("go infinite", "stop", "position startpos moves c2e4", "go depth 1", "stop");

    Games.SIEGE.start().play(move(host.until("bestmove")));
    Games.SIEGE.start().play("c2e4").play(move(host.until("bestmove")));
    assertThat(host.ask()).isEmpty();
  }

  @Test
  void aSecondGoEndsTheFirst() throws Exception {
    host.send("go infinite", "position startpos moves c2e4", "go depth 2");

    Games.SIEGE.start().play(move(host.until("bestmove")));
    Games.SIEGE.start().play("c2e4").play(move(host.until("bestmove")));
    assertThat(host.ask()).isEmpty();
  }

  @Test
  void whatIsSetDuringASearchHoldsFromTheNext() throws Exception {
    host.send("go infinite");
    host.until("info depth 2");
    host.send(
        "setoption name Hash value 2",
        "setoption name Threads value 2",
        "setoption name MultiPV value 2",
        "setoption name UCI_Variant value war-chess",
        "ucinewgame",
        "stop");
    Games.SIEGE.start().play(move(host.until("bestmove")));

    List<String> answer = host.search("go depth 2");

    assertThat(answer).anyMatch(line -> line.contains(" multipv 2 "));
    Games.WAR_CHESS.start().play(move(answer));
  }

  @Test
  void aWeakLevelPlaysAndWaitsLikeAStrongOne() throws Exception {
    host.send("setoption name Skill Level value 1");
    assertThat(host.search("position startpos", "go nodes 1000").getLast()).contains("bestmove ");

    host.send("go infinite");
    assertThat(host.within(300)).noneMatch(line -> line.startsWith("bestmove"));
    assertThat(host.search("stop").getLast()).startsWith("bestmove ");

    host.send("go movetime 60000");
    assertThat(host.within(300)).noneMatch(line -> line.startsWith("bestmove"));
    assertThat(host.search("stop").getLast()).startsWith("bestmove ");
  }

  @Test
  void aLevelThatIsNoneLeavesItAsItWas() throws Exception {
    assertThat(host.ask("setoption name Skill Level value 11"))
        .containsExactly("info string option Skill Level is a whole number from 1 to 10, not '11'");
  }

  @Test
  void theEndOfInputEndsASearchWithItsMove() throws Exception {
    host.send("go infinite");
    host.until("info depth 2");
    long closed = System.nanoTime();

    List<String> rest = host.end();

    assertThat(rest.getLast()).startsWith("bestmove ");
    assertThat(Duration.ofNanos(System.nanoTime() - closed)).isLessThan(Duration.ofSeconds(2));
  }

  @Test
  void aHostThatHearsNoMoreEndsTheSessionThoughItSaysNothing() throws Exception {
    PipedWriter silent = new PipedWriter();
    PipedReader in = new PipedReader(silent);
    silent.write("setoption name Hash value 1\ngo infinite\n");

    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> new UciSession("Vauban test", in, new Deaf()).run());
    silent.close();
  }

  @Test
  void countsMoves() throws Exception {
    host.send("go perft 0");
    assertThat(host.until("Nodes searched")).containsExactly("Nodes searched: 1");

    host.send("go perft 1");
    List<String> one = host.until("Nodes searched");
    assertThat(one).hasSize(31).contains("c2e4: 1").endsWith("Nodes searched: 30");

    host.send("go perft 4");
    assertThat(host.until("Nodes searched")).endsWith("Nodes searched: 780250");
    assertThat(host.ask()).isEmpty();
  }

  @Test
  void stopsCounting() throws Exception {
    host.send("go perft 30");
    host.send("isready", "stop");
    assertThat(host.until("info string"))
        .contains("readyok")
        .endsWith("info string perft was stopped before it had counted all");
  }

  @Test
  void drawsAnyBoard() throws Exception {
    assertThat(host.ask("position startpos", "d"))
        .startsWith(" 8  f c a s g b s a c f", " 7  i i i i i i i i i i")
        .contains(
            " 5  . . * * . . * * . .",
            "    a b c d e f g h i j",
            "Legal moves: 30",
            "Turn: South to move");
    assertThat(host.ask("setoption name UCI_Variant value war-chess", "d"))
        .contains("18  C   A   I   I   W   C   A   I   I");
  }

  @Test
  void saysWhatItThinks() throws Exception {
    assertThat(host.ask("eval").getFirst())
        .matches("Evaluation: [+-]\\d+\\.\\d\\d foot soldiers \\(South to move; .*\\)");
  }

  /** Takes nothing. */
  private static final class Deaf extends Writer {

    @Override
    public void write(char[] text, int start, int length) throws IOException {
      throw new IOException("Broken pipe");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private static String move(List<String> answer) {
    return answer.getLast().split(" ")[1];
  }
}
