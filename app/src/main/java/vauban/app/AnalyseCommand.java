package vauban.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import vauban.app.analysis.Analyst;
import vauban.app.analysis.AnnotatedRecords;
import vauban.app.analysis.Bar;
import vauban.app.analysis.JsonReport;
import vauban.app.analysis.Report;
import vauban.app.analysis.TextReport;
import vauban.rules.game.Position;
import vauban.rules.record.RecordEntry;
import vauban.rules.record.RecordReader;

/** {@code vauban analyse}. */
@Command(
    name = "analyse",
    header = "Shows what the engine thinks of a position or of recorded games.",
    description =
        "Of a position it shows who stands better and the best lines; of each game in a file of"
            + " records, every move with the score before and after it, the moves that gave much"
            + " away marked ?!, ? or ??, and how each seat played. Ctrl-C ends it with what was"
            + " found so far. The exit code is 1 where a game of the file cannot be read.",
    footer = {
      "%nExamples:",
      "  vauban analyse --time 5",
      "  vauban analyse c2e4 h7f5 --depth 8 --lines 3",
      "  vauban analyse games.vgn --nodes 100000",
      "  vauban analyse games.vgn --time 500ms --json",
      "  vauban analyse games.vgn --annotate > annotated.vgn"
    })
final class AnalyseCommand implements Callable<Integer> {

  private static final int SECONDS_TO_SAY = 5;
  private static final int MEGABYTES_OF_A_GAME = 4;

  private final Terminal terminal;

  @Spec private CommandSpec command = CommandSpec.create();

  @Mixin private PositionChoice choice;

  @Mixin private SearchChoice thinking;

  @Option(names = "--json", description = "Writes an object of JSON on a line, for programs.")
  private boolean json;

  @Option(
      names = "--annotate",
      description = "Writes records with scores, marks and better lines added to them.")
  private boolean annotate;

  @Option(names = "--ascii", description = "Draws with ASCII characters only.")
  private boolean ascii;

  @Parameters(
      paramLabel = "MOVE|FILE",
      arity = "0..*",
      description =
          "Moves to play first, each by itself or all in quotes; or the name of a file of records,"
              + " known by its dot or slash: games.vgn.")
  private List<String> arguments = new ArrayList<>();

  AnalyseCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Report report = report();
    Optional<String> file = arguments.stream().filter(AnalyseCommand::isFile).findFirst();
    file.ifPresent(this::checkAlone);
    Analyst analyst = new Analyst(thinking.searcher(), thinking.limits());
    if (file.isPresent()) {
      try (Interruption _ = Interruption.stopping(analyst::stop, SECONDS_TO_SAY)) {
        return games(file.get(), analyst, report);
      }
    }
    Position position = PlayedMoves.from(choice.position(), arguments);
    try (Interruption _ = Interruption.stopping(analyst::stop, SECONDS_TO_SAY)) {
      return position(position, analyst, report);
    }
  }

  private Report report() {
    if (json && annotate) {
      throw new WrongInput("--json does not go with --annotate, which writes records.");
    }
    if (annotate) {
      return new AnnotatedRecords(terminal.out(), terminal.err());
    }
    return json
        ? new JsonReport(terminal.out())
        : new TextReport(terminal.out(), ascii ? Bar.ASCII : Bar.UNICODE);
  }

  private int position(Position position, Analyst analyst, Report report) {
    report.position(analyst, position);
    terminal.out().flush();
    return Main.DONE;
  }

  /** No move has a dot or a slash. */
  private static boolean isFile(String argument) {
    return argument.contains(".") || argument.contains("/");
  }

  private void checkAlone(String file) {
    if (arguments.size() > 1) {
      throw new WrongInput(
          "The file %s must be the only argument; its games have their own moves.".formatted(file));
    }
    Stream.of("--game", "--rules", "--option", "--position")
        .filter(command.commandLine().getParseResult()::hasMatchedOption)
        .findFirst()
        .ifPresent(
            option -> {
              throw new WrongInput(
                  "%s does not go with the file %s, whose games say themselves what they are."
                      .formatted(option, file));
            });
  }

  private int games(String file, Analyst analyst, Report report) {
    int code = Main.DONE;
    try (BoundedInput input = BoundedInput.open(file, "game", MEGABYTES_OF_A_GAME);
        RecordReader reader = RecordReader.of(input)) {
      Optional<RecordEntry> next = reader.next();
      if (next.isEmpty()) {
        throw new WrongInput("There is no game in the file " + file + ".");
      }
      for (; next.isPresent() && !analyst.stopped(); next = reader.next()) {
        switch (next.get()) {
          case RecordEntry.Sound(var game, int line) -> report.game(analyst, game, line);
          case RecordEntry.Faulty(int line, var fault) -> {
            report.fault(line, fault);
            code = Main.FAILED;
          }
        }
        terminal.out().flush();
        input.nextPart();
      }
      return code;
    } catch (IOException e) {
      throw NamedFile.unreadable(file, e);
    }
  }
}
