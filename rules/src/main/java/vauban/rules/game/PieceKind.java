package vauban.rules.game;

/**
 * A kind of piece of one game.
 *
 * @param id one lower-case word: {@code artillery}
 * @param letter upper-case letter of position strings and short notation
 * @param name what a person calls it
 * @param rule id of the rule that says how it moves
 */
public record PieceKind(String id, char letter, String name, String rule) {}
