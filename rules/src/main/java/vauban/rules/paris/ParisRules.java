package vauban.rules.paris;

import vauban.rules.game.RuleBook;
import vauban.rules.kit.RuleText;

/** The rules, in a class of their own so that they are read only when somebody asks for them. */
final class ParisRules {

  static final RuleBook BOOK = RuleText.read(ParisRules.class, "rules.txt");

  private ParisRules() {}
}
