package vauban.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.Games;
import vauban.rules.game.Game;

/**
 * Sessions of a host gone mad: right commands, wrong ones and noise in any order, sent at once or
 * after a moment. Whatever it says, the session lives, every {@code go} gets its one move and every
 * {@code isready} its answer.
 */
class UciSessionFuzzTest {

  private static final int LINES = 300;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void everyGoGetsOneMoveWhateverElseIsSaid(long seed) throws IOException {
    List<String> said = new MadHost(seed).lines();
    StringWriter out = new StringWriter();

    new UciSession("Vauban test", new Hesitating(said, seed), out).run();

    List<String> answers = out.toString().lines().toList();
    assertThat(count(answers, "bestmove ")).as("moves, seed %d", seed).isEqualTo(searches(said));
    assertThat(count(answers, "readyok")).as("answers, seed %d", seed).isEqualTo(readies(said));
    assertThat(answers)
        .as("seed %d", seed)
        .noneMatch(line -> line.startsWith("info string Vauban failed"))
        .noneMatch(line -> line.startsWith("info string the search failed"));
  }

  private static long count(List<String> lines, String beginning) {
    return lines.stream().filter(line -> line.startsWith(beginning)).count();
  }

  private static long readies(List<String> said) {
    return said.stream().filter(line -> UciParser.read(line) instanceof UciCommand.IsReady).count();
  }

  private static long searches(List<String> said) {
    return said.stream()
        .map(UciParser::read)
        .filter(
            command ->
                command instanceof UciCommand.Go(GoCommand go)
                    && !go.numbers().containsKey(GoNumber.PERFT))
        .count();
  }

  /** Writes the lines. */
  private static final class MadHost {

    private static final List<String> WORDS =
        List.of(
            "go",
            "infinite",
            "ponder",
            "movetime",
            "wtime",
            "btime",
            "winc",
            "movestogo",
            "depth",
            "nodes",
            "mate",
            "perft",
            "searchmoves",
            "startpos",
            "fen",
            "moves",
            "name",
            "value",
            "Hash",
            "Rules",
            "position",
            "setoption",
            "uci",
            "stop",
            "-1",
            "0",
            "1",
            "3",
            "17",
            "99999999999999999999",
            "abc",
            "c2e4",
            "@ROXOQXOX",
            "pass",
            "4g5/10",
            "w",
            "rw'",
            "-",
            "é",
            "\u0000",
            "%s%n");
    private static final List<String> SETTINGS =
        List.of(
            "Hash value 1",
            "Hash value 2",
            "Hash value 100000",
            "Clear Hash",
            "Threads value 2",
            "Threads value 1",
            "MultiPV value 3",
            "MultiPV value 1",
            "Ponder value true",
            "UCI_AnalyseMode value true",
            "Rules value bell",
            "Rules value mirror",
            "Rules value chess",
            "array value two-ranks",
            "siege-of-paris.players value 5",
            "first value defender",
            "command value by-rules",
            "Skill Level value 1");
    private static final List<String> LIMITS =
        List.of(
            "depth 1",
            "depth 3",
            "movetime 1",
            "movetime 20",
            "nodes 300",
            "mate 1",
            "infinite",
            "ponder depth 2",
            "ponder movetime 5",
            "wtime 10 btime 10",
            "wtime -1 btime -1",
            "depth x movetime 5",
            "nodes 1 searchmoves c2e4 h2f4",
            "infinite searchmoves x",
            "perft 2");

    private final Random random;
    private final List<String> lines = new ArrayList<>();
    private Game game = Games.SIEGE;

    MadHost(long seed) {
      random = new Random(seed);
      lines.add("setoption name Hash value 1");
    }

    List<String> lines() {
      while (lines.size() < LINES) {
        lines.add(line());
      }
      return lines;
    }

    private String line() {
      return switch (random.nextInt(14)) {
        case 0, 1, 2 -> "go " + one(LIMITS);
        case 3, 4 -> "stop";
        case 5 -> "isready";
        case 6 -> "ponderhit";
        case 7 -> one(List.of("ucinewgame", "uci", "d", "eval", "debug on", "debug off", ""));
        case 8 -> "setoption name " + one(SETTINGS);
        case 9 -> otherGame();
        case 10, 11 -> "position startpos moves " + moves();
        case 12 -> "position fen " + damaged(game.start().text());
        default -> noise();
      };
    }

    private String otherGame() {
      game = one(Games.all());
      return "setoption name UCI_Variant value " + game.id();
    }

    private String moves() {
      var position = game.start();
      var moves = new ArrayList<String>();
      for (int ply = random.nextInt(4); ply > 0 && !position.outcome().over(); ply--) {
        var move = one(position.legalMoves());
        moves.add(move.text());
        position = position.play(move);
      }
      return String.join(" ", moves) + (random.nextInt(5) == 0 ? " " + one(WORDS) : "");
    }

    private String damaged(String text) {
      StringBuilder damaged = new StringBuilder(text);
      for (int times = random.nextInt(3); times > 0; times--) {
        int at = random.nextInt(damaged.length());
        damaged.setCharAt(at, text.charAt(random.nextInt(text.length())));
      }
      return damaged.substring(
          0, random.nextInt(4) == 0 ? random.nextInt(text.length()) : damaged.length());
    }

    private String noise() {
      StringBuilder noise = new StringBuilder();
      for (int words = random.nextInt(8); words > 0; words--) {
        noise.append(one(WORDS)).append(' ');
      }
      return noise.toString();
    }

    private <T> T one(List<T> list) {
      return list.get(random.nextInt(list.size()));
    }
  }

  /** Hands the lines over, some of them only after a moment. */
  private static final class Hesitating extends Reader {

    private final Random random;
    private final List<String> lines;
    private Reader line = new StringReader("");
    private int next;

    Hesitating(List<String> lines, long seed) {
      this.lines = lines;
      random = new Random(seed);
    }

    @Override
    public int read(char[] buffer, int start, int length) throws IOException {
      int read = line.read(buffer, start, length);
      while (read < 0 && next < lines.size()) {
        hesitate();
        line = new StringReader(lines.get(next++) + "\n");
        read = line.read(buffer, start, length);
      }
      return read;
    }

    private void hesitate() {
      try {
        TimeUnit.MILLISECONDS.sleep(Math.max(0, random.nextInt(12) - 6));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void close() {
      // Nothing is held.
    }
  }
}
