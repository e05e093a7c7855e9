package vauban.rules.game;

/**
 * Whose ply it is.
 *
 * @param code as position strings write it: {@code w}, {@code rb'}
 * @param seat who makes the ply
 * @param name what a person calls it: {@code White's right wing to move}
 * @param part the part of a round that the ply belongs to, as move numbers name it: {@code w},
 *     {@code b'}; empty where a round has no parts, or before them
 * @param opens whether the ply is the first of its round or part, so that a move number stands
 *     before it
 */
public record Turn(String code, Seat seat, String name, String part, boolean opens) {}
