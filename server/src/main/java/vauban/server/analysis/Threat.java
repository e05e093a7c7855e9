package vauban.server.analysis;

import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;

/** What the side that is not to move would do if it were: the question behind a quiet move. */
public final class Threat {

  private Threat() {}

  /** There is no such question in a position. The message is one sentence for people. */
  public static final class None extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private None(String message) {
      super(message);
    }
  }

  /**
   * Returns the position with the turn given away, which is a position of no game.
   *
   * @throws None where the turn cannot be given away
   */
  public static Position of(Position position) {
    if (position.outcome().over()) {
      throw new None("the game is over, so nothing is threatened");
    }
    // Whose turn comes next does not depend on the move.
    Position moved = position.play(position.legalMoves().getFirst());
    if (moved.team() == position.team()) {
      throw new None(
          "there is no threat to look for: the %s moves next in any case"
              .formatted(position.turn().seat().name()));
    }
    Setup setup = position.setup();
    Position passed = passed(setup, moved);
    if (passed.outcome().over()) {
      throw new None("the turn cannot be passed here, for then the game would be over");
    }
    return passed;
  }

  private static Position passed(Setup setup, Position moved) {
    try {
      return setup
          .game()
          .position(
              new Setup(
                  setup.game(),
                  setup.options(),
                  setup.pieces(),
                  moved.turn().code(),
                  null,
                  0,
                  moved.fullmove()));
    } catch (InvalidPosition impossible) {
      throw new None("the turn cannot be passed here: " + impossible.faults().getFirst().reason());
    }
  }
}
