package vauban.engine.siege;

import java.util.ArrayList;
import java.util.List;
import vauban.engine.evaluation.PieceTable;
import vauban.engine.network.Inputs;
import vauban.engine.network.Shape;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;
import vauban.rules.game.WorkingPosition;

/**
 * What the network of Siege sees: each side its own pieces and the other's, from its own end of the
 * board, and with left and right exchanged where that brings its General to the files a to e. The
 * board is the same then.
 */
public final class SiegeInputs implements Inputs {

  private static final Game GAME = Games.SIEGE;
  private static final int SQUARES = GAME.board().size();
  private static final int HALF = SiegeLines.FILES / 2;

  /** The view of both sides. */
  static final Shape SHAPE = new Shape(names(), 2);

  /** By view, whether left and right are exchanged, piece and square: the input. */
  private static final int[][][] INPUTS = inputs();

  private final WorkingPosition position;
  private final Field field;

  /** Binds to a position of Siege. */
  public SiegeInputs(WorkingPosition position) {
    this(
        position,
        new Field(
            position,
            PieceTable.values(GAME, piece -> piece.army().team().ordinal()),
            PieceTable.values(GAME, piece -> piece.kind().letter())));
  }

  /** Binds to a field, for who reads it anyway. */
  SiegeInputs(WorkingPosition position, Field field) {
    this.position = position;
    this.field = field;
  }

  @Override
  public Shape shape() {
    return SHAPE;
  }

  @Override
  public int read(int[][] on) {
    field.read();
    return readField(on);
  }

  /** As {@link #read}, from the field as it was read last. */
  int readField(int[][] on) {
    int toMove = position.team().ordinal();
    int[] own = inputs(toMove);
    int[] other = inputs(1 - toMove);
    for (int i = 0; i < field.count; i++) {
      int square = field.occupied[i];
      int place = field.at[square] * SQUARES + square;
      on[0][i] = own[place];
      on[1][i] = other[place];
    }
    return field.count;
  }

  private int[] inputs(int team) {
    return INPUTS[team][SiegeLines.file(field.generals[team]) < HALF ? 0 : 1];
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (Piece piece : GAME.pieces()) {
      String side = piece.army().team() == Team.FIRST ? "own-" : "enemy-";
      for (Square square : GAME.board().squares()) {
        names.add(side + piece.kind().letter() + "-" + square.name());
      }
    }
    return names;
  }

  private static int[][][] inputs() {
    int[][][] inputs = new int[2][2][(GAME.pieces().size() + 1) * SQUARES];
    for (int piece = 1; piece <= GAME.pieces().size(); piece++) {
      for (int square = 0; square < SQUARES; square++) {
        int place = piece * SQUARES + square;
        int row = SiegeLines.row(square);
        int file = SiegeLines.file(square);
        for (int exchanged = 0; exchanged < 2; exchanged++) {
          int seen = exchanged == 0 ? file : SiegeLines.FILES - 1 - file;
          inputs[0][exchanged][place] = input(piece, row, seen);
          inputs[1][exchanged][place] = input(other(piece), SiegeLines.RANKS - 1 - row, seen);
        }
      }
    }
    return inputs;
  }

  private static int input(int piece, int row, int file) {
    return (piece - 1) * SQUARES + row * SiegeLines.FILES + file;
  }

  /** Returns the number of the same kind of piece in the other army. */
  private static int other(int number) {
    Piece piece = GAME.pieces().get(number - 1);
    for (int i = 0; i < GAME.pieces().size(); i++) {
      Piece other = GAME.pieces().get(i);
      if (other.kind().equals(piece.kind()) && !other.army().equals(piece.army())) {
        return i + 1;
      }
    }
    throw new IllegalStateException("only one army has a " + piece.kind().name());
  }
}
