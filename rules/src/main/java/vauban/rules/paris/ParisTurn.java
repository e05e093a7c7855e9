package vauban.rules.paris;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import vauban.rules.game.Seat;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;

/** The plies of a round in their order, after the placing ({@code SP turns}, {@code SP seats}). */
enum ParisTurn {
  PLACING("p", ParisWing.GARRISON),
  BEFORE_WHITE("rw", ParisWing.GARRISON),
  WHITE("w", ParisWing.WHITE),
  BEFORE_BLACK("rb", ParisWing.GARRISON),
  BLACK("b", ParisWing.BLACK),
  BEFORE_WHITE_LEFT("rw'", ParisWing.GARRISON),
  WHITE_LEFT("w'", ParisWing.WHITE_LEFT),
  BEFORE_BLACK_LEFT("rb'", ParisWing.GARRISON),
  BLACK_LEFT("b'", ParisWing.BLACK_LEFT);

  private static final ParisTurn[] ALL = values();
  private static final Seat GARRISON = new Seat("garrison", "Garrison", Team.SECOND);

  private final String code;
  private final ParisWing wing;

  ParisTurn(String code, ParisWing wing) {
    this.code = code;
    this.wing = wing;
  }

  /** Returns the turn of that code, whoever plays. */
  static Optional<ParisTurn> of(String code) {
    return Arrays.stream(ALL).filter(turn -> turn.code.equals(code)).findFirst();
  }

  /** Returns the turns of a game, in order. */
  static List<ParisTurn> all(int players) {
    return List.of(ALL).subList(0, players == 5 ? ALL.length : BLACK.ordinal() + 1);
  }

  /** Returns the codes of a game's turns, in order. */
  static List<String> codes(int players) {
    return all(players).stream().map(ParisTurn::code).toList();
  }

  /** Returns what is wrong with a code that is none of a game's. */
  static String unknown(String code, int players) {
    return "'%s' is not a turn of a game of %d players; it is one of %s"
        .formatted(code, players, String.join(" ", codes(players)));
  }

  /** Returns the seats of a game, in the order of their first plies. */
  static List<Seat> seats(int players) {
    return all(players).stream().map(turn -> turn.seat(players)).distinct().toList();
  }

  /** Returns the next turn. */
  ParisTurn next(int players) {
    ParisTurn last = players == 5 ? BLACK_LEFT : BLACK;
    return this == last ? BEFORE_WHITE : ALL[ordinal() + 1];
  }

  String code() {
    return code;
  }

  /** Returns whose pieces move. */
  ParisWing wing() {
    return wing;
  }

  boolean garrison() {
    return wing == ParisWing.GARRISON;
  }

  /** Returns whether the move number goes up after it. */
  boolean endsRound() {
    return this == BLACK || this == BLACK_LEFT;
  }

  /** Returns what strangers to the game see of it. */
  Turn turn(int players) {
    String name =
        switch (this) {
          case PLACING -> "Garrison to place its pieces";
          case BEFORE_WHITE, BEFORE_BLACK, BEFORE_WHITE_LEFT, BEFORE_BLACK_LEFT ->
              "Garrison to move, %s next".formatted(next(players).wing.name(players));
          default -> wing.name(players) + " to move";
        };
    String part = this == PLACING ? "" : garrison() ? next(players).code : code;
    return new Turn(code, seat(players), name, part, garrison());
  }

  private Seat seat(int players) {
    if (garrison()) {
      return GARRISON;
    }
    return switch (players) {
      case 2 -> new Seat("besiegers", "Besiegers", Team.FIRST);
      case 3 -> new Seat(wing.army().id(), wing.army().name(), Team.FIRST);
      default ->
          new Seat(
              wing.army().id() + (wing.left() ? "-left" : "-right"),
              wing.name(players),
              Team.FIRST);
    };
  }
}
