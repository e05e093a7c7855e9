package vauban.rules.game;

/**
 * A named set of options.
 *
 * @param name as a person writes it: {@code bell-command}
 * @param words what it is, a short sentence
 */
public record Preset(String name, String words, Options options) {}
