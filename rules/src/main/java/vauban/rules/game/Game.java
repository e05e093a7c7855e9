package vauban.rules.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;

/**
 * One of the games: its board, its pieces, its rules with their sources, and the door to its
 * positions. Instances are immutable and safe for use by several threads.
 */
public interface Game {

  /** Returns the name a person types: {@code siege-of-paris}. */
  String id();

  /** Returns the name a person reads: {@code The Siege of Paris}. */
  String name();

  /** Returns one sentence that says what the game is. */
  String summary();

  Board board();

  /** Returns the armies, the first team's first. */
  List<Army> armies();

  /** Returns what a person calls a team: {@code the besiegers}, or {@code South}. */
  String name(Team team);

  /**
   * Returns every piece that can stand on the board; {@link WorkingPosition#at} counts them from 1.
   */
  List<Piece> pieces();

  /** Returns the seats of a game under these options, in the order of their first plies. */
  List<Seat> seats(Options options);

  /**
   * Returns every turn that a position may have under these options, in the order of a round; where
   * the first ply places pieces, that turn is the first.
   */
  List<Turn> turns(Options options);

  /** Returns the named rule sets, the default first. */
  List<Preset> presets();

  /** Returns the options that can be set one by one. */
  List<OptionChoice> choices();

  /**
   * Returns the options of a preset with some changed.
   *
   * @param preset name of a preset
   * @param changes values by option key; may be empty
   * @throws InvalidOption where the preset, a key or a value is not the game's; the message lists
   *     what is
   */
  Options options(String preset, Map<String, String> changes);

  /** Returns the options of the default preset. */
  default Options options() {
    return presets().getFirst().options();
  }

  RuleBook rules();

  /** Returns the position a game starts from. */
  Position start(Options options);

  /** Returns the position a game starts from under the default options. */
  default Position start() {
    return start(options());
  }

  /**
   * Reads a position string without asking whether it can be.
   *
   * @throws InvalidPosition where the text cannot be read, with the place and what would be right
   */
  Setup setup(Options options, String text);

  /** Writes the one position string of a setup. */
  String text(Setup setup);

  /**
   * Makes a position of a setup.
   *
   * @throws InvalidPosition where the rules do not allow it, with every fault found
   */
  Position position(Setup setup);

  /**
   * Reads a position string.
   *
   * @throws InvalidPosition where it cannot be read or the rules do not allow it
   */
  default Position position(Options options, String text) {
    return position(setup(options, text));
  }

  /**
   * Returns how many of a piece a position may have at most, for each piece that the rules limit by
   * itself.
   */
  Map<Piece, Integer> most(Options options);

  /** Returns how pieces are placed before play, where the game's first ply places them. */
  default Optional<Placing> placing() {
    return Optional.empty();
  }

  /**
   * Returns what the game's source calls squares, such as the numbers of War-Chess's plate 4, where
   * it has names of its own for them.
   */
  default Optional<SourceNames> sourceNames() {
    return Optional.empty();
  }

  /**
   * Returns a move's text with the board's names of squares in place of the source's: {@code c6d7}
   * for War-Chess's {@code 39-47}. Any other text is returned as it is.
   */
  default String withBoardNames(String move) {
    return move;
  }

  /** Returns an upper bound of the number of moves in any position. */
  int maxMoves();

  /**
   * Returns what the teams score.
   *
   * @param winner null for a draw
   */
  Points points(@Nullable Team winner, Ending ending);

  /**
   * Returns the game's ending for something that happens off the board.
   *
   * @throws IllegalArgumentException where the rules do not speak of it
   */
  Ending ending(OffBoard reason);

  /** What may end a game without a move. */
  enum OffBoard {
    RESIGNATION,
    TIME,
    AGREEMENT
  }
}
