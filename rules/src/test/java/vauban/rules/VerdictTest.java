package vauban.rules;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.board.Square;
import vauban.rules.game.Move;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Position;
import vauban.rules.game.Rule;
import vauban.rules.game.Verdict;

/**
 * Every move from one square to another is either legal or refused by a rule that stands in the
 * game's rules.
 */
class VerdictTest {

  private static final int TURNS = 6;
  private static final Pattern SENTENCE = Pattern.compile("[A-Za-z'](?!.*null).*[.]");

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void whatIsNotLegalIsRefusedByARule(RuleSet rules) {
    new RandomPlay(rules, 700)
        .through(
            5 * TURNS,
            (position, ply) -> {
              if (ply % 5 == 1) {
                check(rules, Position.of(position), ply / 5);
              }
            });
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#defaults")
  void afterTheEndEveryMoveIsRefusedByARule(RuleSet rules) {
    for (long seed = 701; seed < 704; seed++) {
      RandomPlay play = new RandomPlay(rules, seed);
      Position position = Position.of(play.position());
      while (!position.outcome().over() && play.play() != PackedMove.NONE) {
        position = Position.of(play.position());
      }
      check(rules, position, (int) (seed % TURNS));
    }
  }

  /** Tries one in so many pairs of squares: all of them would take minutes. */
  private static void check(RuleSet rules, Position position, int turn) {
    Set<String> legal =
        position.legalMoves().stream()
            .map(Move::text)
            .map(text -> text.replaceAll("^([a-z]\\d+[a-z]\\d+).*", "$1"))
            .collect(Collectors.toSet());
    for (Square from : rules.game().board().squares()) {
      for (Square to : rules.game().board().squares()) {
        String move = from.name() + to.name();
        boolean tried = (from.index() + 3 * to.index()) % TURNS == turn;
        if (tried && !legal.contains(move)) {
          isRefused(rules, position, move);
        }
      }
    }
  }

  private static void isRefused(RuleSet rules, Position position, String move) {
    Verdict verdict = position.explain(move);
    boolean cited =
        verdict instanceof Verdict.Illegal(Rule rule, String reason)
            && rules.game().rules().rule(rule.id()).equals(rule)
            && SENTENCE.matcher(reason).matches();
    if (!cited) {
      throw new AssertionError("%s: %s in %s is %s".formatted(rules, move, position, verdict));
    }
  }
}
