package vauban.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.Fault;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Options;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;
import vauban.server.PositionDescription.MarkDescription;
import vauban.server.PositionDescription.OptionValues;
import vauban.server.PositionDescription.OutcomeDescription;
import vauban.server.PositionDescription.TurnDescription;

/**
 * A position that somebody is setting up, with everything that keeps it from being one.
 *
 * @param position the one position string of the setup, or null where none could be read
 * @param setup what the string says, or null where it could not be read
 * @param turns every turn that a position may have under these options
 * @param most how many of a piece a position may have at most, by symbol, where the rules limit it
 *     by itself
 * @param commands squares on which the garrison could be commanded to take; empty unless the setup
 *     is legal but for its command
 * @param faults everything that is wrong, none where it is legal
 * @param marks what the rules say of squares, none where it is not legal
 * @param outcome whether the position is decided already, or null where it is not legal
 */
record SetupDescription(
    @Nullable String position,
    OptionValues options,
    @Nullable FieldsDescription setup,
    List<TurnDescription> turns,
    Map<String, Integer> most,
    List<String> commands,
    List<FaultDescription> faults,
    boolean legal,
    List<MarkDescription> marks,
    @Nullable OutcomeDescription outcome) {

  /** The fields of a position string. */
  record FieldsDescription(
      Map<String, String> pieces,
      String turn,
      @Nullable String command,
      int halfmove,
      int fullmove) {

    static FieldsDescription of(Setup setup) {
      Map<String, String> pieces = new LinkedHashMap<>();
      setup.pieces().forEach((square, piece) -> pieces.put(square.name(), piece.symbol()));
      Square command = setup.command();
      return new FieldsDescription(
          pieces,
          setup.turn(),
          command == null ? null : command.name(),
          setup.halfmove(),
          setup.fullmove());
    }
  }

  /**
   * Something that is wrong.
   *
   * @param place a square's name, {@code rank 5}, {@code turn}, an army's name
   * @param words what is wrong and what would be right, a clause without a full stop
   * @param squares that it speaks of
   * @param column in the position string, from 1, or null where it was not read from one
   * @param rule id of the rule that it breaks, or null where it is a matter of writing
   */
  record FaultDescription(
      String place,
      String words,
      List<String> squares,
      @Nullable Integer column,
      @Nullable String rule) {

    static FaultDescription of(Fault fault) {
      return new FaultDescription(
          fault.place(),
          fault.reason(),
          fault.squares().stream().map(Square::name).toList(),
          fault.column() == 0 ? null : fault.column(),
          fault.rule());
    }
  }

  static SetupDescription of(SetupRequest request) {
    try {
      return of(request.setup());
    } catch (InvalidPosition unreadable) {
      GameStart start = request.start();
      return new SetupDescription(
          null,
          OptionValues.of(start.options()),
          null,
          turns(start.game(), start.options()),
          most(start.game(), start.options()),
          List.of(),
          faults(unreadable),
          false,
          List.of(),
          null);
    }
  }

  private static SetupDescription of(Setup setup) {
    Game game = setup.game();
    Position position = null;
    List<FaultDescription> faults = List.of();
    try {
      position = game.position(setup);
    } catch (InvalidPosition invalid) {
      faults = faults(invalid);
    }
    return new SetupDescription(
        game.text(setup),
        OptionValues.of(setup.options()),
        FieldsDescription.of(setup),
        turns(game, setup.options()),
        most(game, setup.options()),
        commands(setup),
        faults,
        position != null,
        position == null ? List.of() : position.marks().stream().map(MarkDescription::of).toList(),
        position == null ? null : OutcomeDescription.of(game, position.outcome()));
  }

  private static List<TurnDescription> turns(Game game, Options options) {
    return game.turns(options).stream()
        .map(turn -> TurnDescription.of(turn, turn.seat().team()))
        .toList();
  }

  private static Map<String, Integer> most(Game game, Options options) {
    Map<String, Integer> most = new TreeMap<>();
    game.most(options).forEach((piece, number) -> most.put(piece.symbol(), number));
    return most;
  }

  private static List<String> commands(Setup setup) {
    if (!legal(commanded(setup, null))) {
      return List.of();
    }
    return setup.pieces().keySet().stream()
        .filter(square -> legal(commanded(setup, square)))
        .map(Square::name)
        .toList();
  }

  private static boolean legal(Setup setup) {
    try {
      setup.game().position(setup);
      return true;
    } catch (InvalidPosition invalid) {
      return false;
    }
  }

  private static Setup commanded(Setup setup, @Nullable Square command) {
    return new Setup(
        setup.game(),
        setup.options(),
        setup.pieces(),
        setup.turn(),
        command,
        setup.halfmove(),
        setup.fullmove());
  }

  private static List<FaultDescription> faults(InvalidPosition invalid) {
    return invalid.faults().stream().map(FaultDescription::of).toList();
  }
}
