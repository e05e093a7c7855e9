package vauban.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/**
 * A line played out.
 *
 * @param positions before each move and after the last
 */
record PlayedLine(List<Position> positions, List<Move> moves) {

  static PlayedLine of(Position start, List<String> line) {
    List<Position> positions = new ArrayList<>(List.of(start));
    List<Move> moves = new ArrayList<>();
    for (String text : line) {
      Move move = positions.getLast().move(text);
      moves.add(move);
      positions.add(positions.getLast().play(move));
    }
    return new PlayedLine(List.copyOf(positions), List.copyOf(moves));
  }

  /** Returns the position before a ply, counted from 0. */
  Position before(int ply) {
    return positions.get(ply);
  }

  /** Returns the move of a ply, counted from 0. */
  Move move(int ply) {
    return moves.get(ply);
  }

  /** Returns the moves of the side that begins. */
  Stream<Move> solver() {
    return IntStream.range(0, moves.size()).filter(ply -> ply % 2 == 0).mapToObj(moves::get);
  }

  /** Returns the position after the last move. */
  Position end() {
    return positions.getLast();
  }
}
