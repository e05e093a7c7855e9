package vauban.lab.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import vauban.rules.Games;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/**
 * A UCI engine in a process of its own that plays the first legal move of its game, and whatever
 * fault it is told to have. Its arguments: the game's id, the fault, and from which of its answers
 * on, counted from 1 over its whole life, it shows.
 */
final class FakeEngine {

  /** What a late answer takes. */
  static final Duration LATE = Duration.ofSeconds(2);

  /** What it may do wrong. */
  enum Fault {
    NONE,
    CRASH,
    HANG,
    ILLEGAL_MOVE,
    NO_MOVE,
    LATE,
    CLOSED_OUTPUT,
    /** It does not know captures: it stops at one, and wants to be told what is legal. */
    NEAR_RULES,
    CRASH_AT_START,
    SILENT_AT_START
  }

  private final String game;
  private final Fault fault;
  private final int since;
  private Position position;
  private int answers;

  private FakeEngine(String game, Fault fault, int since) {
    this.game = game;
    this.fault = fault;
    this.since = since;
    position = Games.find(game).orElseThrow().start();
  }

  /** Returns the entrant that runs it in a process. */
  static UciEntrant entrant(String name, String game, Fault fault, int since, Duration silence) {
    return new UciEntrant(
        name,
        command(game, fault, since),
        List.of(),
        Games.find(game).orElseThrow(),
        Games.find(game).orElseThrow().options(),
        false,
        silence);
  }

  /** Returns the command line that runs it. */
  static String command(String game, Fault fault, int since) {
    return "'%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -cp '%s' %s %s %s %d"
        .formatted(
            Path.of(System.getProperty("java.home"), "bin", "java"),
            System.getProperty("java.class.path"),
            FakeEngine.class.getName(),
            game,
            fault,
            since);
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    new FakeEngine(arguments[0], Fault.valueOf(arguments[1]), Integer.parseInt(arguments[2])).run();
  }

  private void run() throws IOException, InterruptedException {
    if (fault == Fault.CRASH_AT_START) {
      fail("no network file");
    }
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String line;
    while ((line = input.readLine()) != null && !line.equals("quit")) {
      if (fault != Fault.SILENT_AT_START) {
        obey(line);
      }
    }
  }

  private void obey(String line) throws InterruptedException {
    if (line.equals("uci")) {
      say("id name Fake 1");
      say("option name UCI_Variant type combo default siege");
      say("uciok");
    } else if (line.equals("isready")) {
      say("readyok");
    } else if (line.startsWith("position fen ")) {
      setUp(line.substring("position fen ".length()).split(" moves ", 2));
    } else if (line.equals("d")) {
      say("Fen: " + position.text());
    } else if (line.startsWith("go ")) {
      answers++;
      if (fault == Fault.NEAR_RULES && !line.endsWith(" searchmoves " + legalMoves())) {
        fail("not told what is legal: " + line);
      }
      answer(answers < since ? Fault.NONE : fault);
    }
  }

  private void setUp(String[] parts) {
    position = Games.find(game).orElseThrow().position(position.options(), parts[0]);
    if (parts.length > 1) {
      for (String text : parts[1].split(" ", -1)) {
        Move move = position.move(text);
        if (fault == Fault.NEAR_RULES && move.captured() != null) {
          return;
        }
        position = position.play(move);
      }
    }
  }

  private String legalMoves() {
    return position.legalMoves().stream().map(Move::text).collect(Collectors.joining(" "));
  }

  private void answer(Fault now) throws InterruptedException {
    String move = position.legalMoves().getFirst().text();
    switch (now) {
      case CRASH -> fail("assertion failed");
      case HANG -> Thread.sleep(Duration.ofMinutes(1));
      case CLOSED_OUTPUT -> {
        System.out.close();
        System.err.close();
      }
      case ILLEGAL_MOVE -> say("bestmove a1a1");
      case NO_MOVE -> say("bestmove (none)");
      case LATE -> {
        Thread.sleep(LATE);
        say("bestmove " + move);
      }
      case NONE, NEAR_RULES, CRASH_AT_START, SILENT_AT_START -> {
        say("info depth 1 multipv 1 score cp 0 nodes 30 pv " + move);
        say("bestmove " + move);
      }
    }
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }

  private static void fail(String words) {
    System.err.println(words);
    System.exit(3);
  }
}
