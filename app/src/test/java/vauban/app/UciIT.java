package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.DURATION;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

/** Hosts talk to {@code ./vauban uci} as a process. */
final class UciIT {

  private static final Path PAGE = Path.of("..", "docs", "uci.md");
  private static final Duration AT_ONCE = Duration.ofMillis(50);

  static List<Game> games() {
    return Games.all();
  }

  @BeforeAll
  static void build() throws Exception {
    EngineProcess.build();
  }

  @Test
  void saysNothingBeforeItIsAskedAndIsThereInHalfASecond() throws Exception {
    List<Duration> starts = new ArrayList<>();
    do {
      try (EngineProcess engine = new EngineProcess()) {
        List<String> answer = engine.until("uciok", "uci");
        starts.add(engine.age());
        assertThat(answer.getFirst()).startsWith("id name Vauban ");
        engine.send("quit");
        engine.endsWell();
      }
    } while (starts.getLast().toMillis() >= 500 && starts.size() < 8);
    assumeTrue(starts.getLast().toMillis() < 500 || !busy(), "others use the machine");
    assertThat(starts).last(DURATION).isLessThan(Duration.ofMillis(500));
  }

  private static boolean busy() {
    OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
    return system.getSystemLoadAverage() > system.getAvailableProcessors();
  }

  @ParameterizedTest
  @MethodSource("games")
  void isReadyWhileItSearchesAndStopsAtOnce(Game game) throws Exception {
    List<Duration> readies = new ArrayList<>();
    List<Duration> stops = new ArrayList<>();
    try (EngineProcess engine = new EngineProcess()) {
      engine.send("setoption name UCI_Variant value " + game.id());
      engine.send("setoption name Threads value 2");
      for (int i = 0; i < 7; i++) {
        engine.until("info depth 3", "position startpos", "go infinite");
        readies.add(engine.delay("readyok", "isready"));
        stops.add(engine.delay("bestmove", "stop"));
      }
    }
    assertThat(usual(readies)).as("%s", readies).isLessThan(AT_ONCE);
    assertThat(usual(stops)).as("%s", stops).isLessThan(AT_ONCE);
  }

  /** Some take longer where the machine has other things to do. */
  private static Duration usual(List<Duration> times) {
    return times.stream().sorted().toList().get(busy() ? 0 : times.size() / 2);
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsLegalMovesAsAnyHostAsksForThem(Game game) throws Exception {
    Position position = game.start();
    List<String> moves = new ArrayList<>();
    try (EngineProcess engine = new EngineProcess()) {
      engine.until("uciok", "uci");
      engine.send("setoption name UCI_Variant value " + game.id());
      engine.until("readyok", "ucinewgame", "isready");
      for (int ply = 0; ply < 12; ply++) {
        String played = moves.isEmpty() ? "" : " moves " + String.join(" ", moves);
        List<String> answer =
            engine.until(
                "bestmove", "position startpos" + played, "go wtime 600 btime 600 winc 10 binc 10");
        assertThat(answer).allMatch(line -> line.matches("(info depth |bestmove ).*"));
        String move = answer.getLast().split(" ")[1];
        position = position.play(move);
        moves.add(move);
      }
      engine.send("quit");
      engine.endsWell();
    }
  }

  @Test
  void stopsSetsUpAndGoesAtOnce() throws Exception {
    Position start = Games.SIEGE.start();
    try (EngineProcess engine = new EngineProcess()) {
      for (int i = 0; i < 5; i++) {
        engine.until("info depth 2", "position startpos", "go infinite");
        engine.send("stop", "position startpos moves c2e4", "go movetime 20");
        assertThat(start.play(move(engine))).isNotNull();
        assertThat(start.play("c2e4").play(move(engine))).isNotNull();
      }
    }
  }

  private static String move(EngineProcess engine) throws InterruptedException {
    return engine.until("bestmove").getLast().split(" ")[1];
  }

  @Test
  void endsWithTheInputThoughItSearches() throws Exception {
    try (EngineProcess engine = new EngineProcess()) {
      engine.until("info depth 3", "go infinite");
      long closed = System.nanoTime();
      engine.endInput();
      engine.until("bestmove");
      engine.endsWell();
      assertThat(Duration.ofNanos(System.nanoTime() - closed)).isLessThan(Duration.ofSeconds(2));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"go infinite", "go perft 20"})
  void quitsWhateverItDoes(String go) throws Exception {
    try (EngineProcess engine = new EngineProcess()) {
      engine.until("readyok", go, "isready");
      long sent = System.nanoTime();
      engine.send("quit");
      engine.endsWell();
      assertThat(Duration.ofNanos(System.nanoTime() - sent)).isLessThan(Duration.ofSeconds(2));
    }
  }

  @Test
  void answersWhatCannotBeAndLives() throws Exception {
    try (EngineProcess engine = new EngineProcess()) {
      for (String wrong :
          List.of(
              "position fen",
              "position fen 4g5/10 w - - 0 1",
              "position fen 10/10/10/2**2**2/2**2**2/10/10/10 w - - 0 1",
              "position startpos moves a1a8",
              "setoption name Nothing value 1",
              "setoption name Hash value 0",
              "setoption name UCI_Variant value chess",
              "hello")) {
        assertThat(engine.until("info string", wrong)).hasSize(1);
        assertThat(engine.until("readyok", "isready")).hasSize(1);
      }
      engine.until("bestmove", "go movetime abc", "stop");
      engine.until("bestmove", "go depth -3 nodes 10");
      engine.send("quit");
      engine.endsWell();
    }
  }

  @Test
  void makesRoomForALargerTableByGivingUpTheOldOne() throws Exception {
    try (EngineProcess engine = new EngineProcess("-Xmx256m")) {
      engine.send("setoption name Hash value 100");
      engine.until("bestmove", "go depth 1");
      engine.send("setoption name Hash value 110");
      assertThat(engine.until("bestmove", "go depth 1"))
          .noneMatch(line -> line.startsWith("info string"));
    }
  }

  @Test
  void answersAsThePageSays() throws Exception {
    Matcher box =
        Pattern.compile("```uci\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PAGE));
    int conversations = 0;
    while (box.find()) {
      try (EngineProcess engine = new EngineProcess()) {
        converse(engine, box.group(1).lines().toList());
      }
      conversations++;
    }
    assertThat(conversations).isPositive();
  }

  /** Sends the lines after {@code >}, and expects the others; three dots stand for any lines. */
  private static void converse(EngineProcess engine, List<String> lines)
      throws IOException, InterruptedException {
    int next = 0;
    while (next < lines.size()) {
      int answer = next;
      while (answer < lines.size() && lines.get(answer).startsWith("> ")) {
        engine.send(lines.get(answer++).substring(2));
      }
      int end = answer;
      while (end < lines.size() && !lines.get(end).startsWith("> ")) {
        end++;
      }
      if (end > answer) {
        List<String> said = engine.until(lines.get(end - 1));
        assertThat(String.join("\n", said) + "\n").matches(pattern(lines.subList(answer, end)));
      }
      next = end;
    }
  }

  /** What depends on the machine and the version may differ from the page. */
  private static Pattern pattern(List<String> lines) {
    StringBuilder pattern = new StringBuilder();
    for (String line : lines) {
      pattern.append(
          line.equals("...")
              ? "(?:.*\n)*?"
              : line.replaceAll("[\\W&&\\S]", "\\\\$0")
                      .replaceAll("(seldepth|nodes|nps|hashfull|time|max) [0-9]+", "$1 [0-9]+")
                      .replaceAll("name Vauban .*", "name Vauban .*")
                  + "\n");
    }
    return Pattern.compile(pattern.toString());
  }
}
