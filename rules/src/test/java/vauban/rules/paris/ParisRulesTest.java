package vauban.rules.paris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Rule;
import vauban.rules.game.RuleBook;

class ParisRulesTest {

  private static final RuleBook RULES = Games.SIEGE_OF_PARIS.rules();

  @Test
  void allThirteenRulesAndSevenRulingsAreThere() {
    List<String> ids = RULES.rules().stream().map(Rule::id).toList();
    assertThat(ids)
        .containsAll(IntStream.rangeClosed(1, 13).mapToObj(i -> "SP rule " + i).toList())
        .containsAll(IntStream.rangeClosed(1, 7).mapToObj(i -> "SP ruling " + i).toList());
  }

  @Test
  void everyTagIsExplained() {
    assertThat(RULES.meanings().keySet())
        .containsExactly("rule", "Bell", "described", "reconstruction", "ruling", "modern");
  }

  @Test
  void pieceKindsAndOptionsCiteRulesThatExist() {
    Games.SIEGE_OF_PARIS
        .pieces()
        .forEach(piece -> assertThat(RULES.rule(piece.kind().rule())).isNotNull());
    Games.SIEGE_OF_PARIS
        .choices()
        .forEach(choice -> assertThat(RULES.rule(choice.rule())).isNotNull());
  }

  @Test
  void citationNamesTheSource() {
    assertThat(RULES.rule("SP support").citation())
        .isEqualTo("SP support [rule, 11; Bell; ruling, 2]");
  }
}
