package vauban.rules.record;

/** What a reader found where a file has a game. */
public sealed interface RecordEntry {

  /**
   * A game that can be played through.
   *
   * @param line where it begins in the file, from 1
   */
  record Sound(GameRecord game, int line) implements RecordEntry {}

  /**
   * A game that cannot.
   *
   * @param line where it begins in the file, from 1
   * @param fault the first that was found
   */
  record Faulty(int line, RecordFault fault) implements RecordEntry {}
}
