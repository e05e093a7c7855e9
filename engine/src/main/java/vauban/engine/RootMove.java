package vauban.engine;

/** A move of the root position and what is known of it. */
final class RootMove {

  final int move;

  /** The play expected, this move first. */
  int[] line;

  int score;

  /** The iteration that gave the score, in plies; 0 for a score at sight. */
  int depth;

  RootMove(int move) {
    this.move = move;
    line = new int[] {move};
  }

  /** Copies what is known of another. */
  RootMove(RootMove other) {
    move = other.move;
    line = other.line;
    score = other.score;
    depth = other.depth;
  }
}
