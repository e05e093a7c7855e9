package vauban.lab.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.Decision;
import vauban.rules.game.Mark;
import vauban.rules.game.Move;
import vauban.rules.game.Outcome;
import vauban.rules.game.PackedMove;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
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
  CROSSING("crossing"),

  /** The first move takes a piece. */
  CAPTURE("capture"),

  /** A piece steps out of the line of another, which gives check. */
  DISCOVERED("discovered"),

  /** A piece becomes the screen over which Artillery gives check. */
  SCREEN("screen"),

  /** Artillery moves and leaves something to be answered. */
  ARTILLERY("artillery"),

  /** The Banner moves. */
  BANNER("banner"),

  /** A besieger supports another, who could have been taken without him. */
  SUPPORT("support");

  /** What a puzzle is about first in which one move does not lose. */
  static final String DEFENCE = "defence";

  private final String id;

  Theme(String id) {
    this.id = id;
  }

  /**
   * Returns what a puzzle is about: the id of its {@linkplain vauban.rules.game.Ending ending} or
   * {@link #DEFENCE}, and the themes it shows.
   */
  static List<String> of(Position position, Solution solution, boolean defence) {
    PlayedLine played = PlayedLine.of(position, solution.line());
    List<String> themes = new ArrayList<>();
    if (defence) {
      themes.add(DEFENCE);
    } else if (played.end().outcome() instanceof Outcome.Decided decided) {
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
      case CAPTURE -> played.move(0).captured() != null;
      case DISCOVERED -> any(played, Checks::discovers);
      case SCREEN -> any(played, Checks::screens);
      case ARTILLERY -> any(played, Theme::fires);
      case BANNER -> any(played, (before, move) -> is("banner", before, move));
      case SUPPORT -> any(played, Theme::supports);
    };
  }

  /** Returns whether something is true of any move of the solver and the position before it. */
  private static boolean any(PlayedLine played, BiPredicate<Position, Move> shown) {
    return IntStream.range(0, played.moves().size())
        .filter(ply -> ply % 2 == 0)
        .anyMatch(ply -> shown.test(played.before(ply), played.move(ply)));
  }

  private static boolean is(String kind, Position before, Move move) {
    Square from = move.from();
    return from != null
        && before.at(from).filter(piece -> piece.kind().id().equals(kind)).isPresent();
  }

  private static boolean fires(Position before, Move move) {
    Position after = before.play(move);
    return is("artillery", before, move) && !after.outcome().over() && after.working().pressed();
  }

  /** The garrison, which alone takes in the Siege of Paris, is the first to move there. */
  private static boolean supports(Position before, Move move) {
    if (!before.game().equals(Games.SIEGE_OF_PARIS) || before.team() == Team.SECOND) {
      return false;
    }
    Set<Square> saved = exposed(before);
    saved.remove(move.from());
    saved.removeAll(exposed(before.play(move)));
    return !saved.isEmpty();
  }

  private static Set<Square> exposed(Position position) {
    return position.marks().stream()
        .map(Mark::square)
        .collect(Collectors.toCollection(HashSet::new));
  }

  private static boolean quiet(PlayedLine played) {
    Move first = played.move(0);
    return first.captured() == null
        && first.command() == null
        && !played.before(1).working().pressed();
  }

  private static boolean forcing(PlayedLine played) {
    if (played.moves().size() == 1) {
      return false;
    }
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
