package vauban.rules.siege;

import vauban.rules.game.RuleBook;
import vauban.rules.kit.RuleText;

/** The rules, in a class of their own so that they are read only when somebody asks for them. */
final class SiegeRules {

  static final RuleBook BOOK = RuleText.read(SiegeRules.class, "rules.txt");

  private SiegeRules() {}
}
