package vauban.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import vauban.app.words.Count;
import vauban.lab.match.MatchPlan;
import vauban.lab.match.Standing;
import vauban.lab.match.Termination;
import vauban.lab.statistics.Elo;
import vauban.lab.statistics.Pentanomial;
import vauban.rules.game.Game;
import vauban.rules.game.Team;

/** Says how a match stands. */
final class MatchSummary {

  private final MatchPlan plan;

  MatchSummary(MatchPlan plan) {
    this.plan = plan;
  }

  /** Returns it on one line. */
  String line(Standing standing) {
    String games =
        standing.games() > plan.games()
            ? Count.of(standing.games(), "game")
            : "%d/%d games".formatted(standing.games(), plan.games());
    if (standing.pairs().pairs() == 0) {
      return games;
    }
    return "%s  +%d =%d -%d  Elo %s  LOS %s"
        .formatted(
            games,
            standing.wins(),
            standing.draws(),
            standing.losses(),
            Elo.of(standing.pairs()),
            percent(standing.pairs().likelihoodOfSuperiority()));
  }

  /** Returns all of it, each line with its end. */
  String full(Standing standing) {
    List<String> lines = new ArrayList<>();
    if (standing.games() == 0) {
      lines.add("No game has ended.");
    } else {
      lines.add(games(standing));
      if (standing.pairs().pairs() > 0) {
        lines.addAll(pairs(standing.pairs()));
      }
      lines.add(sides(standing));
      faults(plan.first().name(), standing.faults(true)).ifPresent(lines::add);
      faults(plan.second().name(), standing.faults(false)).ifPresent(lines::add);
    }
    return String.join("\n", lines) + "\n";
  }

  private String games(Standing standing) {
    // The file that a match goes on with may hold more than are asked for now.
    String asked = standing.games() > plan.games() ? ", more than the %d asked for" : " of %d";
    return "%s%s: %s won %d, drew %d and lost %d against %s (%s)"
        .formatted(
            Count.of(standing.games(), "game"),
            asked.formatted(plan.games()),
            plan.first().name(),
            standing.wins(),
            standing.draws(),
            standing.losses(),
            plan.second().name(),
            percent((standing.wins() + standing.draws() / 2.0) / standing.games()));
  }

  private static List<String> pairs(Pentanomial pairs) {
    return List.of(
        "Elo %s (95 %%, from %s), likelihood of superiority %s"
            .formatted(
                Elo.of(pairs),
                Count.of(pairs.pairs(), "pair"),
                percent(pairs.likelihoodOfSuperiority())),
        "Pairs with 0, ½, 1, 1½, 2 points: " + counts(pairs));
  }

  private String sides(Standing standing) {
    Game game = plan.openings().start().game();
    return "%s won %d, %s %d, %d drawn (%s); %s a game"
        .formatted(
            game.name(Team.FIRST),
            standing.winsOfTeam().getOrDefault(Team.FIRST, 0),
            game.name(Team.SECOND),
            standing.winsOfTeam().getOrDefault(Team.SECOND, 0),
            standing.draws(),
            percent((double) standing.draws() / standing.games()),
            Count.of(Math.round((double) standing.plies() / standing.games()), "ply"));
  }

  private static Optional<String> faults(String name, Map<Termination, Integer> faults) {
    if (faults.isEmpty()) {
      return Optional.empty();
    }
    StringJoiner words = new StringJoiner(", ");
    faults.forEach((fault, count) -> words.add(fault.words() + " " + count));
    return Optional.of("Games that %s lost by its own fault: %s".formatted(name, words));
  }

  private static String counts(Pentanomial pairs) {
    return String.join(", ", pairs.counts().stream().map(String::valueOf).toList());
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
