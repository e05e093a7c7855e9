package vauban.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UciParserTest {

  @Test
  void readsTheCommandsWithoutWords() {
    assertThat(UciParser.read("uci")).isEqualTo(new UciCommand.Identify());
    assertThat(UciParser.read("isready")).isEqualTo(new UciCommand.IsReady());
    assertThat(UciParser.read("ucinewgame")).isEqualTo(new UciCommand.NewGame());
    assertThat(UciParser.read("stop")).isEqualTo(new UciCommand.Stop());
    assertThat(UciParser.read("ponderhit")).isEqualTo(new UciCommand.PonderHit());
    assertThat(UciParser.read("quit")).isEqualTo(new UciCommand.Quit());
    assertThat(UciParser.read("d")).isEqualTo(new UciCommand.Draw());
    assertThat(UciParser.read("eval")).isEqualTo(new UciCommand.Evaluate());
  }

  @ParameterizedTest
  @ValueSource(strings = {"  isready", "isready\t", "isready please"})
  void passesOverSpaceAndWhatFollowsACommandThatTakesNothing(String line) {
    assertThat(UciParser.read(line)).isEqualTo(new UciCommand.IsReady());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "\t"})
  void anEmptyLineAsksForNothing(String line) {
    assertThat(UciParser.read(line)).isEqualTo(new UciCommand.Nothing());
  }

  @Test
  void readsAnOptionWhoseNameHasSeveralWords() {
    assertThat(UciParser.read("setoption name Clear Hash"))
        .isEqualTo(new UciCommand.SetOption("Clear Hash", null));
    assertThat(UciParser.read("setoption name Hash value 64"))
        .isEqualTo(new UciCommand.SetOption("Hash", "64"));
    assertThat(UciParser.read("setoption name some  thing value of  note"))
        .isEqualTo(new UciCommand.SetOption("some thing", "of note"));
    assertThat(UciParser.read("setoption name Hash value"))
        .isEqualTo(new UciCommand.SetOption("Hash", ""));
  }

  @Test
  void readsAPosition() {
    assertThat(UciParser.read("position startpos"))
        .isEqualTo(new UciCommand.SetPosition(null, List.of()));
    assertThat(UciParser.read("position startpos moves c2e4 h7f5"))
        .isEqualTo(new UciCommand.SetPosition(null, List.of("c2e4", "h7f5")));
    assertThat(UciParser.read("position fen 4g5/10 w - - 0 1 moves"))
        .isEqualTo(new UciCommand.SetPosition("4g5/10 w - - 0 1", List.of()));
    assertThat(UciParser.read("position fen 12/12 rw' - 0 1 moves pass a2b3!b3"))
        .isEqualTo(new UciCommand.SetPosition("12/12 rw' - 0 1", List.of("pass", "a2b3!b3")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position",
        "position fen",
        "position fen moves c2e4",
        "position startpos c2e4",
        "position moves c2e4",
        "setoption",
        "setoption Hash value 1",
        "setoption name",
        "setoption name value 1",
        "debug",
        "debug maybe",
        "xyzzy",
        "GO depth 1"
      })
  void saysWhatALineWants(String line) {
    assertThat(UciParser.read(line)).isInstanceOf(UciCommand.Unreadable.class);
  }

  @Test
  void offersTheCommandThatWasMeant() {
    assertThat(UciParser.read("positon startpos"))
        .isEqualTo(
            new UciCommand.Unreadable(
                "no command 'positon'; there are uci, isready, ucinewgame, setoption, position,"
                    + " go, stop, ponderhit, quit, d, eval, debug; did you mean position?"));
  }

  @Test
  void readsEveryLimit() {
    GoCommand go =
        go(
            "go wtime 1000 btime 2000 winc 10 binc 20 movestogo 5 movetime 300 depth 7 nodes 9000"
                + " mate 3 infinite ponder searchmoves c2e4 @ROXOQXOX pass");

    assertThat(go.numbers())
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                GoNumber.WTIME, 1000L,
                GoNumber.BTIME, 2000L,
                GoNumber.WINC, 10L,
                GoNumber.BINC, 20L,
                GoNumber.MOVESTOGO, 5L,
                GoNumber.MOVETIME, 300L,
                GoNumber.DEPTH, 7L,
                GoNumber.NODES, 9000L,
                GoNumber.MATE, 3L));
    assertThat(go.infinite()).isTrue();
    assertThat(go.ponder()).isTrue();
    assertThat(go.searchMoves()).containsExactly("c2e4", "@ROXOQXOX", "pass");
    assertThat(go.complaints()).isEmpty();
  }

  @Test
  void searchMovesEndAtTheNextWordOfGo() {
    GoCommand go = go("go searchmoves c2e4 h2f4 depth 3");

    assertThat(go.searchMoves()).containsExactly("c2e4", "h2f4");
    assertThat(go.numbers()).isEqualTo(Map.of(GoNumber.DEPTH, 3L));
  }

  @ParameterizedTest
  @CsvSource({"-15, -15", "+15, 15", "007, 7", "-99999999999999999999, -1000000000000"})
  void readsTimesAsHostsSendThem(String typed, long read) {
    assertThat(go("go wtime " + typed).numbers()).isEqualTo(Map.of(GoNumber.WTIME, read));
  }

  @Test
  void readsANumberTooLargeToMeanAnythingAsALargeOne() {
    assertThat(go("go nodes 99999999999999999999").numbers())
        .isEqualTo(Map.of(GoNumber.NODES, GoNumber.MOST));
  }

  @ParameterizedTest
  @CsvSource({
    "go movetime abc, 'go movetime wants a number of milliseconds, not ''abc''; it is left out'",
    "go movetime, 'go movetime wants a number of milliseconds, not ''''; it is left out'",
    "go movetime 1.5, 'go movetime wants a number of milliseconds, not ''1.5''; it is left out'",
    "go depth 0, 'go depth wants a number of plies, at least 1, not ''0''; it is left out'",
    "go nodes -4, 'go nodes wants a number of positions, at least 1, not ''-4''; it is left out'",
    "go quickly, go knows no 'quickly'; it is left out"
  })
  void leavesOutALimitThatIsNone(String line, String complaint) {
    GoCommand go = go(line);

    assertThat(go.numbers()).isEmpty();
    assertThat(go.complaints()).containsExactly(complaint);
  }

  @Test
  void aMissingNumberDoesNotSwallowTheNextWord() {
    GoCommand go = go("go movetime depth 5");

    assertThat(go.numbers()).isEqualTo(Map.of(GoNumber.DEPTH, 5L));
    assertThat(go.complaints()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"go perft -1, -1", "go perft two, two", "go perft, ''", "go depth 3 perft x, x"})
  void whatCannotBeCountedIsNotSearchedEither(String line, String typed) {
    assertThat(UciParser.read(line))
        .isEqualTo(
            new UciCommand.Unreadable(
                "go perft wants a number of plies, not '%s'; nothing is counted".formatted(typed)));
  }

  private static GoCommand go(String line) {
    return ((UciCommand.Go) UciParser.read(line)).words();
  }
}
