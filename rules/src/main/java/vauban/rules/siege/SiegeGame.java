package vauban.rules.siege;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;
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
import vauban.rules.game.Team;
import vauban.rules.game.Turn;
import vauban.rules.kit.OptionReader;

/** The game Siege. There is one instance, {@code vauban.rules.Games.SIEGE}. */
public final class SiegeGame implements Game {

  static final Seat SOUTH_SEAT = new Seat("south", "South", Team.FIRST);
  static final Seat NORTH_SEAT = new Seat("north", "North", Team.SECOND);

  /** Each army's turn, South's first. */
  static final List<Turn> TURNS =
      List.of(
          new Turn("w", SOUTH_SEAT, "South to move", "", true),
          new Turn("b", NORTH_SEAT, "North to move", "", false));

  /** Twenty pieces an army, none with more than 17 moves. */
  static final int MAX_MOVES = 340;

  private final SiegeSetups setups = new SiegeSetups(this);

  @Override
  public String id() {
    return "siege";
  }

  @Override
  public String name() {
    return "Siege";
  }

  @Override
  public String summary() {
    return "Two armies manoeuvre around two hilltops to checkmate the enemy General or to carry"
        + " their Banner into his headquarters (Glenn Nicholls, 2010).";
  }

  @Override
  public Board board() {
    return SiegeBoard.BOARD;
  }

  @Override
  public List<Army> armies() {
    return SiegePieces.ARMIES;
  }

  @Override
  public String name(Team team) {
    return army(team).name();
  }

  @Override
  public List<Piece> pieces() {
    return SiegePieces.PIECES;
  }

  @Override
  public List<Seat> seats(Options options) {
    return List.of(SOUTH_SEAT, NORTH_SEAT);
  }

  @Override
  public List<Turn> turns(Options options) {
    return TURNS;
  }

  @Override
  public List<Preset> presets() {
    return SiegeOptions.PRESETS;
  }

  @Override
  public List<OptionChoice> choices() {
    return SiegeOptions.CHOICES;
  }

  @Override
  public SiegeOptions options(String preset, Map<String, String> changes) {
    return SiegeOptions.of(OptionReader.values(this, preset, changes));
  }

  @Override
  public RuleBook rules() {
    return SiegeRules.BOOK;
  }

  @Override
  public Map<Piece, Integer> most(Options options) {
    return SiegePieces.MOST;
  }

  @Override
  public Position start(Options options) {
    return position(options, own(options).array().start());
  }

  @Override
  public Setup setup(Options options, String text) {
    return setups.read(options, text);
  }

  @Override
  public String text(Setup setup) {
    return SiegeSetups.write(setup);
  }

  @Override
  public Position position(Setup setup) {
    return Position.of(setups.position(setup));
  }

  @Override
  public int maxMoves() {
    return MAX_MOVES;
  }

  @Override
  public Points points(@Nullable Team winner, Ending ending) {
    return SiegeEndings.points(winner, ending);
  }

  @Override
  public Ending ending(OffBoard reason) {
    return switch (reason) {
      case RESIGNATION -> SiegeEndings.RESIGNATION;
      case TIME -> SiegeEndings.TIME;
      case AGREEMENT -> SiegeEndings.AGREEMENT;
    };
  }

  private static Army army(Team team) {
    return team == Team.FIRST ? SiegePieces.SOUTH : SiegePieces.NORTH;
  }

  private static SiegeOptions own(Options options) {
    if (options instanceof SiegeOptions own) {
      return own;
    }
    throw new IllegalArgumentException("not options of Siege: " + options);
  }
}
