package vauban.rules.game;

/**
 * A place at the table: whoever sits there makes some of a team's plies.
 *
 * @param id one lower-case word, unique in its game: {@code garrison}
 * @param name what a person calls it
 */
public record Seat(String id, String name, Team team) {}
