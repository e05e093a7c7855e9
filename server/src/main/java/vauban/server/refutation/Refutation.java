package vauban.server.refutation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import vauban.engine.Limits;
import vauban.engine.Score;
import vauban.engine.SearchListener;
import vauban.engine.SearchResult;
import vauban.engine.Searcher;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.proof.Forced;
import vauban.rules.proof.WinningLine;

/**
 * What is wrong with a move after which a win should have followed. Whether there still is one in
 * time, and whether the other side wins at once, is proven by the rules alone; which of the answers
 * that hold is shown, and how it goes on, the engine chooses within a number of positions, so that
 * the same question has the same answer.
 *
 * @param proven whether everything said by the kind is proven; otherwise it is as far as was seen
 * @param line how it goes on, the answer first; at least one move
 */
public record Refutation(Kind kind, boolean proven, List<Move> line) {

  /** What is wrong. */
  public enum Kind {
    /** The other side wins. */
    LOSES,

    /** The win comes, but too late. */
    LATER,

    /** There is an answer after which there is no win in time. */
    HOLDS
  }

  /** How soon the other side must win for it to be looked for before all else, in plies. */
  private static final int SOON = 5;

  /** How far a win that comes too late is played out by proof, in plies. */
  private static final int LATE = 7;

  /** Moves that a proof may try. */
  private static final long PROOF = 300_000;

  /** Positions that the engine looks at. */
  private static final long NODES = 20_000;

  /** How many plies are shown of what has no end, or a far one. */
  private static final int SHOWN = 3;

  private static final int HASH_MEGABYTES = 4;

  public Refutation {
    line = List.copyOf(line);
  }

  /**
   * Refutes a move.
   *
   * @param position after the move, in which the game is not over
   * @param plies in which the side that made it should win from here: 0 where it should have won
   *     already, or not lost
   */
  public static Refutation of(Position position, int plies) {
    List<Move> lost = proven(position, SOON);
    if (!lost.isEmpty()) {
      return new Refutation(Kind.LOSES, true, lost);
    }
    Answers answers = Answers.of(position, plies);
    SearchResult found =
        new Searcher(HASH_MEGABYTES)
            .search(
                position,
                Limits.nodes(NODES).withSearchMoves(answers.holding()),
                SearchListener.NONE);
    List<Move> line = found.principalVariation();
    List<Move> shown = line.subList(0, Math.min(line.size(), SHOWN));
    if (found.score() >= Score.LEAST_WIN) {
      return new Refutation(Kind.LOSES, true, shown);
    }
    if (found.score() <= -Score.LEAST_WIN) {
      return new Refutation(Kind.LATER, true, late(position, shown));
    }
    return new Refutation(Kind.HOLDS, answers.proven(), shown);
  }

  /** The line to its end, where that is not too far; otherwise as it begins. */
  private static List<Move> late(Position position, List<Move> beginning) {
    Move answer = beginning.getFirst();
    Position answered = position.play(answer);
    List<Move> rest = answered.outcome().over() ? List.of() : proven(answered, LATE);
    return rest.isEmpty() ? beginning : Stream.concat(Stream.of(answer), rest.stream()).toList();
  }

  private static List<Move> proven(Position position, int plies) {
    try {
      return WinningLine.of(position, plies, PROOF);
    } catch (Forced.TooLong tooLong) {
      return List.of();
    }
  }

  /**
   * The answers after which there is no win in time.
   *
   * @param proven whether that is proven of all of them
   */
  private record Answers(List<Move> holding, boolean proven) {

    static Answers of(Position position, int plies) {
      List<Move> holding = new ArrayList<>();
      boolean proven = true;
      for (Move answer : position.legalMoves()) {
        try {
          if (holds(position, answer, plies)) {
            holding.add(answer);
          }
        } catch (Forced.TooLong tooLong) {
          proven = false;
          holding.add(answer);
        }
      }
      return holding.isEmpty()
          ? new Answers(position.legalMoves(), false)
          : new Answers(holding, proven);
    }

    private static boolean holds(Position position, Move answer, int plies) {
      Position answered = position.play(answer);
      if (answered.outcome() instanceof Outcome.Decided decided) {
        return decided.winner() != position.team().other();
      }
      return plies < 2 || Forced.win(answered, plies - 1, PROOF).plies() == 0;
    }
  }
}
