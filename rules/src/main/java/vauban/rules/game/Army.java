package vauban.rules.game;

/**
 * The pieces of one colour.
 *
 * @param id one lower-case word, used as a style name: {@code white}
 * @param name what a person calls it: {@code White}
 */
public record Army(String id, String name, Team team) {}
