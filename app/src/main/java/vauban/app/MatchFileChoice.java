package vauban.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import vauban.lab.match.MatchFile;
import vauban.lab.match.MatchPlan;
import vauban.rules.kit.Legible;

/** The options that say where the games of a match are recorded. */
final class MatchFileChoice {

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("'match-'uuuuMMdd-HHmmss'.vgn'", Locale.ROOT);

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description =
          "Where each game is recorded as it ends; match-DATE-TIME.vgn unless you say otherwise.")
  private @Nullable String file;

  @Option(
      names = "--resume",
      description =
          "Goes on with the match in the file of --record, which must have been played with the"
              + " same options; its games count and are not played again.")
  private boolean resume;

  @Option(names = "--no-record", description = "Records nothing.")
  private boolean noRecord;

  /**
   * Opens the file of a match, and says its name where nobody chose it.
   *
   * @return null where nothing is to be recorded
   * @throws WrongInput where it cannot be that of this match
   */
  @Nullable MatchFile open(Terminal terminal, MatchPlan plan) {
    if (noRecord && (file != null || resume)) {
      throw new WrongInput("--no-record does not go together with --record and --resume.");
    }
    if (resume && file == null) {
      throw new WrongInput("--resume needs --record FILE, the file of the match to go on with.");
    }
    if (noRecord) {
      return null;
    }
    String name = file == null ? NAME.format(LocalDateTime.now(ZoneId.systemDefault())) : file;
    if (file == null) {
      terminal.out().println("Games are recorded in " + name);
      terminal.out().flush();
    }
    MatchFile opened = open(plan, NamedFile.path(name));
    opened.dropped().ifPresent(sentence -> terminal.tell(Legible.of(sentence)));
    return opened;
  }

  private MatchFile open(MatchPlan plan, Path path) {
    if (resume && !Files.exists(path)) {
      throw new WrongInput(
          "There is no file %s, so there is no match to go on with.".formatted(path));
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw NamedFile.unwritable(path); // a device would never have been read to its end
    }
    if (!resume && Files.exists(path)) {
      throw new WrongInput(
          "There is a file %s already; --resume goes on with the match in it.".formatted(path));
    }
    try {
      return MatchFile.open(plan, path);
    } catch (MatchFile.OtherMatch e) {
      throw new WrongInput(Sentence.of(e));
    } catch (IOException e) {
      throw NamedFile.unwritable(path);
    }
  }
}
