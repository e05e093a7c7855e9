package vauban.rules.warchess;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.game.Army;
import vauban.rules.game.Ending;
import vauban.rules.game.Game;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Options;
import vauban.rules.game.Piece;
import vauban.rules.game.Points;
import vauban.rules.game.Position;
import vauban.rules.game.Preset;
import vauban.rules.game.RuleBook;
import vauban.rules.game.Seat;
import vauban.rules.game.Setup;
import vauban.rules.game.SourceNames;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;
import vauban.rules.kit.OptionReader;

/**
 * War-Chess, or the Game of Battle (Colonel Charles Richardson, New York, 1866). There is one
 * instance, {@code vauban.rules.Games.WAR_CHESS}.
 */
public final class WarChessGame implements Game {

  /** The most moves that the armies could have on an open field. */
  static final int MAX_MOVES = 4 * 19 + 5 * 16 + 2 * 24 + 2 * 12 + 8;

  /** A move between two squares by the numbers of plate 4. */
  private static final Pattern PLATE_NUMBERS = Pattern.compile("([0-9]{1,2})-([0-9]{1,2})");

  private static final String ARRAY =
      "6/CAIIWCAII/8/3I3/8/L1L1L1L/8/4*2/4*3/7/3*4/2*4/8/l1l1l1l/8/7/3k4/iiaciiiac/6";

  @Override
  public String id() {
    return "war-chess";
  }

  @Override
  public String name() {
    return "War-Chess";
  }

  @Override
  public String summary() {
    return "Two armies of 1866 meet at a river: the attacker is after the Citadel, the defender"
        + " after the Wagon, and nobody but Artillery may stop under the enemy's guns.";
  }

  @Override
  public Board board() {
    return WarChessBoard.board();
  }

  @Override
  public List<Army> armies() {
    return List.of(WarChessPieces.ATTACKER, WarChessPieces.DEFENDER);
  }

  @Override
  public String name(Team team) {
    return WarChessWords.side(WarChessPieces.side(team));
  }

  @Override
  public List<Piece> pieces() {
    return WarChessPieces.PIECES;
  }

  @Override
  public List<Seat> seats(Options options) {
    return first(options) == Team.FIRST
        ? List.of(WarChessTurns.ATTACKER, WarChessTurns.DEFENDER)
        : List.of(WarChessTurns.DEFENDER, WarChessTurns.ATTACKER);
  }

  @Override
  public List<Turn> turns(Options options) {
    return WarChessTurns.ALL;
  }

  @Override
  public List<Preset> presets() {
    return WarChessOptions.PRESETS;
  }

  @Override
  public List<OptionChoice> choices() {
    return WarChessOptions.CHOICES;
  }

  @Override
  public Options options(String preset, Map<String, String> changes) {
    return WarChessOptions.of(OptionReader.values(this, preset, changes));
  }

  @Override
  public RuleBook rules() {
    return WarChessRules.BOOK;
  }

  @Override
  public Map<Piece, Integer> most(Options options) {
    return WarChessPieces.MOST;
  }

  @Override
  public Position start(Options options) {
    return position(options, "%s %s 0 1".formatted(ARRAY, WarChessTurns.of(first(options)).code()));
  }

  @Override
  public Setup setup(Options options, String text) {
    return WarChessSetup.read(this, options, text);
  }

  @Override
  public String text(Setup setup) {
    return WarChessSetup.write(setup);
  }

  @Override
  public Position position(Setup setup) {
    WarChessSetup.check(setup);
    return Position.of(WarChessPosition.of(this, own(setup.options()), setup));
  }

  @Override
  public Optional<SourceNames> sourceNames() {
    Map<Square, String> names = new LinkedHashMap<>();
    WarChessBoard.plateNumbers()
        .forEach((square, number) -> names.put(square, Integer.toString(number)));
    return Optional.of(new SourceNames("Plate numbers", names));
  }

  @Override
  public String withBoardNames(String move) {
    Matcher numbers = PLATE_NUMBERS.matcher(move);
    if (!numbers.matches()) {
      return move;
    }
    Optional<Square> from = WarChessBoard.plateSquare(Integer.parseInt(numbers.group(1)));
    Optional<Square> to = WarChessBoard.plateSquare(Integer.parseInt(numbers.group(2)));
    return from.isPresent() && to.isPresent() ? from.get().name() + to.get().name() : move;
  }

  @Override
  public int maxMoves() {
    return MAX_MOVES;
  }

  @Override
  public Points points(@Nullable Team winner, Ending ending) {
    return WarChessEndings.points(winner);
  }

  @Override
  public Ending ending(OffBoard reason) {
    return switch (reason) {
      case RESIGNATION -> WarChessEndings.RESIGNATION;
      case TIME -> WarChessEndings.TIME;
      case AGREEMENT -> WarChessEndings.AGREEMENT;
    };
  }

  private static Team first(Options options) {
    return own(options).first();
  }

  private static WarChessOptions own(Options options) {
    if (options instanceof WarChessOptions own) {
      return own;
    }
    throw new IllegalArgumentException("not options of War-Chess: " + options);
  }
}
