package vauban.server;

import vauban.rules.game.Game;

/** A game in the list of games. */
record GameSummary(String id, String name, String summary) {

  static GameSummary of(Game game) {
    return new GameSummary(game.id(), game.name(), game.summary());
  }
}
