package vauban.engine.paris;

import vauban.rules.paris.ParisLines;
import vauban.rules.paris.ParisPosition;

/** Where the garrison can go and whom it can take, were it to move. */
final class Reach {

  private final ParisPosition position;
  private final ParisLines lines;
  private final Survey survey;
  private final Support support;

  /** By square, the look in which its besieger was last found to be takeable. */
  private final int[] found;

  private int look;

  /** Empty squares that the garrison can move to, each as often as a piece can. */
  int room;

  /** Besiegers that the garrison can take, each once. */
  int targets;

  Reach(ParisPosition position, ParisLines lines, Survey survey, Support support) {
    this.position = position;
    this.lines = lines;
    this.survey = survey;
    this.support = support;
    found = new int[position.game().board().size()];
  }

  /** Looks at the position as it stands, after the survey and the support. */
  void walk() {
    look++;
    room = 0;
    targets = 0;
    for (int i = 0; i < survey.garrisonSize; i++) {
      walk(survey.garrison[i]);
    }
  }

  private void walk(int from) {
    for (int[] line : lines.from(position.at(from), from)) {
      for (int to : line) {
        if (position.at(to) != 0) {
          meet(to);
          break;
        }
        room++;
      }
    }
  }

  private void meet(int square) {
    if (survey.besieger(square)
        && !survey.cell(square)
        && !support.of(square)
        && found[square] != look) {
      found[square] = look;
      targets++;
    }
  }
}
