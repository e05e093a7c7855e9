package vauban.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import vauban.lab.match.UciProcess.Event;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/** An engine of another process at play. */
final class UciPlayer implements Player {

  private static final String FEN = "Fen: ";

  private final UciProcess process;
  private final boolean restricted;
  private final Duration silence;
  private String version = "";

  /** From which position the plies are told: the game's start, or one that had to be told anew. */
  private @Nullable Position base;

  /** How many plies led to it. */
  private int before;

  /**
   * Makes a player of a program.
   *
   * @param restricted whether it is told with every question which moves are legal
   * @param silence how long it may say nothing where an answer is due
   */
  UciPlayer(UciProcess process, boolean restricted, Duration silence) {
    this.process = process;
    this.restricted = restricted;
    this.silence = silence;
  }

  /**
   * Makes the engine's acquaintance and sets its options.
   *
   * @param defaults what is set first if the engine has such an option
   * @param options what is set then in any case, or instead
   * @throws Forfeit where it does not answer
   */
  void handshake(List<UciEntrant.Setting> defaults, List<UciEntrant.Setting> options)
      throws Forfeit, InterruptedException {
    Set<String> known = new HashSet<>();
    process.send("uci");
    await(
        line -> {
          if (line.startsWith("id name ")) {
            version = line.substring("id name ".length()).strip();
          } else if (line.startsWith("option name ")) {
            known.add(line.substring("option name ".length()).split(" type ", 2)[0].strip());
          }
          return line.equals("uciok");
        },
        "uciok");
    Set<String> chosen =
        options.stream().map(UciEntrant.Setting::option).collect(Collectors.toSet());
    defaults.stream()
        .filter(setting -> known.contains(setting.option()) && !chosen.contains(setting.option()))
        .forEach(this::set);
    options.forEach(this::set);
    ready();
  }

  private void set(UciEntrant.Setting setting) {
    process.send("setoption name " + setting.option() + " value " + setting.value());
  }

  private void ready() throws Forfeit, InterruptedException {
    process.send("isready");
    await("readyok"::equals, "readyok");
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public void newGame() throws Forfeit, InterruptedException {
    base = null;
    process.send("ucinewgame");
    ready();
  }

  @Override
  public Answer answer(Question question) throws Forfeit, InterruptedException {
    setUp(question);
    process.forget();
    Duration limit = question.clock().limit(question.position().team());
    long asked = System.nanoTime();
    process.send(go(question));
    Thoughts thoughts = new Thoughts();
    Event.@Nullable Line line;
    if (limit != null) {
      line = answerBy(asked + limit.toNanos(), thoughts);
      if (line == null) {
        process.send("stop");
        line = answerBy(System.nanoTime() + silence.toNanos(), thoughts);
        if (line == null) {
          throw silent("bestmove");
        }
      }
    } else {
      line = await(thoughts::isAnswer, "bestmove");
    }
    return thoughts.answer(line.text(), Duration.ofNanos(line.arrived() - asked));
  }

  private Event.@Nullable Line answerBy(long deadline, Thoughts thoughts)
      throws Forfeit, InterruptedException {
    return awaitBy(thoughts::isAnswer, deadline);
  }

  /**
   * Tells the position as where the game began and its plies, since the engine is to know of
   * repetitions. One that knows nearly the same game may stop at a ply that is illegal in its own;
   * then the position is told alone, and later ones from there.
   */
  private void setUp(Question question) throws Forfeit, InterruptedException {
    Position from = base;
    if (from == null) {
      from = question.start();
      before = 0;
    }
    base = from;
    process.send(position(from, question.moves().subList(before, question.moves().size())));
    if (restricted && !standsAt(question.position())) {
      base = question.position();
      before = question.moves().size();
      process.send(position(question.position(), List.of()));
    }
  }

  private static String position(Position from, List<Move> moves) {
    String position = "position fen " + from.text();
    return moves.isEmpty() ? position : position + " moves " + texts(moves);
  }

  /**
   * Returns whether the engine stands where it should, or does not say. Engines of Stockfish's kin
   * answer {@code d} with their position.
   */
  private boolean standsAt(Position position) throws Forfeit, InterruptedException {
    List<String> said = new ArrayList<>();
    process.send("d", "isready");
    await(
        line -> {
          if (line.startsWith(FEN)) {
            said.add(line.substring(FEN.length()));
          }
          return line.equals("readyok");
        },
        "readyok");
    return said.isEmpty() || placement(said.getFirst()).equals(placement(position.text()));
  }

  /** Returns the pieces and whose turn it is, the first two fields of a position string. */
  private static List<String> placement(String position) {
    return List.of(position.strip().split("\\s+")).stream().limit(2).toList();
  }

  private String go(Question question) {
    ChessClock clock = question.clock();
    String go =
        switch (clock.control()) {
          case TimeControl.Nodes(long nodes) -> "go nodes " + nodes;
          case TimeControl.Depth(int plies) -> "go depth " + plies;
          case TimeControl.MoveTime(Duration time) -> "go movetime " + time.toMillis();
          case TimeControl.Clocks(Duration base, Duration increment) ->
              "go wtime %d btime %d winc %d binc %d"
                  .formatted(
                      clock.left(Team.FIRST).toMillis(),
                      clock.left(Team.SECOND).toMillis(),
                      increment.toMillis(),
                      increment.toMillis());
        };
    return restricted ? go + " searchmoves " + texts(question.position().legalMoves()) : go;
  }

  private static String texts(List<Move> moves) {
    return moves.stream().map(Move::text).collect(Collectors.joining(" "));
  }

  /** Waits for a line; every line that comes meanwhile shows that the engine is alive. */
  private Event.Line await(Predicate<String> wanted, String name)
      throws Forfeit, InterruptedException {
    while (true) {
      Event.Line line = awaitBy(text -> true, System.nanoTime() + silence.toNanos());
      if (line == null) {
        throw silent(name);
      }
      if (wanted.test(line.text().strip())) {
        return line;
      }
    }
  }

  private Event.@Nullable Line awaitBy(Predicate<String> wanted, long deadline)
      throws Forfeit, InterruptedException {
    while (true) {
      switch (process.next(deadline)) {
        case null -> {
          return null;
        }
        case Event.Line line -> {
          if (wanted.test(line.text().strip())) {
            return line;
          }
        }
        case Event.End end -> throw new Forfeit(Termination.CRASH, process.end());
      }
    }
  }

  private Forfeit silent(String name) {
    return new Forfeit(
        Termination.SILENCE,
        "it gave no %s for %d %s"
            .formatted(name, silence.toSeconds(), silence.toSeconds() == 1 ? "second" : "seconds"));
  }

  @Override
  public void close() {
    process.close();
  }
}
