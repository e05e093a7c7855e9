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
 * in them for positions with one way to win. A game and what is found in it depend on the seed and
 * its number only.
 *
 * @param options the rules of the games
 * @param nodes positions that the engine may look at to see a win
 * @param seed with the number of a game, the seed of its random choices
 * @param pieces most pieces on the board when the levels begin to play, to which random plies that
 *     like captures lead; 0 for a few plies from the start
 * @param scattered whether the games begin from random legal positions of so many pieces instead,
 *     as only the Siege of Paris has them
 * @param longest plies after which a game is given up, at least 1
 */
public record PuzzleMiner(
    Game game, Options options, long nodes, long seed, int pieces, boolean scattered, int longest) {

  /** Moves that a proof may try: some tenths of a second at most. */
  public static final long PROOF = 1_000_000;

  private static final int LEAST_PLIES = 3;
  private static final int MOST_PLIES = 7;

  /** A solver with fewer moves to choose from has nothing to look for. */
  private static final int LEAST_CHOICE = 5;

  private static final int WEAKEST = 2;
  private static final int LEVELS = 5;
  private static final int HASH_MEGABYTES = 4;

  /** Plays a game and returns the puzzles found in it, in the order in which they came. */
  public List<Puzzle> mine(int number) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
    Difficulty difficulty = new Difficulty();
    Searcher searcher = new Searcher(HASH_MEGABYTES);
    Searcher player = new Searcher(1);
    Level[] levels = {level(random), level(random)};
    int seedOfGame = random.nextInt(Integer.MAX_VALUE);
    Position position = beginning(random);
    List<Puzzle> puzzles = new ArrayList<>();
    int seen = 0;
    int seenAt = 0;
    for (int ply = 0; ply < longest && !position.outcome().over(); ply++) {
      SearchResult found = searcher.search(position, Limits.nodes(nodes), SearchListener.NONE);
      int plies = found.score() >= Score.LEAST_WIN ? Score.plies(found.score()) : 0;
      // A win that goes on as it was seen before is the rest of a puzzle, and no other.
      boolean goesOn = ply == seenAt + 2 && plies == seen - 2;
      if (!goesOn && plies >= LEAST_PLIES && plies <= MOST_PLIES) {
        String id = "%d-%d-%d".formatted(seed, number, ply);
        puzzle(id, position, plies, searcher, difficulty).ifPresent(puzzles::add);
      }
      if (plies > 0) {
        seen = plies;
        seenAt = ply;
      }
      Level level = levels[position.team().ordinal()];
      position =
          position.play(
              level
                  .prepare(player, position, Limits.nodes(nodes), seedOfGame)
                  .run(SearchListener.NONE)
                  .best());
    }
    return List.copyOf(puzzles);
  }

  private Position beginning(SplittableRandom random) {
    Position start = game.start(options);
    return scattered
        ? new Scattering(start, pieces).position(random)
        : new Beginnings(start, pieces).position(random);
  }

  private static Level level(SplittableRandom random) {
    return new Level(WEAKEST + random.nextInt(LEVELS));
  }

  private Optional<Puzzle> puzzle(
      String id, Position played, int plies, Searcher searcher, Difficulty difficulty) {
    Position position = game.position(options, played.text()); // what was played before is not told
    if (position.legalMoves().size() < LEAST_CHOICE) {
      return Optional.empty();
    }
    return solution(position, plies)
        .filter(solution -> alone(position, solution, searcher))
        .filter(solution -> difficulty.solvable(position, solution))
        .map(
            solution ->
                new Puzzle(
                    id,
                    position,
                    solution,
                    Theme.of(position, solution),
                    difficulty.of(position, solution)));
  }

  private static Optional<Solution> solution(Position position, int plies) {
    try {
      return Solution.of(position, plies, PROOF)
          .filter(solution -> solution.line().size() >= LEAST_PLIES && !solution.passes());
    } catch (Forced.TooLong tooLong) {
      return Optional.empty();
    }
  }

  /** Returns whether the engine sees no other first move that wins, be it later. */
  private boolean alone(Position position, Solution solution, Searcher searcher) {
    List<Move> others =
        position.legalMoves().stream()
            .filter(move -> !move.text().equals(solution.line().getFirst()))
            .toList();
    Limits limits = Limits.nodes(nodes).withSearchMoves(others);
    searcher.newGame();
    return searcher.search(position, limits, SearchListener.NONE).score() < Score.LEAST_WIN;
  }
}
