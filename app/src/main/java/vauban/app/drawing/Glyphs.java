package vauban.app.drawing;

import vauban.rules.board.Direction;
import vauban.rules.board.Terrain;

/** The characters a drawing is made of. */
public enum Glyphs {
  /** Box drawing characters. */
  UNICODE('▒', '≈', '░', '=', '·', '▓') {
    @Override
    char upright(int north, int east, int south, int west) {
      return JUNCTIONS.charAt(((north * 3 + east) * 3 + south) * 3 + west);
    }

    @Override
    char rising() {
      return '╱';
    }

    @Override
    char falling() {
      return '╲';
    }

    @Override
    char crossing() {
      return '╳';
    }
  },
  /** Nothing but ASCII. */
  ASCII('%', '~', ':', '=', '.', '#') {
    @Override
    char upright(int north, int east, int south, int west) {
      if (north == WALL || east == WALL || south == WALL || west == WALL) {
        return '#';
      }
      boolean vertical = north + south > 0;
      boolean horizontal = east + west > 0;
      return vertical && horizontal ? '+' : vertical ? '|' : '-';
    }

    @Override
    char rising() {
      return '/';
    }

    @Override
    char falling() {
      return '\\';
    }

    @Override
    char crossing() {
      return 'X';
    }
  };

  /** Weight of an arm that is not there, of a line between squares, and of a wall. */
  static final int GRID = 1;

  static final int WALL = 2;

  /** By the weights of the arms to the north, east, south and west as digits to base three. */
  private static final String JUNCTIONS =
      " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈" + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

  private final char hill;
  private final char water;
  private final char ford;
  private final char bridge;
  private final char dark;
  private final char solid;

  Glyphs(char hill, char water, char ford, char bridge, char dark, char solid) {
    this.hill = hill;
    this.water = water;
    this.ford = ford;
    this.bridge = bridge;
    this.dark = dark;
    this.solid = solid;
  }

  /** Returns what an empty dark square of a chequered board is marked with. */
  char dark() {
    return dark;
  }

  /** Returns what the river is drawn with, whether a square or a bank. */
  char water() {
    return water;
  }

  /** Returns what the inside of a closed wall is filled with. */
  char solid() {
    return solid;
  }

  /** Returns what a square of that ground is filled with. */
  char ground(Terrain terrain) {
    return switch (terrain) {
      case HILLTOP -> hill;
      case RIVER -> water;
      case FORD -> ford;
      case BRIDGE -> bridge;
      case PLAIN, CELL, GATE -> ' ';
    };
  }

  /**
   * Returns the character where lines meet.
   *
   * @param arms two bits a direction, in the order of {@link Direction}: 0, {@link #GRID} or {@link
   *     #WALL}
   */
  char junction(int arms) {
    int north = weight(arms, Direction.NORTH);
    int east = weight(arms, Direction.EAST);
    int south = weight(arms, Direction.SOUTH);
    int west = weight(arms, Direction.WEST);
    if (north + east + south + west > 0) {
      return upright(north, east, south, west);
    }
    boolean rising = weight(arms, Direction.NORTH_EAST) + weight(arms, Direction.SOUTH_WEST) > 0;
    boolean falling = weight(arms, Direction.NORTH_WEST) + weight(arms, Direction.SOUTH_EAST) > 0;
    return rising && falling ? crossing() : rising ? rising() : falling();
  }

  private static int weight(int arms, Direction direction) {
    return (arms >> (2 * direction.ordinal())) & 3;
  }

  abstract char upright(int north, int east, int south, int west);

  abstract char rising();

  abstract char falling();

  abstract char crossing();
}
