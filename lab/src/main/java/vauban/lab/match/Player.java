package vauban.lab.match;

/** One side of one game at a time. Used by one thread, except that any thread may close it. */
public interface Player extends AutoCloseable {

  /** Returns what it says it is: name and version. */
  String version();

  /**
   * Gets ready for another game.
   *
   * @throws Forfeit where it does not
   */
  void newGame() throws Forfeit, InterruptedException;

  /**
   * Chooses a move.
   *
   * @throws Forfeit where it gives no answer
   */
  Answer answer(Question question) throws Forfeit, InterruptedException;

  /** Ends it at once, whatever it is doing. */
  @Override
  void close();
}
