package vauban.engine.warchess;

import java.util.Arrays;
import vauban.rules.Games;
import vauban.rules.game.WorkingPosition;

/**
 * What both sides hold of the ground as a position stands: where their figures are, which squares
 * are closed to troops by enemy Artillery, and how many troops could go or take where.
 */
final class Ground {

  private static final int SQUARES = Games.WAR_CHESS.board().size();
  private static final int MOST_FIGURES = 32;

  /** What a figure adds to the strikes on a square it could go to or take on. */
  private static final byte FOOT = 1;

  private static final byte CAVALRY = 16;
  private static final int FEET = CAVALRY - 1;

  private final WorkingPosition position;
  private final int[] kinds;
  private final int[] teams;

  /** By square, what stands there. */
  final int[] field = new int[SQUARES];

  /** By square, the teams (as bits) whose Artillery stands one oblique step away. */
  private final byte[] beside = new byte[SQUARES];

  private final byte[][] closed = new byte[2][SQUARES];
  private final byte[][] strikes = new byte[2][SQUARES];

  /** Squares of the figures that can move and fight, and how many there are. */
  final int[] figures = new int[MOST_FIGURES];

  int count;

  /** Squares of Citadel and Wagon, by the ordinal of the team that must guard them. */
  final int[] prizes = new int[2];

  final int[] troops = new int[2];

  /** By team, troops that reach what they must take or a square next to it. */
  final int[] besiegers = new int[2];

  private boolean commanded;

  Ground(WorkingPosition position, int[] kinds, int[] teams) {
    this.position = position;
    this.kinds = kinds;
    this.teams = teams;
  }

  /** Looks at the position as it stands. */
  void look() {
    find();
    Arrays.fill(beside, (byte) 0);
    for (int team = 0; team < 2; team++) {
      Arrays.fill(closed[team], (byte) 0);
      Arrays.fill(strikes[team], (byte) 0);
      besiegers[team] = 0;
    }
    commanded = false;
    fire();
    for (int i = 0; i < count; i++) {
      int square = figures[i];
      int piece = field[square];
      if (kinds[piece] != 'A') {
        march(piece, square);
      }
    }
  }

  private void find() {
    troops[0] = 0;
    troops[1] = 0;
    count = 0;
    for (int square = 0; square < SQUARES; square++) {
      int piece = position.at(square);
      field[square] = piece;
      if (piece == 0) {
        continue;
      }
      int kind = kinds[piece];
      if (kind == 'K' || kind == 'W') {
        prizes[teams[piece]] = square;
      } else {
        figures[count++] = square;
        troops[teams[piece]] += kind == 'A' ? 0 : 1;
      }
    }
  }

  /** Closes the ground that Artillery covers. */
  private void fire() {
    for (int i = 0; i < count; i++) {
      int piece = field[figures[i]];
      if (kinds[piece] == 'A') {
        for (int[] line : Reach.FIRE.from(figures[i])) {
          beside[line[0]] |= (byte) (1 << teams[piece]);
        }
      }
    }
    for (int i = 0; i < count; i++) {
      int piece = field[figures[i]];
      if (kinds[piece] == 'A') {
        close(1 - teams[piece], figures[i]);
      }
    }
  }

  private void close(int team, int gun) {
    int onlyOwnBeside = 1 << team;
    for (int[] line : Reach.FIRE.from(gun)) {
      for (int square : line) {
        if (beside[square] != onlyOwnBeside) {
          closed[team][square] = 1;
        }
        if (field[square] != 0) {
          commanded |= square == prizes[1] && team == 1;
          break;
        }
      }
    }
  }

  private void march(int piece, int from) {
    int team = teams[piece];
    byte[] struck = strikes[team];
    byte[] shut = closed[team];
    byte weight = kinds[piece] == 'C' ? CAVALRY : FOOT;
    boolean[] zone = Reach.near(prizes[1 - team]);
    boolean besieges = false;
    int[] ways = Reach.ways(piece, from);
    int i = 0;
    while (i < ways.length) {
      int entry = ways[i];
      int square = Reach.square(entry);
      int met = field[square];
      if (shut[square] == 0 || kinds[met] == 'K') {
        struck[square] += weight;
        besieges |= zone[square];
      }
      i = met == 0 ? i + 1 : Reach.nextLine(entry);
    }
    besiegers[team] += besieges ? 1 : 0;
  }

  /** Returns whether troops of a team could go to a square, or take or take back on it. */
  boolean struck(int team, int square) {
    return strikes[team][square] != 0;
  }

  /** Returns whether Infantry of a team could take on a square. */
  boolean struckByFoot(int team, int square) {
    return (strikes[team][square] & FEET) != 0;
  }

  /** Returns whether a team's Wagon is exposed, or its Citadel commanded. */
  boolean underFire(int team) {
    return team == 0 ? closed(0, prizes[0]) : commanded;
  }

  /** Returns whether enemy Artillery lets no troops of a team stop on a square. */
  boolean closed(int team, int square) {
    return closed[team][square] != 0;
  }
}
