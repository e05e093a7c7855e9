package vauban.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import vauban.engine.Limits;
import vauban.engine.Score;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.engine.level.Level;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.Position;
import vauban.rules.proof.Forced;

/**
 * Plays games between weak levels of the engine, which give wins away and overlook them, and looks
 * in them for positions with one way to win or one move that does not lose. A game and what is
 * found in it depend on the seed and its number only.
 *
 * @param options the rules of the games
 * @param nodes positions that the engine may look at to see a win
 * @param seed with the number of a game, the seed of its random choices
 */
public record PuzzleMiner(Game game, Options options, long nodes, long seed) {

  /** Moves that a proof may try: some tenths of a second at most. */
  public static final long PROOF = 1_000_000;

  /** How far the wins are looked for that punish every move but one, in plies. */
  public static final int LOSES = 5;

  private static final int LEAST_PLIES = 3;
  private static final int MOST_PLIES = 7;

  /** A solver with fewer moves to choose from has nothing to look for. */
  private static final int LEAST_CHOICE = 5;

  /** A defender who is in check has few moves, and may still go wrong. */
  private static final int LEAST_DEFENCES = 3;

  private static final int WEAKEST = 2;
  private static final int LEVELS = 5;
  private static final int HASH_MEGABYTES = 4;

  /** Plays a game and returns what is found in it, in the order in which it came. */
  public List<Find> mine(int number) {
    return new Played(number).finds();
  }

  /** A game being played. */
  private final class Played {

    private final int number;
    private final SplittableRandom random;
    private final Searcher searcher = new Searcher(HASH_MEGABYTES);
    private final List<Find> finds = new ArrayList<>();

    Played(int number) {
      this.number = number;
      random = new SplittableRandom(seed * 1_000_003 + number);
    }

    List<Find> finds() {
      Searcher player = new Searcher(1);
      Level[] levels = {level(), level()};
      int seedOfGame = random.nextInt(Integer.MAX_VALUE);
      List<Beginning> beginnings = Beginning.of(game);
      Beginning beginning = beginnings.get(number % beginnings.size());
      Position position = beginning.position(game.start(options), random);
      Position before = position;
      int seen = 0;
      int seenAt = 0;
      boolean pressedBefore = true;
      for (int ply = 0; ply < beginning.longest() && !position.outcome().over(); ply++) {
        int plies = pliesToWin(position);
        // A win that goes on as it was seen before is the rest of a puzzle, and no other.
        boolean goesOn = ply == seenAt + 2 && plies == seen - 2;
        if (!goesOn && plies >= LEAST_PLIES && plies <= MOST_PLIES) {
          win(ply, forgetful(position), plies).ifPresent(finds::add);
        }
        boolean pressed = beginning.isShort() || position.working().pressed();
        // A win out of the blue was given away by the move before, where one can tell only now.
        boolean missed = !pressedBefore && plies > 0 && plies <= LOSES && seenAt < ply - 1;
        if (plies == 0 && pressed) {
          defence(ply, forgetful(position)).ifPresent(finds::add);
        } else if (missed && !goesOn) {
          defence(ply - 1, forgetful(before)).ifPresent(finds::add);
        }
        pressedBefore = pressed;
        if (plies > 0) {
          seen = plies;
          seenAt = ply;
        }
        Level level = levels[position.team().ordinal()];
        before = position;
        position =
            position.play(
                level
                    .prepare(player, position, Limits.nodes(nodes), seedOfGame)
                    .run(SearchListener.NONE)
                    .best());
      }
      return List.copyOf(finds);
    }

    private Level level() {
      return new Level(WEAKEST + random.nextInt(LEVELS));
    }

    private int pliesToWin(Position position) {
      SearchResult found = searcher.search(position, Limits.nodes(nodes), SearchListener.NONE);
      return found.score() >= Score.LEAST_WIN ? Score.plies(found.score()) : 0;
    }

    /** What was played before is not told. */
    private Position forgetful(Position played) {
      return game.position(options, played.text());
    }

    private String id(int ply) {
      return "%d-%d-%d".formatted(seed, number, ply);
    }

    private Optional<Find> win(int ply, Position position, int plies) {
      if (position.legalMoves().size() < LEAST_CHOICE) {
        return Optional.empty();
      }
      return solution(position, plies)
          .filter(solution -> others(position, solution.line().getFirst()) < Score.LEAST_WIN)
          .map(solution -> Find.of(id(ply), position, solution, 0));
    }

    private Optional<Find> defence(int ply, Position position) {
      if (position.legalMoves().size() < LEAST_DEFENCES || !oneHolds(position)) {
        return Optional.empty();
      }
      try {
        return Defence.of(position, LOSES, PROOF)
            .filter(defence -> defence.loses() > 1)
            .map(defence -> Find.of(id(ply), position, defence.solution(), defence.loses()));
      } catch (Forced.TooLong tooLong) {
        return Optional.empty();
      }
    }

    /** Returns whether the best move is not seen to lose, and every other one is. */
    private boolean oneHolds(Position position) {
      searcher.newGame();
      SearchResult found = searcher.search(position, Limits.nodes(nodes), SearchListener.NONE);
      return !Score.decisive(found.score())
          && others(position, found.best().text()) <= -Score.LEAST_WIN;
    }

    /** Returns the score of the best of the other moves. */
    private int others(Position position, String move) {
      List<Move> others =
          position.legalMoves().stream().filter(other -> !other.text().equals(move)).toList();
      searcher.newGame();
      return searcher
          .search(position, Limits.nodes(nodes).withSearchMoves(others), SearchListener.NONE)
          .score();
    }
  }

  private static Optional<Solution> solution(Position position, int plies) {
    try {
      return Solution.of(position, plies, PROOF)
          .filter(solution -> solution.line().size() >= LEAST_PLIES && !solution.passes());
    } catch (Forced.TooLong tooLong) {
      return Optional.empty();
    }
  }
}
