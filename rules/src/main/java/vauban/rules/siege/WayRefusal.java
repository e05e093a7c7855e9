package vauban.rules.siege;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vauban.rules.board.Square;
import vauban.rules.game.Piece;
import vauban.rules.game.Team;
import vauban.rules.game.Verdict;

/** Says why a piece of the side to move cannot get from one square to another. */
final class WayRefusal {

  private final SiegePosition position;
  private final Square from;
  private final Square to;
  private final Piece piece;
  private final int kind;
  private final int target;
  private final int files;
  private final int ranks;

  /**
   * Makes it for a move that the position says the piece cannot make.
   *
   * @param from square of a piece of the side to move
   * @param to another square, no hilltop
   */
  WayRefusal(SiegePosition position, Square from, Square to) {
    this.position = position;
    this.from = from;
    this.to = to;
    piece = SiegePieces.piece(position.at(from.index()));
    kind = SiegePieces.kind(position.at(from.index()));
    target = position.at(to.index());
    files = Math.abs(to.file() - from.file());
    int north = to.rank() - from.rank();
    ranks = piece.army().team() == Team.FIRST ? north : -north;
  }

  /** Says why. */
  Verdict.Illegal refuse() {
    if (!fitsShape()) {
      return ownRule("The %s %s; %s is no such square.".formatted(standing(from), manner(), to));
    }
    Optional<Square> hilltop =
        between().stream().filter(square -> !square.terrain().occupiable()).findFirst();
    if (hilltop.isPresent()) {
      return refusal(
          "S hilltops",
          "The hilltop %s lies between %s and %s, and nothing passes over it."
              .formatted(hilltop.get(), from, to));
    }
    if (target != 0 && SiegePieces.piece(target).army().equals(piece.army())) {
      return refusal(
          "S capture",
          "%s is held by %s's own %s."
              .formatted(to, piece.army().name(), SiegePieces.piece(target).kind().name()));
    }
    return kind == SiegePieces.BANNER ? banner() : blocked().orElseGet(this::bannerTaken);
  }

  private boolean fitsShape() {
    int distance = Math.abs(ranks);
    return switch (kind) {
      case SiegePieces.GENERAL -> files + distance == 1;
      case SiegePieces.BANNER -> ranks == 1 && files <= 1;
      case SiegePieces.CAVALRYMAN -> files * distance == 2;
      case SiegePieces.SCOUT -> files == distance;
      case SiegePieces.ARTILLERY, SiegePieces.FORT -> files == 0 || distance == 0;
      case SiegePieces.INFANTRYMAN ->
          files == ranks && (ranks == 1 || (ranks == 2 && fromSecondRank()));
      default -> files == 1 && distance == 1;
    };
  }

  private String manner() {
    return switch (kind) {
      case SiegePieces.GENERAL -> "moves one square forward, backward or sideways";
      case SiegePieces.BANNER -> "move one square forward, straight or diagonally";
      case SiegePieces.CAVALRYMAN -> "moves two squares along a file or rank and one to the side";
      case SiegePieces.SCOUT -> "moves along the diagonals";
      case SiegePieces.ARTILLERY, SiegePieces.FORT -> "moves along its file and rank";
      case SiegePieces.INFANTRYMAN ->
          fromSecondRank()
              ? "moves one or two squares diagonally forward"
              : "moves one square diagonally forward";
      default -> "moves one square diagonally";
    };
  }

  private boolean fromSecondRank() {
    return Math.abs(from.rank() - SiegeBoard.firstRank(piece.army().team())) == 1;
  }

  private Verdict.Illegal banner() {
    return target == 0
        ? refusal(
            "S banner region",
            "From %s the Banner carriers could never reach the enemy's headquarters.".formatted(to))
        : ownRule(
            "The Banner carriers capture only the enemy Banner carriers, not the %s."
                .formatted(standing(to)));
  }

  private Optional<Verdict.Illegal> blocked() {
    List<Square> pieces =
        between().stream().filter(square -> position.at(square.index()) != 0).toList();
    if (kind == SiegePieces.INFANTRYMAN && ranks == 2 && target != 0) {
      return Optional.of(
          ownRule(
              "An Infantryman captures one square away, so not the %s.".formatted(standing(to))));
    }
    if (kind == SiegePieces.ARTILLERY && target != 0) {
      return switch (pieces.size()) {
        case 0 -> Optional.of(noScreen("there is none"));
        case 1 -> Optional.empty();
        default ->
            Optional.of(noScreen("there are the " + String.join(" and the ", standing(pieces))));
      };
    }
    return pieces.stream()
        .findFirst()
        .map(
            square ->
                ownRule("The way to %s is barred by the %s.".formatted(to, standing(square))));
  }

  private Verdict.Illegal noScreen(String found) {
    return ownRule(
        "Artillery captures over exactly one screen; between %s and the %s %s."
            .formatted(from, standing(to), found));
  }

  private Verdict.Illegal bannerTaken() {
    return refusal(
        "S banner capture",
        "The %s can be captured only by the enemy General and Banner carriers."
            .formatted(standing(to)));
  }

  /** Returns the squares between the two on a straight or oblique line, nearest first. */
  private List<Square> between() {
    int steps = Math.max(files, Math.abs(ranks));
    List<Square> squares = new ArrayList<>();
    if (files == 0 || ranks == 0 || files == Math.abs(ranks)) {
      for (int step = 1; step < steps; step++) {
        int index = from.index() + (to.index() - from.index()) / steps * step;
        squares.add(SiegeBoard.BOARD.square(index));
      }
    }
    return squares;
  }

  private String standing(Square square) {
    String name = SiegePieces.piece(position.at(square.index())).kind().name();
    return "%s on %s".formatted(name, square);
  }

  private List<String> standing(List<Square> squares) {
    return squares.stream().map(this::standing).toList();
  }

  private Verdict.Illegal ownRule(String reason) {
    return refusal(piece.kind().rule(), reason);
  }

  private Verdict.Illegal refusal(String rule, String reason) {
    return new Verdict.Illegal(position.game().rules().rule(rule), reason);
  }
}
