package vauban.rules.paris;

import vauban.rules.game.PackedMove;

/** Adds to the moves of besiegers the commands they can carry ({@code SP command}). */
final class ParisCommands {

  private final ParisForces forces;
  private final ParisTargets targets;

  ParisCommands(ParisForces forces, ParisTargets targets) {
    this.forces = forces;
    this.targets = targets;
  }

  /** Writes, after the moves from start to end, each again with every command it can carry. */
  int write(int[] moves, int start, int end) {
    targets.look();
    int commandsEnd = end;
    for (int i = start; i < end; i++) {
      int from = PackedMove.from(moves[i]);
      int to = PackedMove.to(moves[i]);
      int count = count(from, to);
      for (int j = 0; j < count; j++) {
        moves[commandsEnd++] = PackedMove.of(PackedMove.COMMAND, from, to, targets.square(j));
      }
    }
    return commandsEnd;
  }

  /** Returns how many moves with commands {@link #write} would write. */
  int count(int[] moves, int start, int end) {
    targets.look();
    int count = 0;
    for (int i = start; i < end; i++) {
      count += count(PackedMove.from(moves[i]), PackedMove.to(moves[i]));
    }
    return count;
  }

  private int count(int from, int to) {
    int piece = forces.placement().at(from);
    return ParisForces.entry(piece, from, to) && forces.tally().decidesWithEntryOf(piece)
        ? 0
        : targets.after(from, to);
  }
}
