package vauban.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import vauban.rules.game.Game;
import vauban.rules.paris.ParisGame;
import vauban.rules.siege.SiegeGame;
import vauban.rules.warchess.WarChessGame;

/** The games there are. A new game is added to {@link #all()}, and nowhere else. */
public final class Games {

  /** Siege. */
  public static final Game SIEGE = new SiegeGame();

  /** War-Chess. */
  public static final Game WAR_CHESS = new WarChessGame();

  /** The Siege of Paris. */
  public static final Game SIEGE_OF_PARIS = new ParisGame();

  private static final List<Game> ALL = List.of(SIEGE, WAR_CHESS, SIEGE_OF_PARIS);

  private Games() {}

  /** Returns every game, in the order people are shown them. */
  public static List<Game> all() {
    return ALL;
  }

  /** Returns the game of that id, such as {@code war-chess}. */
  public static Optional<Game> find(String id) {
    return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
  }

  /** Returns a clause about a game there is not, which says what there is. */
  public static String unknown(String id) {
    return "unknown game '%s'; the games are %s"
        .formatted(id, ALL.stream().map(Game::id).collect(Collectors.joining(", ")));
  }
}
