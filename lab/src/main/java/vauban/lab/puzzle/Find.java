package vauban.lab.puzzle;

import java.util.List;
import vauban.rules.game.Position;

/**
 * A position in which the side to move has one way: the one to a win, or the one move that does not
 * lose.
 *
 * @param id of its game of self-play and its place in it: seed, number, ply
 * @param loses 0 where the way wins; otherwise the plies in which every other move loses at the
 *     latest, whatever is answered
 * @param themes what it is about, the way in which the game ends first, or {@value Theme#DEFENCE}
 */
public record Find(
    String id, Position position, Solution solution, int loses, List<String> themes) {

  public Find {
    themes = List.copyOf(themes);
  }

  /** Makes a find and names its themes. */
  static Find of(String id, Position position, Solution solution, int loses) {
    return new Find(id, position, solution, loses, Theme.of(position, solution, loses > 0));
  }

  /** Returns its game of self-play: seed and number. */
  String game() {
    return id.substring(0, id.lastIndexOf('-'));
  }
}
