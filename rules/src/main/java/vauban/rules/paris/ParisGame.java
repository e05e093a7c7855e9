package vauban.rules.paris;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;
import vauban.rules.game.Army;
import vauban.rules.game.Ending;
import vauban.rules.game.Game;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Options;
import vauban.rules.game.Piece;
import vauban.rules.game.Placing;
import vauban.rules.game.Points;
import vauban.rules.game.Position;
import vauban.rules.game.Preset;
import vauban.rules.game.RuleBook;
import vauban.rules.game.Seat;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;
import vauban.rules.kit.OptionReader;

/**
 * The Siege of Paris: two armies of one team try to bring an officer and some Men into a fort that
 * the other team holds with eight pieces.
 */
public final class ParisGame implements Game {

  /**
   * No position has more: an army's pieces have at most 65 moves, and each can carry at most 36
   * commands.
   */
  static final int MAX_MOVES = 65 * 37;

  @Override
  public String id() {
    return "siege-of-paris";
  }

  @Override
  public String name() {
    return "The Siege of Paris";
  }

  @Override
  public String summary() {
    return "Two armies storm a fort held by eight pieces that alone can take: a Victorian siege for"
        + " two, three or five players.";
  }

  @Override
  public Board board() {
    return ParisBoard.BOARD;
  }

  @Override
  public List<Army> armies() {
    return List.of(ParisPieces.WHITE, ParisPieces.BLACK, ParisPieces.RED);
  }

  @Override
  public String name(Team team) {
    return team == Team.FIRST ? "the besiegers" : "the garrison";
  }

  @Override
  public List<Piece> pieces() {
    return ParisPieces.ALL;
  }

  @Override
  public List<Seat> seats(Options options) {
    return ParisTurn.seats(((ParisOptions) options).players());
  }

  @Override
  public List<Turn> turns(Options options) {
    int players = ((ParisOptions) options).players();
    return ParisTurn.all(players).stream().map(turn -> turn.turn(players)).toList();
  }

  @Override
  public List<Preset> presets() {
    return ParisOptions.PRESETS;
  }

  @Override
  public List<OptionChoice> choices() {
    return ParisOptions.CHOICES;
  }

  @Override
  public Options options(String preset, Map<String, String> changes) {
    ParisOptions options = (ParisOptions) OptionReader.preset(this, preset).options();
    return options.with(OptionReader.values(this, preset, changes));
  }

  @Override
  public RuleBook rules() {
    return ParisRules.BOOK;
  }

  @Override
  public Map<Piece, Integer> most(Options options) {
    return ParisSetups.most(this, (ParisOptions) options);
  }

  @Override
  public Position start(Options options) {
    return position(ParisSetups.start(this, (ParisOptions) options));
  }

  @Override
  public Setup setup(Options options, String text) {
    return ParisSetups.read(this, (ParisOptions) options, text);
  }

  @Override
  public String text(Setup setup) {
    return ParisSetups.write(setup);
  }

  @Override
  public Position position(Setup setup) {
    return Position.of(ParisValidation.position(this, setup));
  }

  @Override
  public Optional<Placing> placing() {
    return Optional.of(ParisPlacings.PLACING);
  }

  @Override
  public int maxMoves() {
    return MAX_MOVES;
  }

  @Override
  public Points points(@Nullable Team winner, Ending ending) {
    return ParisEndings.points(winner);
  }

  @Override
  public Ending ending(OffBoard reason) {
    return ParisEndings.ending(reason);
  }
}
