package vauban.lab.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.game.Verdict;

/** One game between two players. Its result comes from the rules, whatever the players think. */
final class GamePlay {

  private final Pairing pairing;
  private final Opening opening;
  private final Player first;
  private final Player second;
  private final ChessClock clock;
  private final Adjudication.Watch watch;
  private final List<PlayedGame.Ply> plies = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();
  private Position position;

  /**
   * Sets a game up.
   *
   * @param first the match's first player, who has the team that the pairing says
   */
  GamePlay(MatchPlan plan, Pairing pairing, Opening opening, Player first, Player second) {
    this.pairing = pairing;
    this.opening = opening;
    this.first = first;
    this.second = second;
    clock = new ChessClock(plan.control(), plan.margin());
    watch = new Adjudication.Watch(plan.adjudication());
    position = opening.start();
    opening.moves().forEach(move -> make(move, null));
  }

  /** Plays it to its end. */
  PlayedGame play() throws InterruptedException {
    for (Team team : Team.values()) {
      try {
        player(team).newGame();
      } catch (Forfeit forfeit) {
        return lost(team, forfeit);
      }
    }
    while (true) {
      PlayedGame ended = ended();
      if (ended != null) {
        return ended;
      }
      Team team = position.team();
      try {
        ply(team, player(team));
      } catch (Forfeit forfeit) {
        return lost(team, forfeit);
      }
    }
  }

  private Player player(Team team) {
    return team == pairing.teamOfFirst() ? first : second;
  }

  private void ply(Team team, Player player) throws Forfeit, InterruptedException {
    Answer answer = player.answer(new Question(opening.start(), moves, position, clock));
    Duration left = clock.left(team);
    if (!clock.spend(team, answer.elapsed())) {
      throw late(answer, left);
    }
    switch (position.explain(answer.move())) {
      case Verdict.Legal(Move move) -> {
        watch.estimate(team, answer.score());
        make(move, answer);
      }
      case Verdict.Illegal illegal ->
          throw new Forfeit(
              Termination.ILLEGAL_MOVE,
              "it played %s: %s".formatted(answer.move(), illegal.reason()));
      case Verdict.Unreadable unreadable ->
          throw new Forfeit(
              Termination.ILLEGAL_MOVE,
              "it played '%s', which is no move".formatted(answer.move()));
    }
  }

  private Forfeit late(Answer answer, Duration left) {
    Duration allowed = clock.control() instanceof TimeControl.MoveTime(Duration time) ? time : left;
    return new Forfeit(
        Termination.TIME,
        "it took %d ms where it had %d".formatted(answer.elapsed().toMillis(), allowed.toMillis()));
  }

  private void make(Move move, @Nullable Answer answer) {
    position = position.play(move);
    moves.add(move);
    plies.add(new PlayedGame.Ply(move, answer));
  }

  private @Nullable PlayedGame ended() {
    if (position.outcome() instanceof Outcome.Decided decided) {
      return game(decided.winner(), Termination.RULES, decided.ending().words());
    }
    Team winner = watch.winner();
    if (winner != null) {
      return game(winner, Termination.ADJUDICATION, "by adjudication");
    }
    return watch.drawn(plies.size())
        ? game(null, Termination.ADJUDICATION, "by adjudication")
        : null;
  }

  private PlayedGame lost(Team loser, Forfeit forfeit) {
    return game(loser.other(), forfeit.termination(), forfeit.words());
  }

  private PlayedGame game(@Nullable Team winner, Termination termination, String words) {
    return new PlayedGame(
        pairing,
        opening.start(),
        opening.moves().size(),
        plies,
        position,
        winner,
        termination,
        words,
        first.version(),
        second.version());
  }
}
