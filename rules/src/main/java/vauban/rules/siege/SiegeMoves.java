package vauban.rules.siege;

import vauban.rules.board.Board;
import vauban.rules.game.PackedMove;
import vauban.rules.kit.Placement;

/** Writes the legal moves of a placement. One is made for each position and reused. */
final class SiegeMoves {

  private final Placement placement;
  private int[] moves = new int[0];
  private int end;
  private int army;

  SiegeMoves(Placement placement) {
    this.placement = placement;
  }

  /** Writes an army's legal moves, whether or not the game is decided; returns the end. */
  int generate(int army, int[] moves, int start) {
    this.army = army;
    this.moves = moves;
    end = start;
    for (int i = 0; i < placement.size(army); i++) {
      writeFrom(placement.square(army, i));
    }
    return keepLegal(start);
  }

  private void writeFrom(int from) {
    switch (SiegePieces.kind(placement.at(from))) {
      case SiegePieces.GENERAL -> general(from);
      case SiegePieces.BANNER -> banner(from);
      case SiegePieces.CAVALRYMAN -> lines(from, SiegePaths.CAVALRYMAN.from(from));
      case SiegePieces.SCOUT -> lines(from, SiegePaths.OBLIQUE_RAYS.from(from));
      case SiegePieces.ARTILLERY -> artillery(from);
      case SiegePieces.FORT -> lines(from, SiegePaths.STRAIGHT_RAYS.from(from));
      case SiegePieces.INFANTRYMAN -> infantryman(from);
      default -> lines(from, SiegePaths.SENIOR.from(from));
    }
  }

  private void general(int from) {
    for (int[] line : SiegePaths.GENERAL.from(from)) {
      int piece = placement.at(line[0]);
      if (piece == 0 || SiegePieces.army(piece) != army) {
        write(from, line[0]);
      }
    }
  }

  private void banner(int from) {
    for (int[] line : SiegePaths.banner(army).from(from)) {
      int piece = placement.at(line[0]);
      if (piece == 0 || piece == SiegePieces.number(1 - army, SiegePieces.BANNER)) {
        write(from, line[0]);
      }
    }
  }

  private void lines(int from, int[][] lines) {
    for (int[] line : lines) {
      for (int to : line) {
        int piece = placement.at(to);
        if (piece == 0) {
          write(from, to);
        } else {
          if (takeable(piece)) {
            write(from, to);
          }
          break;
        }
      }
    }
  }

  private void artillery(int from) {
    for (int[] line : SiegePaths.STRAIGHT_RAYS.from(from)) {
      boolean screened = false;
      for (int to : line) {
        int piece = placement.at(to);
        if (piece == 0) {
          if (!screened) {
            write(from, to);
          }
        } else if (screened) {
          if (takeable(piece)) {
            write(from, to);
          }
          break;
        } else {
          screened = true;
        }
      }
    }
  }

  private void infantryman(int from) {
    boolean first = SiegePaths.rank(from) == (army == 0 ? 2 : SiegeBoard.RANKS - 1);
    for (int[] line : SiegePaths.infantryman(army).from(from)) {
      int piece = placement.at(line[0]);
      if (piece == 0 || takeable(piece)) {
        step(from, line[0]);
      }
      if (first && piece == 0 && line.length > 1 && placement.at(line[1]) == 0) {
        write(from, line[1]);
      }
    }
  }

  private void step(int from, int to) {
    if (SiegePaths.rank(to) != (army == 0 ? SiegeBoard.RANKS : 1)) {
      write(from, to);
      return;
    }
    for (int kind = SiegePieces.CAVALRYMAN; kind <= SiegePieces.SENIOR; kind++) {
      if (available(army, kind, to)) {
        moves[end++] =
            PackedMove.of(PackedMove.PROMOTION, from, to, SiegePieces.number(army, kind));
      }
    }
  }

  /** Returns whether an army's piece could go from one square to another but for the check. */
  boolean reaches(int army, int from, int to) {
    this.army = army;
    moves = new int[SiegeGame.MAX_MOVES];
    end = 0;
    writeFrom(from);
    for (int i = 0; i < end; i++) {
      if (PackedMove.to(moves[i]) == to) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an Infantryman may become that kind on that square ({@code S promotion}). */
  boolean available(int army, int kind, int square) {
    int piece = SiegePieces.number(army, kind);
    return switch (kind) {
      case SiegePieces.SENIOR -> true;
      case SiegePieces.CAVALRYMAN, SiegePieces.ARTILLERY, SiegePieces.FORT ->
          placement.count(piece) < SiegePieces.EXCHANGEABLE;
      case SiegePieces.SCOUT ->
          placement.count(piece) < SiegePieces.EXCHANGEABLE && !anyOnColour(piece, square);
      default -> false;
    };
  }

  private boolean anyOnColour(int piece, int square) {
    int army = SiegePieces.army(piece);
    for (int i = 0; i < placement.size(army); i++) {
      int other = placement.square(army, i);
      if (placement.at(other) == piece && SiegePaths.colour(other) == SiegePaths.colour(square)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether ordinary pieces may capture that one ({@code S banner capture}). */
  private boolean takeable(int piece) {
    return SiegePieces.army(piece) != army && SiegePieces.kind(piece) != SiegePieces.BANNER;
  }

  private void write(int from, int to) {
    moves[end++] = PackedMove.plain(from, to);
  }

  private int keepLegal(int start) {
    int kept = start;
    for (int i = start; i < end; i++) {
      if (attackerAfter(PackedMove.from(moves[i]), PackedMove.to(moves[i])) == Board.NONE) {
        moves[kept++] = moves[i];
      }
    }
    return kept;
  }

  /** Returns the square of a piece that would attack the mover's General, or {@link Board#NONE}. */
  int attackerAfter(int from, int to) {
    int army = SiegePieces.army(placement.at(from));
    int captured = placement.at(to);
    int index = captured == 0 ? 0 : placement.remove(to);
    placement.move(from, to);
    int general = placement.find(SiegePieces.number(army, SiegePieces.GENERAL));
    int attacker = SiegeAttacks.attacker(placement, general, 1 - army);
    placement.move(to, from);
    if (captured != 0) {
      placement.restore(captured, to, index);
    }
    return attacker;
  }
}
