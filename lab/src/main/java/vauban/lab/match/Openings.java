package vauban.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import vauban.engine.Limits;
import vauban.engine.Score;
import vauban.engine.SearchListener;
import vauban.engine.Searcher;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/**
 * Balanced beginnings of games: random plies from the start, kept if a short search of Vauban's own
 * finds neither side much further ahead than at the start, for not every game begins even. Each is
 * made from the seed and its own number alone, so the list is the same whichever games are played,
 * side by side or after an interruption, as long as Vauban's engine is.
 *
 * @param start where the game starts
 * @param seed any number
 * @param plies random ones, from 0; none give the start itself, whatever its balance
 * @param bound how much further ahead than at the start a side may be, in hundredths of a foot
 *     soldier, from 0; a start that is won is taken as even
 */
public record Openings(Position start, long seed, int plies, int bound) {

  /** Nodes that the check of an opening searches. */
  private static final long NODES = 2_000;

  private static final int TRIES = 200;

  /**
   * Returns an opening.
   *
   * @param number from 0
   * @throws Unbalanced where none was found in many tries
   */
  public Opening opening(int number) {
    if (plies == 0) {
      return new Opening(number, start, List.of());
    }
    Random random = new Random(seed * 1_000_003 + number);
    Searcher searcher = new Searcher(1);
    int ahead = firstTeamAhead(start, searcher);
    int fair = Score.decisive(ahead) ? 0 : ahead;
    for (int i = 0; i < TRIES; i++) {
      Opening opening = new Opening(number, start, randomPlies(random));
      if (opening.moves().size() == plies && balanced(opening.position(), fair, searcher)) {
        return opening;
      }
    }
    throw new Unbalanced(
        "No opening of %d plies in which neither side has gained more than %d was found in %d tries; raise the bound or change the plies."
            .formatted(plies, bound, TRIES));
  }

  private List<Move> randomPlies(Random random) {
    List<Move> moves = new ArrayList<>();
    Position position = start;
    while (moves.size() < plies && !position.legalMoves().isEmpty()) {
      List<Move> legal = position.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      moves.add(move);
      position = position.play(move);
    }
    return moves;
  }

  private boolean balanced(Position position, int fair, Searcher searcher) {
    return !position.outcome().over()
        && Math.abs(firstTeamAhead(position, searcher) - fair) <= bound;
  }

  private static int firstTeamAhead(Position position, Searcher searcher) {
    searcher.newGame();
    int score = searcher.search(position, Limits.nodes(NODES), SearchListener.NONE).score();
    return position.team() == Team.FIRST ? score : -score;
  }

  /**
   * There are no balanced openings as they were asked for. The message is a sentence for people.
   */
  public static final class Unbalanced extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Unbalanced(String sentence) {
      super(sentence);
    }
  }
}
