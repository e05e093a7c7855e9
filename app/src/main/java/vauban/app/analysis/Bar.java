package vauban.app.analysis;

import vauban.rules.game.Team;

/** Draws a share as a bar that the first team fills from the left. */
public enum Bar {
  /** Block characters. */
  UNICODE("█", "░"),
  /** Nothing but ASCII. */
  ASCII("#", ".");

  private final String full;
  private final String empty;

  Bar(String full, String empty) {
    this.full = full;
    this.empty = empty;
  }

  /** Returns the bar of a position, so many characters wide. */
  String of(Evaluation evaluation, int width) {
    int filled = (int) Math.round(evaluation.share(Team.FIRST) * width);
    return full.repeat(filled) + empty.repeat(width - filled);
  }
}
