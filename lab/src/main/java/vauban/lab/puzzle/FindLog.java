package vauban.lab.puzzle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import vauban.rules.game.Game;
import vauban.rules.game.Options;
import vauban.rules.game.Position;

/**
 * What was found so far, kept in a file line by line, so that a run that was broken off can go on.
 * The first line says which run it is.
 */
public final class FindLog {

  private static final String SEPARATOR = "\t";
  private static final String PLAYED = "played";

  private final Path file;
  private final List<Find> finds = new ArrayList<>();
  private int played;

  /**
   * Opens a file, or begins it.
   *
   * @param file the file, which may be absent
   * @param run one line that says what else the finds depend on
   * @throws OtherRun where the file is of another run
   */
  public static FindLog open(Path file, String run, Game game, Options options)
      throws IOException, OtherRun {
    FindLog log = new FindLog(file);
    if (Files.exists(file)) {
      List<String> lines = Files.readAllLines(file);
      if (lines.isEmpty() || !lines.getFirst().equals(run)) {
        throw new OtherRun(file, lines.isEmpty() ? "" : lines.getFirst());
      }
      log.read(run, lines.subList(1, lines.size()), game, options);
    } else {
      Files.writeString(file, run + "\n");
    }
    return log;
  }

  /** Tells that a file holds what another run found. */
  public static final class OtherRun extends Exception {

    private static final long serialVersionUID = 1;

    private OtherRun(Path file, String run) {
      super(
          "the file %s was begun by another run (%s); take it away or give the same options"
              .formatted(file, run));
    }
  }

  private FindLog(Path file) {
    this.file = file;
  }

  /** Returns how many games were played. */
  public int played() {
    return played;
  }

  /** Returns what was found in them. */
  public List<Find> finds() {
    return List.copyOf(finds);
  }

  /** Keeps what was found in the next game. */
  public void add(List<Find> found) throws IOException {
    StringBuilder lines = new StringBuilder();
    found.forEach(find -> lines.append(write(find)).append('\n'));
    lines.append(PLAYED).append(SEPARATOR).append(played).append('\n');
    Files.writeString(file, lines, StandardOpenOption.APPEND);
    finds.addAll(found);
    played++;
  }

  /** What follows the last game that was played to its end was broken off, and is taken out. */
  private void read(String run, List<String> lines, Game game, Options options) throws IOException {
    List<String> complete = new ArrayList<>(List.of(run));
    List<String> ofGame = new ArrayList<>();
    for (String line : lines) {
      ofGame.add(line);
      if (line.equals(PLAYED + SEPARATOR + played)) {
        ofGame.removeLast();
        ofGame.forEach(find -> finds.add(read(find, game, options)));
        complete.addAll(ofGame);
        complete.add(line);
        ofGame.clear();
        played++;
      }
    }
    Files.write(file, complete);
  }

  private static String write(Find find) {
    return String.join(
        SEPARATOR,
        find.id(),
        find.position().text(),
        String.join(" ", find.solution().line()),
        String.join(" ", find.solution().last()),
        String.valueOf(find.loses()));
  }

  private static Find read(String line, Game game, Options options) {
    String[] fields = line.split(SEPARATOR, -1);
    Position position = game.position(options, fields[1]);
    Solution solution = new Solution(List.of(fields[2].split(" ")), List.of(fields[3].split(" ")));
    return Find.of(fields[0], position, solution, Integer.parseInt(fields[4]));
  }
}
