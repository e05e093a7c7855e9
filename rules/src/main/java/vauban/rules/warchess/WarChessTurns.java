package vauban.rules.warchess;

import java.util.List;
import vauban.rules.game.Seat;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;

/** Who sits at the table and what his turn is called. */
final class WarChessTurns {

  static final Seat ATTACKER = new Seat("attacker", "Attacker", Team.FIRST);
  static final Seat DEFENDER = new Seat("defender", "Defender", Team.SECOND);

  private static final Turn ATTACKERS = new Turn("w", ATTACKER, "Attacker to move", "", true);
  private static final Turn DEFENDERS = new Turn("b", DEFENDER, "Defender to move", "", false);

  /** Each side's turn, the attacker's first. */
  static final List<Turn> ALL = List.of(ATTACKERS, DEFENDERS);

  /** The codes of position strings. */
  static final List<String> CODES = ALL.stream().map(Turn::code).toList();

  private WarChessTurns() {}

  static Turn of(Team team) {
    return team == Team.FIRST ? ATTACKERS : DEFENDERS;
  }

  /** Returns whose turn a code means; one that is none of {@link #CODES} is no valid argument. */
  static Team team(String code) {
    return code.equals(ATTACKERS.code()) ? Team.FIRST : Team.SECOND;
  }
}
