package vauban.engine;

/**
 * What keeps a search from finding all that it could within its limits.
 *
 * @param nodes most positions looked at, at least 1
 * @param depth deepest iteration in plies, 1 to {@link Limits#MAX_DEPTH}
 * @param sight which moves are seen
 */
public record Handicap(long nodes, int depth, Sight sight) {

  /** Returns the limits that such a search has in truth. */
  Limits within(Limits limits) {
    return limits
        .withNodes(Math.min(nodes, limits.nodes()))
        .withDepth(Math.min(depth, limits.depth()));
  }
}
