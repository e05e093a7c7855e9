package vauban.lab.match;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import vauban.lab.match.UciProcess.Event;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Team;

/** An engine of another process at play. */
final class UciPlayer implements Player {

  private static final String VARIANT = "UCI_Variant";

  private final UciProcess process;
  private final UciEntrant.Manner manner;
  private final Duration silence;
  private String version = "";

  UciPlayer(UciProcess process, UciEntrant.Manner manner, Duration silence) {
    this.process = process;
    this.manner = manner;
    this.silence = silence;
  }

  /**
   * Makes the engine's acquaintance and sets its options.
   *
   * @throws Forfeit where it does not answer
   */
  void handshake(Game game, List<UciEntrant.Setting> options) throws Forfeit, InterruptedException {
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
    for (UciEntrant.Setting setting : options) {
      set(setting.option(), setting.value());
    }
    if (known.contains(VARIANT)
        && options.stream().noneMatch(setting -> setting.option().equals(VARIANT))) {
      set(VARIANT, game.id());
    }
    ready();
  }

  private void set(String option, String value) {
    process.send("setoption name " + option + " value " + value);
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
    process.send("ucinewgame");
    ready();
  }

  @Override
  public Answer answer(Question question) throws Forfeit, InterruptedException {
    process.forget();
    Duration limit = question.clock().limit(question.position().team());
    long asked = System.nanoTime();
    process.send(position(question), go(question));
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

  private String position(Question question) {
    if (!manner.history()) {
      return "position fen " + question.position().text();
    }
    String start = "position fen " + question.start().text();
    return question.moves().isEmpty() ? start : start + " moves " + texts(question.moves());
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
    return manner.restrictMoves()
        ? go + " searchmoves " + texts(question.position().legalMoves())
        : go;
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
        Termination.SILENCE, "it gave no %s for %d ms".formatted(name, silence.toMillis()));
  }

  @Override
  public void close() {
    process.close();
  }
}
