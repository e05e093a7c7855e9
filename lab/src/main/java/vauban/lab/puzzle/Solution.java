package vauban.lab.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.proof.Forced;

/**
 * The one way to a forced win. Each move of the solver but the last is the only one that wins as
 * soon as stated, whatever is answered; each answer puts the end off as long as any.
 *
 * @param line the moves of both sides in turn, the solver's first and last, in coordinate form
 * @param last every move that wins in place of the line's last one, itself included, in order of
 *     their text
 */
public record Solution(List<String> line, List<String> last) {

  private static final String PASS = "pass";

  public Solution {
    line = List.copyOf(line);
    last = List.copyOf(last);
  }

  /**
   * Proves the one way to the soonest win by the rules alone.
   *
   * @param plies how far to look, 1 to 100
   * @param most how many moves each proof may try
   * @return empty where there is no win so soon, or where there are several ways to it
   * @throws Forced.TooLong where the moves do not suffice
   */
  public static Optional<Solution> of(Position position, int plies, long most) {
    Forced.Proof proof = Forced.win(position, plies, most);
    return proof.plies() == 0 ? Optional.empty() : after(position, proof, most);
  }

  private static Optional<Solution> after(Position position, Forced.Proof proof, long most) {
    String move = proof.moves().getFirst();
    if (proof.plies() == 1) {
      return Optional.of(new Solution(List.of(move), proof.moves()));
    }
    if (proof.moves().size() > 1) {
      return Optional.empty();
    }
    Position asked = position.play(move);
    int left = proof.plies() - 2;
    for (Move answer : answers(asked)) {
      Position answered = asked.play(answer);
      if (answered.outcome().over()) {
        continue;
      }
      Forced.Proof rest = Forced.win(answered, left, most);
      if (rest.plies() == left) {
        Optional<Solution> solution = after(answered, rest, most);
        if (solution.isPresent()) {
          return solution.map(found -> found.from(move, answer.text()));
        }
      }
    }
    return Optional.empty();
  }

  /** Captures first: they are what a solver has to reckon with first. */
  private static List<Move> answers(Position position) {
    return position.legalMoves().stream()
        .sorted(
            Comparator.comparing((Move answer) -> answer.captured() == null)
                .thenComparing(Move::text))
        .toList();
  }

  private Solution from(String move, String answer) {
    List<String> longer = new ArrayList<>(List.of(move, answer));
    longer.addAll(line);
    return new Solution(longer, last);
  }

  /** Returns whether either side passes. */
  boolean passes() {
    return line.contains(PASS);
  }

  /** Returns how many moves the solver makes. */
  public int moves() {
    return (line.size() + 1) / 2;
  }
}
