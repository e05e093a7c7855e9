package vauban.rules;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import vauban.rules.game.Decision;
import vauban.rules.game.WorkingPosition;

/**
 * Everything that can be seen of a working position. The order of the moves shows the order of the
 * lists of pieces inside.
 */
record Snapshot(
    List<Integer> squares,
    List<Integer> moves,
    long key,
    String turn,
    String command,
    Decision decided,
    int repetitions,
    int halfmove,
    int fullmove,
    int pliesMade) {

  static Snapshot of(WorkingPosition position) {
    int[] moves = new int[position.game().maxMoves()];
    int count = position.generate(moves, 0);
    return new Snapshot(
        IntStream.range(0, position.game().board().size()).map(position::at).boxed().toList(),
        Arrays.stream(moves, 0, count).boxed().toList(),
        position.key(),
        position.turn().code(),
        String.valueOf(position.command()),
        position.decided(),
        position.repetitions(),
        position.halfmove(),
        position.fullmove(),
        position.pliesMade());
  }
}
