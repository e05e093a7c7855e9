package vauban.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.Decision;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Position;
import vauban.rules.game.WorkingPosition;

/** What a puzzle is about, besides the way in which the game ends. */
enum Theme {
  /** The solver begins under attack: in check, exposed, commanded. */
  UNDER_ATTACK("under-attack"),

  /** The first move takes nothing and leaves nothing to be answered. */
  QUIET("quiet"),

  /** Each move before the last leaves something that must be answered. */
  FORCING("forcing"),

  /** A piece is put where it is taken, without having taken anything itself. */
  SACRIFICE("sacrifice"),

  /** After the first move two ways to win are open at once. */
  DOUBLE_THREAT("double-threat"),

  /** A piece becomes another. */
  PROMOTION("promotion"),

  /** The garrison is commanded to take. */
  COMMAND("command"),

  /** A piece comes to a ford or the bridge, or leaves it. */
  CROSSING("crossing");

  private final String id;

  Theme(String id) {
    this.id = id;
  }

  /**
   * Returns what a puzzle is about: the id of its {@linkplain vauban.rules.game.Ending ending}, and
   * the themes it shows.
   */
  static List<String> of(Position position, Solution solution) {
    PlayedLine played = PlayedLine.of(position, solution.line());
    List<String> themes = new ArrayList<>();
    if (played.end().outcome() instanceof Outcome.Decided decided) {
      themes.add(decided.ending().id());
    }
    for (Theme theme : values()) {
      if (theme.isShown(played)) {
        themes.add(theme.id);
      }
    }
    return List.copyOf(themes);
  }

  private boolean isShown(PlayedLine played) {
    return switch (this) {
      case UNDER_ATTACK -> played.before(0).working().pressed();
      case QUIET -> quiet(played);
      case FORCING -> forcing(played);
      case SACRIFICE -> sacrifice(played);
      case DOUBLE_THREAT -> doubleThreat(played);
      case PROMOTION -> played.solver().anyMatch(move -> move.promotion() != null);
      case COMMAND -> played.solver().anyMatch(move -> move.command() != null);
      case CROSSING -> played.solver().anyMatch(Theme::crosses);
    };
  }

  private static boolean quiet(PlayedLine played) {
    Move first = played.move(0);
    return first.captured() == null
        && first.command() == null
        && !played.before(1).working().pressed();
  }

  private static boolean forcing(PlayedLine played) {
    for (int ply = 0; ply + 2 < played.moves().size(); ply += 2) {
      if (!played.before(ply + 1).working().pressed()) {
        return false;
      }
    }
    return true;
  }

  private static boolean sacrifice(PlayedLine played) {
    for (int ply = 0; ply + 1 < played.moves().size(); ply += 2) {
      Move given = played.move(ply);
      Move answer = played.move(ply + 1);
      boolean taken = answer.captured() != null && Objects.equals(answer.to(), given.to());
      if (taken && given.captured() == null) {
        return true;
      }
    }
    return false;
  }

  /** Asked by giving the opponent's turn away, where nothing forces him and the game allows it. */
  private static boolean doubleThreat(PlayedLine played) {
    WorkingPosition position = played.before(1).working();
    if (!position.skippable() || position.pressed()) {
      return false;
    }
    position.skip();
    return endsAt(position) > 1;
  }

  /** Returns on how many squares a move can end that wins at once. */
  private static long endsAt(WorkingPosition position) {
    int[] moves = new int[position.game().maxMoves()];
    int end = position.generate(moves, 0);
    boolean[] won = new boolean[position.game().board().squares().size()];
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      if (lost(position)) {
        won[PackedMove.to(moves[i])] = true;
      }
      position.unmake();
    }
    long squares = 0;
    for (boolean there : won) {
      squares += there ? 1 : 0;
    }
    return squares;
  }

  private static boolean lost(WorkingPosition position) {
    return position.decided() == Decision.LOST
        || (position.stuck() == Decision.LOST && position.countMoves() == 0);
  }

  private static boolean crosses(Move move) {
    return isCrossing(move.from()) || isCrossing(move.to());
  }

  private static boolean isCrossing(@Nullable Square square) {
    return square != null
        && (square.terrain() == Terrain.FORD || square.terrain() == Terrain.BRIDGE);
  }
}
