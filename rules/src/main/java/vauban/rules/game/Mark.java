package vauban.rules.game;

import vauban.rules.board.Square;

/**
 * Something that the rules say of a square of a position and that a player wants to see.
 *
 * @param kind one lower-case word, used as a style name: {@code check}, {@code exposed}, {@code
 *     commanded}, {@code command}
 * @param words a short sentence for people
 * @param rule id of the rule it comes from
 */
public record Mark(Square square, String kind, String words, String rule) {}
