package vauban.rules.siege;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Board;
import vauban.rules.board.Square;
import vauban.rules.game.Piece;
import vauban.rules.game.PieceKind;
import vauban.rules.game.Verdict;

/**
 * Says why a move of a position is not legal. What a piece may do is asked of the move generator;
 * this only finds the words.
 */
final class SiegeRefusals {

  private static final Pattern COORDINATE =
      Pattern.compile("([a-z][0-9]{1,2})-?([a-z][0-9]{1,2})=?([A-Za-z])?");
  private static final Pattern SHORT =
      Pattern.compile("([A-Z])([a-j])?([1-8])?x?([a-z][0-9]{1,2})(?:=([A-Z]))?[+#]?");
  private static final String FORM =
      " A move is written as the square left and the square reached, such as c2e4, with the letter"
          + " of the new piece after a promotion, such as e7f8f; or in short, such as Ie4.";
  private static final List<PieceKind> EXCHANGES =
      IntStream.of(
              SiegePieces.FORT,
              SiegePieces.ARTILLERY,
              SiegePieces.CAVALRYMAN,
              SiegePieces.SCOUT,
              SiegePieces.SENIOR)
          .mapToObj(SiegePieces::pieceKind)
          .toList();

  private final SiegePosition position;
  private final Board board = SiegeBoard.BOARD;

  SiegeRefusals(SiegePosition position) {
    this.position = position;
  }

  /** Says why a text that is no legal move of the position is none. */
  Verdict refuse(String text) {
    Matcher coordinate = COORDINATE.matcher(text);
    if (coordinate.matches()) {
      return refuseCoordinate(coordinate.group(1), coordinate.group(2), coordinate.group(3));
    }
    Matcher shortForm = SHORT.matcher(text);
    if (shortForm.matches()) {
      return refuseShort(shortForm);
    }
    return new Verdict.Unreadable("'%s' is no move.".formatted(text) + FORM);
  }

  private Verdict refuseCoordinate(String from, String to, @Nullable String promotion) {
    for (String name : List.of(from, to)) {
      if (board.find(name).isEmpty()) {
        return new Verdict.Unreadable(
            "The board has no square %s: its files are a to j, its ranks 1 to 8.".formatted(name)
                + FORM);
      }
    }
    return illegal(board.square(from), board.square(to), promotion)
        .map(Verdict.class::cast)
        .orElseGet(
            () ->
                new Verdict.Unreadable(
                    "Write it %s%s%s."
                        .formatted(
                            from,
                            to,
                            promotion == null ? "" : promotion.toLowerCase(Locale.ROOT))));
  }

  private Verdict refuseShort(Matcher form) {
    String letter = form.group(1);
    Piece named = SiegePieces.BY_SYMBOL.get(letter);
    if (board.find(form.group(4)).isEmpty() || named == null) {
      return new Verdict.Unreadable(
          "'%s' is no move: the pieces are G B C S A F I N, the files a to j, the ranks 1 to 8."
                  .formatted(form.group())
              + FORM);
    }
    PieceKind kind = named.kind();
    Square to = board.square(form.group(4));
    List<Optional<Verdict.Illegal>> refusals = new ArrayList<>();
    position
        .pieces()
        .forEach(
            (square, piece) -> {
              if (own(piece)
                  && piece.kind().equals(kind)
                  && (form.group(2) == null || square.name().startsWith(form.group(2)))
                  && (form.group(3) == null || square.name().endsWith(form.group(3)))) {
                refusals.add(illegal(square, to, form.group(5)));
              }
            });
    if (refusals.isEmpty()) {
      return over()
          .orElseGet(() -> refusal("S turn", "%s has no such %s.".formatted(mover(), kind.name())));
    }
    if (refusals.stream().anyMatch(Optional::isEmpty)) {
      return new Verdict.Unreadable("Nothing is captured on %s, so leave the x out.".formatted(to));
    }
    // The piece that comes nearest to making the move is the one the player meant.
    List<Verdict.Illegal> reasons = refusals.stream().flatMap(Optional::stream).toList();
    return reasons.stream()
        .filter(refusal -> !refusal.rule().id().equals(kind.rule()))
        .findFirst()
        .orElse(reasons.getFirst());
  }

  private Optional<Verdict.Illegal> illegal(Square from, Square to, @Nullable String promotion) {
    return over()
        .or(() -> wrongPiece(from))
        .or(() -> wrongTarget(from, to))
        .or(() -> wrongWay(from, to))
        .or(() -> wrongPromotion(from, to, promotion))
        .or(() -> leavesCheck(from, to));
  }

  private Optional<Verdict.Illegal> over() {
    return Verdict.Illegal.whereOver(position);
  }

  private Optional<Verdict.Illegal> wrongPiece(Square from) {
    if (!from.terrain().occupiable()) {
      return Optional.of(
          refusal("S hilltops", "%s is a hilltop, so no piece stands there.".formatted(from)));
    }
    Piece piece = position.pieces().get(from);
    if (piece == null) {
      return Optional.of(refusal("S turn", "No piece stands on %s.".formatted(from)));
    }
    return own(piece)
        ? Optional.empty()
        : Optional.of(
            refusal(
                "S turn",
                "The %s on %s is not %s's to move.".formatted(piece.name(), from, mover())));
  }

  private Optional<Verdict.Illegal> wrongTarget(Square from, Square to) {
    if (from.equals(to)) {
      return Optional.of(
          refusal("S turn", "A move must lead to another square than %s.".formatted(from)));
    }
    if (!to.terrain().occupiable()) {
      return Optional.of(
          refusal("S hilltops", "%s is a hilltop; no piece can go there.".formatted(to)));
    }
    return Optional.empty();
  }

  private Optional<Verdict.Illegal> wrongWay(Square from, Square to) {
    return position.reaches(from.index(), to.index())
        ? Optional.empty()
        : Optional.of(new WayRefusal(position, from, to).refuse());
  }

  private Optional<Verdict.Illegal> wrongPromotion(
      Square from, Square to, @Nullable String promotion) {
    Piece piece = own(from);
    boolean due =
        piece.kind().equals(SiegePieces.pieceKind(SiegePieces.INFANTRYMAN))
            && to.rank() == SiegeBoard.firstRank(piece.army().team().other());
    if (!due) {
      return promotion == null
          ? Optional.empty()
          : Optional.of(
              refusal(
                  "S promotion",
                  "Only an Infantryman on his last rank becomes another piece, not the %s going to %s."
                      .formatted(piece.kind().name(), to)));
    }
    Piece exchange =
        promotion == null ? null : SiegePieces.BY_SYMBOL.get(promotion.toUpperCase(Locale.ROOT));
    if (exchange == null || !EXCHANGES.contains(exchange.kind())) {
      return Optional.of(
          refusal(
              "S promotion",
              "The Infantryman must become another piece on %s, written after the square: %s."
                  .formatted(to, exchanges(to))));
    }
    int kind = SiegePieces.kind(exchange.kind());
    return position.available(kind, to.index())
        ? Optional.empty()
        : Optional.of(refusal("S promotion", unavailable(kind, to)));
  }

  private String unavailable(int kind, Square to) {
    String name = SiegePieces.pieceKind(kind).name();
    return kind == SiegePieces.SCOUT
        ? "%s has not lost the Scout of the colour of %s, so none can be had there."
            .formatted(mover(), to)
        : "%s has lost no %s, so none can be had for the Infantryman.".formatted(mover(), name);
  }

  private String exchanges(Square to) {
    return EXCHANGES.stream()
        .filter(kind -> position.available(SiegePieces.kind(kind), to.index()))
        .map(kind -> Character.toLowerCase(kind.letter()) + " for " + kind.name())
        .collect(Collectors.joining(", "));
  }

  private Optional<Verdict.Illegal> leavesCheck(Square from, Square to) {
    return position
        .attackAfter(from.index(), to.index())
        .map(
            attack ->
                refusal(
                    "S check",
                    "It would leave the General on %s attacked by the %s."
                        .formatted(attack.general(), attack.words())));
  }

  private boolean own(Piece piece) {
    return piece.army().team() == position.team();
  }

  private Piece own(Square square) {
    return SiegePieces.piece(position.at(square.index()));
  }

  private String mover() {
    return position.game().name(position.team());
  }

  private Verdict.Illegal refusal(String rule, String reason) {
    return new Verdict.Illegal(position.game().rules().rule(rule), reason);
  }
}
