package vauban.rules;

import static org.assertj.core.api.Assertions.assertThat;

import vauban.rules.game.Fault;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Position;

/** What must hold of any string that is offered as a position. */
final class PositionStrings {

  private PositionStrings() {}

  /** Expects a position that reads back as itself, or faults that a person can understand. */
  static void check(RuleSet rules, String text) {
    String where = "%s: %s".formatted(rules, text);
    try {
      Position position = rules.game().position(rules.options(), text);
      Position again = rules.game().position(rules.options(), position.text());
      assertThat(again.text()).as(where).isEqualTo(position.text());
      assertThat(again.key()).as(where).isEqualTo(position.key());
      assertThat(again.outcome()).as(where).isEqualTo(position.outcome());
      assertThat(again.legalMoves()).as(where).isEqualTo(position.legalMoves());
    } catch (InvalidPosition e) {
      assertThat(e.faults()).as(where).isNotEmpty();
      for (Fault fault : e.faults()) {
        assertThat(fault.place()).as(where).isNotBlank();
        assertThat(fault.reason()).as(where).isNotBlank().doesNotEndWith(".");
        assertThat(fault.column()).as(where).isBetween(0, text.length() + 1);
        if (fault.rule() != null) {
          assertThat(rules.game().rules().rule(fault.rule())).as(where).isNotNull();
        }
      }
    } catch (RuntimeException e) {
      throw new AssertionError(where, e);
    }
  }
}
