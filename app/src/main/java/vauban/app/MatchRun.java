package vauban.app;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import vauban.lab.match.CannotStart;
import vauban.lab.match.Match;
import vauban.lab.match.MatchFile;
import vauban.lab.match.MatchPlan;
import vauban.lab.match.Openings;
import vauban.lab.match.Standing;

/** A match that is played where somebody watches and may interrupt it. */
final class MatchRun {

  private static final int SECONDS_TO_SUM_UP = 10;

  private final Terminal terminal;
  private final MatchPlan plan;
  private final @Nullable MatchFile file;

  /**
   * Prepares one.
   *
   * @param file where its games are recorded, or null for nowhere
   */
  MatchRun(Terminal terminal, MatchPlan plan, @Nullable MatchFile file) {
    this.terminal = terminal;
    this.plan = plan;
    this.file = file;
  }

  /**
   * Plays it and says how it went. Ctrl-C ends it early, with its engines, and it is summed up all
   * the same.
   *
   * @param line says how it stands on one line
   * @param summary says how it stood at its end, each line with its end
   * @param enough asked after each game
   * @return how it stands at its end
   * @throws WrongInput where a player does not start or there are no such openings
   */
  Standing play(
      Function<Standing, String> line,
      Function<Standing, String> summary,
      Predicate<Standing> enough)
      throws IOException, InterruptedException {
    MatchProgress progress = new MatchProgress(terminal.out(), terminal.coloured(), plan, line);
    Match match =
        new Match(
            plan,
            (game, standing) -> {
              if (file != null) {
                file.add(game);
              }
              progress.gameEnded(game, standing);
            });
    if (file != null) {
      match.resume(file.results(), file.openings());
    }
    try (Interruption _ = Interruption.stopping(match::stop, SECONDS_TO_SUM_UP)) {
      Standing standing = match.play(enough);
      progress.end();
      terminal.out().print(summary.apply(standing));
      terminal.out().flush();
      return standing;
    } catch (CannotStart | Openings.Unbalanced e) {
      throw new WrongInput(Sentence.of(e));
    }
  }
}
