package vauban.server;

import java.util.List;
import java.util.stream.Collectors;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** Documents of games, as pages write them. */
final class Documents {

  private Documents() {}

  /** Returns the document of a game between two persons. */
  static String document(String id, Game game, List<String> moves, String more) {
    String plies =
        moves.stream()
            .map(move -> "{\"text\": \"" + move + "\"}")
            .collect(Collectors.joining(", ", "[", "]"));
    return """
    {"version": 1, "rules": "0.1.0", "id": "%s", "game": "%s", "preset": "%s", "options": {},
     "position": null, "seed": 7, "plies": %s, "paused": false, "over": false,
     "flipped": false, "clock": null,
     "created": "2026-11-30T08:10:00Z", "updated": "2026-11-30T08:20:00Z"%s%s%s}
    """
        .formatted(
            id,
            game.id(),
            game.presets().getFirst().name(),
            plies,
            more.contains("players") ? "" : ", \"players\": {}",
            more.contains("result") ? "" : ", \"result\": null",
            more);
  }

  /** Returns the document of a game of Siege. */
  static String siege(String id, String... moves) {
    return document(id, Games.SIEGE, List.of(moves), "");
  }

  /** Returns the body that writes a document. */
  static String put(int revision, String document) {
    return "{\"revision\": %d, \"document\": %s}".formatted(revision, document);
  }

  /** Returns the first legal moves of a game, one after another. */
  static List<String> line(Game game, int plies) {
    List<String> moves = new java.util.ArrayList<>();
    Position position = game.start();
    for (int i = 0; i < plies; i++) {
      List<Move> legal = position.legalMoves();
      Move move = legal.get((i * 7) % legal.size());
      moves.add(move.text());
      position = position.play(move);
    }
    return moves;
  }
}
