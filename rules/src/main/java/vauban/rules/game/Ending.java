package vauban.rules.game;

/**
 * A way a game ends.
 *
 * @param id one word: {@code checkmate}
 * @param words a clause for people that may follow "White wins" or "draw": {@code by checkmate}
 * @param rule id of the rule that says so
 */
public record Ending(String id, String words, String rule) {}
