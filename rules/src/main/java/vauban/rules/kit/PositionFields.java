package vauban.rules.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.game.Fault;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Piece;

/**
 * A position string taken apart at its blanks, with a reader for each kind of field. Every reader
 * says where it met something wrong and what would be right.
 */
public final class PositionFields {

  private static final int MOST_DIGITS = 6;

  private final List<String> fields = new ArrayList<>();
  private final List<Integer> columns = new ArrayList<>();

  /**
   * A field that a position string has.
   *
   * @param name as people call it
   * @param form a regular expression for what it looks like, by which one that was left out is
   *     known
   */
  public record Field(String name, String form) {

    /** What placements of all games look like. */
    public static final Field PLACEMENT = new Field("placement", ".*/.*");

    /** Returns a field that is a whole number. */
    public static Field number(String name) {
      return new Field(name, "[0-9]+");
    }
  }

  /**
   * Takes a string apart.
   *
   * @param needed what each field is, in order
   * @throws InvalidPosition where the string has not that many fields
   */
  public PositionFields(String text, Field... needed) {
    int start = -1;
    for (int i = 0; i <= text.length(); i++) {
      boolean blank = i == text.length() || Character.isWhitespace(text.charAt(i));
      if (!blank && start < 0) {
        start = i;
      } else if (blank && start >= 0) {
        fields.add(text.substring(start, i));
        columns.add(start + 1);
        start = -1;
      }
    }
    if (fields.size() != needed.length) {
      throw new InvalidPosition(new Fault("its fields", count(List.of(needed)), 0, null));
    }
  }

  private String count(List<Field> needed) {
    String all = String.join(", ", needed.stream().map(Field::name).toList());
    if (fields.isEmpty()) {
      return "there are none, but it needs %d: %s".formatted(needed.size(), all);
    }
    List<String> missing = Reading.of(fields, needed).missing();
    String names = String.join(", ", missing).replaceFirst(", ([^,]*)$", " and $1");
    return "%sit has %d %s, but needs %d: %s"
        .formatted(
            switch (missing.size()) {
              case 0 -> "";
              case 1 -> names + " is missing; ";
              default -> names + " are missing; ";
            },
            fields.size(),
            fields.size() == 1 ? "field" : "fields",
            needed.size(),
            all);
  }

  /**
   * A way to read a string that has too few fields.
   *
   * @param fitting how many texts look like the fields they are read as
   * @param missing names of the fields that are left out
   */
  private record Reading(int fitting, List<String> missing) {

    /** Returns the way in which most texts fit, and of those the one that leaves out the last. */
    static Reading of(List<String> texts, List<Field> needed) {
      if (texts.isEmpty() || needed.isEmpty()) {
        return new Reading(0, needed.stream().map(Field::name).toList());
      }
      Field first = needed.getFirst();
      List<Field> rest = needed.subList(1, needed.size());
      Reading with = of(texts.subList(1, texts.size()), rest);
      int fitting = with.fitting + (texts.getFirst().matches(first.form()) ? 1 : 0);
      if (texts.size() >= needed.size()) {
        return new Reading(fitting, with.missing);
      }
      Reading without = of(texts, rest);
      if (fitting >= without.fitting) {
        return new Reading(fitting, with.missing);
      }
      List<String> missing = new ArrayList<>(List.of(first.name()));
      missing.addAll(without.missing);
      return new Reading(without.fitting, missing);
    }
  }

  /** Returns the text of a field, counted from 0. */
  public String text(int field) {
    return fields.get(field);
  }

  /**
   * Returns a fault of a field.
   *
   * @param place as people call it
   */
  public InvalidPosition fault(int field, String place, String reason) {
    return new InvalidPosition(new Fault(place, reason, columns.get(field), null));
  }

  /**
   * Reads a field that is one of several words.
   *
   * @throws InvalidPosition where it is none of them
   */
  public String oneOf(int field, String place, List<String> words) {
    if (!words.contains(text(field))) {
      throw fault(
          field, place, "'%s' is not one of %s".formatted(text(field), String.join(" ", words)));
    }
    return text(field);
  }

  /**
   * Reads a field that is a whole number.
   *
   * @param least smallest number allowed
   * @throws InvalidPosition where it is not a number of at most six digits, begins with a needless
   *     zero or is too small
   */
  public int number(int field, String place, int least) {
    String text = text(field);
    if (text.matches("0[0-9]+")) {
      throw fault(
          field,
          place,
          "'%s' begins with a zero that it does not need; write %s"
              .formatted(text, text.replaceFirst("^0+(?=[0-9])", "")));
    }
    if (!text.matches("[0-9]{1," + MOST_DIGITS + "}") || Integer.parseInt(text) < least) {
      throw fault(
          field, place, "'%s' is not a whole number from %d to 999999".formatted(text, least));
    }
    return Integer.parseInt(text);
  }

  /**
   * Reads a placement.
   *
   * @param pieces by the symbol position strings write
   * @throws InvalidPosition where a rank has not as many places as the board, a symbol is unknown
   *     or a piece stands where none can
   */
  public Map<Square, Piece> placement(int field, Board board, Map<String, Piece> pieces) {
    String[] ranks = text(field).split("/", -1);
    if (ranks.length != board.ranks().size()) {
      throw fault(
          field,
          "placement",
          "it has %d ranks, but the board has %d".formatted(ranks.length, board.ranks().size()));
    }
    Map<Square, Piece> placed = new LinkedHashMap<>();
    int column = columns.get(field);
    for (int i = 0; i < ranks.length; i++) {
      new RankReader(ranks[i], column, board.ranks().get(i), pieces, placed).read();
      column += ranks[i].length() + 1;
    }
    return placed;
  }

  /** Writes a placement as {@link #placement} reads it. */
  public static String placement(Board board, Map<Square, Piece> pieces) {
    List<String> ranks = new ArrayList<>();
    for (List<Square> rank : board.ranks()) {
      StringBuilder text = new StringBuilder();
      int empty = 0;
      for (Square square : rank) {
        Piece piece = pieces.get(square);
        String symbol = square.terrain().occupiable() ? piece == null ? "" : piece.symbol() : "*";
        if (symbol.isEmpty()) {
          empty++;
        } else {
          text.append(empty == 0 ? "" : Integer.toString(empty)).append(symbol);
          empty = 0;
        }
      }
      ranks.add(text + (empty == 0 ? "" : Integer.toString(empty)));
    }
    return String.join("/", ranks);
  }

  /** Reads one rank from left to right. */
  private static final class RankReader {
    private final String text;
    private final int column;
    private final List<Square> squares;
    private final Map<String, Piece> pieces;
    private final Map<Square, Piece> placed;
    private int at;
    private int place;

    RankReader(
        String text,
        int column,
        List<Square> squares,
        Map<String, Piece> pieces,
        Map<Square, Piece> placed) {
      this.text = text;
      this.column = column;
      this.squares = squares;
      this.pieces = pieces;
      this.placed = placed;
    }

    void read() {
      while (at < text.length()) {
        if (text.charAt(at) >= '0' && text.charAt(at) <= '9') {
          readEmpty();
        } else {
          readSymbol();
        }
      }
      if (place != squares.size()) {
        throw width(place);
      }
    }

    private void readEmpty() {
      int start = at;
      while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
        at++;
      }
      String digits = text.substring(start, at);
      if (digits.startsWith("0") || digits.length() > 2) {
        throw fault(
            start,
            "'%s' is not a number of empty squares, 1 to %d".formatted(digits, squares.size()));
      }
      int end = place + Integer.parseInt(digits);
      if (end > squares.size()) {
        throw width(end);
      }
      for (Square square : squares.subList(place, end)) {
        if (!square.terrain().occupiable()) {
          throw fault(start, closed(square) + ", so it is written '*' and not counted as empty");
        }
      }
      place = end;
    }

    private void readSymbol() {
      int start = at;
      at += Character.charCount(text.codePointAt(at)); // a message never shows half a character
      if (at < text.length() && text.charAt(at) == '\'') {
        at++;
      }
      String symbol = text.substring(start, at);
      @Nullable Piece piece = pieces.get(symbol);
      if (piece == null && !symbol.equals("*")) {
        throw fault(
            start,
            "'%s' is no piece of this game; its pieces are %s"
                .formatted(symbol, String.join(" ", pieces.keySet())));
      }
      if (place == squares.size()) {
        throw width(place + 1);
      }
      Square square = squares.get(place++);
      if (square.terrain().occupiable() == (piece == null)) {
        throw fault(
            start,
            piece == null
                ? square + " is an ordinary square; '*' is only for squares that are never occupied"
                : closed(square) + ", so no piece can stand there");
      }
      if (piece != null) {
        placed.put(square, piece);
      }
    }

    private String closed(Square square) {
      return square
          + " is a "
          + square.terrain().name().toLowerCase(java.util.Locale.ROOT)
          + " square";
    }

    private InvalidPosition width(int found) {
      return fault(
          0,
          "it has %s%d places, but needs %d"
              .formatted(found > squares.size() ? "at least " : "", found, squares.size()));
    }

    private InvalidPosition fault(int offset, String reason) {
      return new InvalidPosition(
          new Fault("rank " + squares.getFirst().rank(), reason, column + offset, null));
    }
  }
}
