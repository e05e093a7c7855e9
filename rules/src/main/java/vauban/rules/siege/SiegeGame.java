package vauban.rules.siege;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;
import vauban.rules.game.Army;
import vauban.rules.game.Ending;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidOption;
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
import vauban.rules.kit.RuleText;

/** The game Siege. There is one instance, {@code vauban.rules.Games.SIEGE}. */
public final class SiegeGame implements Game {

  static final Seat SOUTH_SEAT = new Seat("south", "South", Team.FIRST);
  static final Seat NORTH_SEAT = new Seat("north", "North", Team.SECOND);

  /** Twenty pieces an army, none with more than 17 moves. */
  static final int MAX_MOVES = 340;

  private static final String ARRAY = "array";

  private final RuleBook rules = RuleText.read(SiegeGame.class, "rules.txt");
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
  public List<Preset> presets() {
    return Arrays.stream(SiegeOptions.Array.values())
        .map(array -> new Preset(array.text(), array.words(), new SiegeOptions(array)))
        .toList();
  }

  @Override
  public List<OptionChoice> choices() {
    return List.of(
        new OptionChoice(
            ARRAY,
            "how North's pieces are placed at the start",
            Arrays.stream(SiegeOptions.Array.values())
                .map(array -> new OptionChoice.Value(array.text(), array.words()))
                .toList(),
            "S array"));
  }

  @Override
  public SiegeOptions options(String preset, Map<String, String> changes) {
    for (String key : changes.keySet()) {
      if (!key.equals(ARRAY)) {
        throw new InvalidOption("Siege has no option '%s'; it has %s".formatted(key, ARRAY));
      }
    }
    SiegeOptions options = new SiegeOptions(array("rule set", preset));
    String array = changes.get(ARRAY);
    return array == null ? options : new SiegeOptions(array("value of " + ARRAY, array));
  }

  @Override
  public RuleBook rules() {
    return rules;
  }

  @Override
  public Position start(Options options) {
    return position(options, ((SiegeOptions) options).array().start());
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

  private static SiegeOptions.Array array(String what, String text) {
    return Arrays.stream(SiegeOptions.Array.values())
        .filter(array -> array.text().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidOption(
                    "Siege has no %s '%s'; it has %s"
                        .formatted(
                            what,
                            text,
                            String.join(
                                ", ",
                                Arrays.stream(SiegeOptions.Array.values())
                                    .map(SiegeOptions.Array::text)
                                    .toList()))));
  }
}
