package vauban.rules.game;

/**
 * Whose ply it is.
 *
 * @param code as position strings write it: {@code w}, {@code rb'}
 * @param seat who makes the ply
 * @param name what a person calls it: {@code White's right wing to move}
 */
public record Turn(String code, Seat seat, String name) {}
