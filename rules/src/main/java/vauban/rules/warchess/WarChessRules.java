package vauban.rules.warchess;

import vauban.rules.game.Rule;
import vauban.rules.game.RuleBook;
import vauban.rules.kit.RuleText;

/** The rules and the ids by which the program cites them. */
final class WarChessRules {

  static final String RIVER = "WC river";
  static final String ARMIES = "WC armies";
  static final String TURN = "WC turn";

  static final String LIGHT = "WC L";
  static final String LINE = "WC I";
  static final String CAVALRY = "WC C";
  static final String ARTILLERY = "WC A";
  static final String WAGON = "WC W";
  static final String CITADEL = "WC K";

  static final String EXPOSED = "WC exposed";
  static final String COMMANDED = "WC commanded";

  static final String MOVE = "WC 1";
  static final String EXPOSES_ITSELF = "WC 2";
  static final String EXPOSES_OTHERS = "WC 3";
  static final String WAGON_FIRST = "WC 4a";
  static final String CITADEL_FIRST = "WC 4b";
  static final String ONE_AT_A_TIME = "WC 4c";

  static final String END_CITADEL = "WC end citadel";
  static final String END_WAGON = "WC end wagon";
  static final String END_TROOPS = "WC end troops";
  static final String END_STUCK = "WC end stuck";
  static final String END_REPETITION = "WC end repetition";
  static final String END_PROGRESS = "WC end progress";
  static final String END_OFF_BOARD = "WC end off board";

  static final RuleBook BOOK = RuleText.read(WarChessRules.class, "rules.txt");

  private WarChessRules() {}

  static Rule rule(String id) {
    return BOOK.rule(id);
  }
}
