package vauban.app;

import java.util.List;
import vauban.app.drawing.Results;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;

/** Moves that somebody typed after a command, each by itself or several in quotes. */
final class PlayedMoves {

  private PlayedMoves() {}

  /**
   * Returns the position after the moves.
   *
   * @throws WrongInput where one cannot be played
   */
  static Position from(Position start, List<String> moves) {
    Position position = start;
    int number = 0;
    for (String move : String.join(" ", moves).split("\\s+")) {
      if (!move.isEmpty()) {
        position = play(position, move, ++number);
      }
    }
    return position;
  }

  private static Position play(Position position, String move, int number) {
    if (position.outcome().over()) {
      throw new WrongInput(
          "Move %d (%s) comes after the end of the game: %s."
              .formatted(number, move, Results.words(position.game(), position.outcome())));
    }
    return switch (position.explain(move)) {
      case Verdict.Legal legal -> position.play(legal.move());
      case Verdict.Illegal illegal ->
          throw new WrongInput("Move %d, %s: %s".formatted(number, move, Sentence.of(illegal)));
      case Verdict.Unreadable _ when move.matches("[0-9]{1,4}[.]*") ->
          throw new WrongInput(
              "Move %d: '%s' is the number of a move; leave numbers out.".formatted(number, move));
      case Verdict.Unreadable(String reason) ->
          throw new WrongInput("Move %d: %s".formatted(number, reason));
    };
  }
}
