package vauban.rules.warchess;

/** What a side must see to before anything else ({@code WC 4}). */
enum WarChessObligation {
  /** It is free. */
  NONE(""),
  /** Its Wagon is exposed. */
  WAGON(WarChessRules.WAGON_FIRST),
  /** Its Citadel is commanded. */
  CITADEL(WarChessRules.CITADEL_FIRST),
  /** Other figures are exposed. */
  FIGURES(WarChessRules.ONE_AT_A_TIME);

  private final String rule;

  WarChessObligation(String rule) {
    this.rule = rule;
  }

  /** Returns the id of its rule, empty for {@link #NONE}. */
  String rule() {
    return rule;
  }
}
