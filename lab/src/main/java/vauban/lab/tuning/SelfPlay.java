package vauban.lab.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import vauban.engine.Limits;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/**
 * Games that the engine plays with itself from random openings, for the positions they go through.
 * Each game depends on the seed and its number only, whatever was played before it.
 *
 * @param options the rules of the games
 * @param nodes positions that the search of each move may look at
 * @param seed with the number of a game, the seed of its random choices
 * @param sampling which positions become examples
 */
public record SelfPlay(Game game, Options options, long nodes, long seed, Sampling sampling) {

  private static final int HASH_MEGABYTES = 4;
  private static final int LEAST_OPENING = 4;
  private static final int OPENING_SPREAD = 10;

  /** Plays a game and returns the examples taken from it. */
  public List<Example> play(int number) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
    Searcher searcher = new Searcher(HASH_MEGABYTES);
    List<Position> positions = new ArrayList<>();
    List<Integer> scores = new ArrayList<>();
    Position position = opening(random);
    ClearLead clear = new ClearLead();
    while (!position.outcome().over()) {
      SearchResult found = searcher.search(position, Limits.nodes(nodes), SearchListener.NONE);
      boolean first = position.team() == Team.FIRST;
      int score = first ? found.score() : -found.score();
      if (clear.decides(score)) {
        return examples(positions, scores, score > 0 ? 1 : 0);
      }
      if (sampling.takes(position, found, random)) {
        positions.add(position);
        scores.add(score);
      }
      position = position.play(found.best());
    }
    return examples(positions, scores, WeightsGame.result(position));
  }

  private Position opening(SplittableRandom random) {
    while (true) {
      Position position = game.start(options);
      int plies = LEAST_OPENING + random.nextInt(OPENING_SPREAD);
      for (int ply = 0; ply < plies && !position.outcome().over(); ply++) {
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      if (!position.outcome().over()) {
        return position;
      }
    }
  }

  private static List<Example> examples(
      List<Position> positions, List<Integer> scores, double result) {
    List<Example> examples = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      examples.add(new Example(positions.get(i), result, scores.get(i)));
    }
    return examples;
  }
}
