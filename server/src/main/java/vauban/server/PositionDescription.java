package vauban.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Mark;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.game.Team;
import vauban.rules.game.Turn;

/** A position with all that may be done in it, and the moves that led there. */
record PositionDescription(
    String position,
    OptionValues options,
    Map<String, String> pieces,
    TurnDescription turn,
    List<SeatName> seats,
    @Nullable String command,
    int halfmove,
    int fullmove,
    String moveNumber,
    List<MoveDescription> legal,
    List<MarkDescription> marks,
    List<PlyDescription> moves,
    OutcomeDescription outcome) {

  /** The options of a game. */
  record OptionValues(String preset, Map<String, String> values) {

    static OptionValues of(Options options) {
      return new OptionValues(options.preset(), options.values());
    }
  }

  /** Whose ply it is. */
  record TurnDescription(String code, String name, SeatName seat, String team) {

    static TurnDescription of(Turn turn, Team team) {
      return new TurnDescription(
          turn.code(), turn.name(), SeatName.of(turn.seat()), Names.of(team));
    }
  }

  /**
   * A legal move.
   *
   * @param capture symbol of the piece it takes, or null
   * @param promotion id of the kind the piece becomes, or null
   * @param command square named to the garrison, or null
   */
  record MoveDescription(
      String text,
      @JsonProperty("short") String shortText,
      @Nullable String from,
      @Nullable String to,
      @Nullable String capture,
      @Nullable String promotion,
      @Nullable String command) {

    static MoveDescription of(Position position, Move move) {
      return new MoveDescription(
          move.text(),
          position.shortText(move),
          name(move.from()),
          name(move.to()),
          move.captured() == null ? null : move.captured().symbol(),
          move.promotion() == null ? null : move.promotion().id(),
          name(move.command()));
    }
  }

  /** Something the rules say of a square. */
  record MarkDescription(String square, String kind, String words, String rule) {

    static MarkDescription of(Mark mark) {
      return new MarkDescription(mark.square().name(), mark.kind(), mark.words(), mark.rule());
    }
  }

  /**
   * A move that was played.
   *
   * @param turn code of the turn it was played in
   * @param moveNumber as it stands before the ply
   */
  record PlyDescription(
      String text, @JsonProperty("short") String shortText, String turn, String moveNumber) {

    static PlyDescription of(Line.Ply ply) {
      return new PlyDescription(ply.text(), ply.shortText(), ply.turn(), ply.moveNumber());
    }
  }

  /**
   * Whether the game is over, and how it ended. Everything is null while it goes on, and the winner
   * is null for a draw.
   *
   * @param words a clause that may follow the winner's name: {@code by checkmate}
   * @param points of both teams, the first team's first: {@code 3-0}
   */
  record OutcomeDescription(
      boolean over,
      @Nullable String winner,
      @Nullable String winnerName,
      @Nullable String ending,
      @Nullable String words,
      @Nullable String rule,
      @Nullable String points) {

    static OutcomeDescription of(Game game, Outcome outcome) {
      return switch (outcome) {
        case Outcome.Ongoing ongoing ->
            new OutcomeDescription(false, null, null, null, null, null, null);
        case Outcome.Decided decided ->
            new OutcomeDescription(
                true,
                decided.winner() == null ? null : Names.of(decided.winner()),
                decided.winner() == null ? null : game.name(decided.winner()),
                decided.ending().id(),
                decided.ending().words(),
                decided.ending().rule(),
                decided.points().toString());
      };
    }
  }

  static PositionDescription of(Line line) {
    Position position = line.position();
    Map<String, String> pieces = new LinkedHashMap<>();
    position.pieces().forEach((square, piece) -> pieces.put(square.name(), piece.symbol()));
    return new PositionDescription(
        position.text(),
        OptionValues.of(position.options()),
        pieces,
        TurnDescription.of(position.turn(), position.team()),
        position.game().seats(position.options()).stream().map(SeatName::of).toList(),
        position.command().map(Square::name).orElse(null),
        position.halfmove(),
        position.fullmove(),
        position.moveNumber(),
        position.legalMoves().stream().map(move -> MoveDescription.of(position, move)).toList(),
        position.marks().stream().map(MarkDescription::of).toList(),
        line.plies().stream().map(PlyDescription::of).toList(),
        OutcomeDescription.of(position.game(), position.outcome()));
  }

  private static @Nullable String name(@Nullable Square square) {
    return square == null ? null : square.name();
  }
}
