package vauban.lab.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;
import vauban.rules.game.Team;

/**
 * Random legal positions of the Siege of Paris, in which play seldom comes to a decision from the
 * start: the whole garrison, which nobody can take, and some besiegers.
 *
 * @param start where the game starts
 * @param pieces most pieces on the board
 * @param near how near it is to its end
 */
record Scattering(Position start, int pieces, Near near) {

  /** How near a position is to its end. */
  enum Near {
    /** Three besiegers are in the fort, and others before the gates. */
    ENTRY,

    /** One to three besiegers are left, none of them in the fort. */
    LAST
  }

  private static final List<String> TURNS = List.of("rw", "w", "rb", "b");

  Position position(SplittableRandom random) {
    while (true) {
      try {
        Position position = start.game().position(setup(random));
        if (!position.outcome().over()) {
          return position;
        }
      } catch (InvalidPosition notLegal) {
        // another throw of the dice
      }
    }
  }

  private Setup setup(SplittableRandom random) {
    Position placed = start.play(start.legalMoves().getFirst());
    Map<Square, Piece> thrown = new LinkedHashMap<>();
    List<Piece> besiegers = new ArrayList<>();
    for (Piece piece : placed.pieces().values()) {
      if (piece.army().team() == Team.FIRST) {
        besiegers.add(piece);
      } else {
        thrown.put(free(thrown, random), piece);
      }
    }
    Collections.shuffle(besiegers, new Random(random.nextLong()));
    switch (near) {
      case ENTRY -> {
        int left = Math.max(4, pieces - thrown.size() - random.nextInt(pieces / 3));
        List<Piece> chosen = besiegers.subList(0, left);
        chosen.stream().limit(3).forEach(piece -> thrown.put(cell(thrown, random), piece));
        chosen.stream().skip(3).forEach(piece -> thrown.put(gate(thrown, random), piece));
      }
      case LAST ->
          besiegers.stream()
              .limit(1 + random.nextInt(3))
              .forEach(piece -> thrown.put(outside(thrown, random), piece));
    }
    Map<Square, Piece> inOrder = new LinkedHashMap<>();
    for (Square square : start.game().board().squares()) {
      if (thrown.containsKey(square)) {
        inOrder.put(square, thrown.get(square));
      }
    }
    String turn = TURNS.get(random.nextInt(TURNS.size()));
    return new Setup(start.game(), start.options(), inOrder, turn, null, 0, 1);
  }

  /** One time in three a cell, one in three a square before a gate, otherwise any. */
  private Square free(Map<Square, Piece> thrown, SplittableRandom random) {
    Predicate<Square> wanted =
        switch (random.nextInt(3)) {
          case 0 -> square -> square.terrain() == Terrain.CELL;
          case 1 -> square -> square.terrain() == Terrain.GATE;
          default -> square -> square.terrain().occupiable();
        };
    List<Square> free = free(thrown, wanted);
    List<Square> choice =
        free.isEmpty() ? free(thrown, square -> square.terrain().occupiable()) : free;
    return any(choice, random);
  }

  private Square cell(Map<Square, Piece> thrown, SplittableRandom random) {
    List<Square> cells = free(thrown, square -> square.terrain() == Terrain.CELL);
    return cells.isEmpty() ? free(thrown, random) : any(cells, random);
  }

  /** Before a gate, or next to where somebody stands already, to support him. */
  private Square gate(Map<Square, Piece> thrown, SplittableRandom random) {
    List<Square> gates = free(thrown, square -> square.terrain() == Terrain.GATE);
    if (!gates.isEmpty() && random.nextInt(4) != 0) {
      return any(gates, random);
    }
    List<Square> near =
        free(
            thrown,
            square ->
                square.terrain().occupiable()
                    && square.terrain() != Terrain.CELL
                    && thrown.keySet().stream()
                        .anyMatch(
                            other ->
                                other.terrain() != Terrain.CELL
                                    && Math.abs(other.file() - square.file()) <= 1
                                    && Math.abs(other.rank() - square.rank()) <= 1));
    return near.isEmpty() ? free(thrown, random) : any(near, random);
  }

  private Square outside(Map<Square, Piece> thrown, SplittableRandom random) {
    return any(
        free(thrown, square -> square.terrain().occupiable() && square.terrain() != Terrain.CELL),
        random);
  }

  private static Square any(List<Square> squares, SplittableRandom random) {
    return squares.get(random.nextInt(squares.size()));
  }

  private List<Square> free(Map<Square, Piece> thrown, Predicate<Square> wanted) {
    return start.game().board().squares().stream()
        .filter(wanted)
        .filter(square -> !thrown.containsKey(square))
        .toList();
  }
}
