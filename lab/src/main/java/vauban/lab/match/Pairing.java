package vauban.lab.match;

import vauban.rules.game.Team;

/**
 * One game of a match's plan. Games 0 and 1 are a pair, 2 and 3 the next: a pair shares the opening
 * of its number, and the first player has the first team in its even game.
 *
 * @param game from 0
 */
public record Pairing(int game) {

  /** Returns the pair's number, which is its opening's too, from 0. */
  public int pair() {
    return game / 2;
  }

  /** Returns the team that the first player has. */
  public Team teamOfFirst() {
    return game % 2 == 0 ? Team.FIRST : Team.SECOND;
  }
}
