package vauban.server.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Options;
import vauban.rules.game.Piece;
import vauban.rules.game.Setup;

/** Reads the setups of the file of scenes, which need not be possible. */
final class SceneSetup {

  /** A turn, then perhaps a commanded square, then perhaps a halfmove clock. */
  private static final Pattern TURN =
      Pattern.compile("([a-z']+)(?:!([a-z0-9]+))?(?:[+](-?[0-9]+))?");

  private static final Pattern PIECE = Pattern.compile("([A-Za-z]'?)([a-z][0-9]+)");

  private SceneSetup() {}

  /**
   * Returns a setup.
   *
   * @param words the game, its options, the turn and the pieces
   */
  static Setup of(Game game, List<String> words) {
    Matcher turn = matched(TURN, words.get(2));
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    for (String word : words.subList(3, words.size())) {
      Matcher piece = matched(PIECE, word);
      game.board()
          .find(piece.group(2))
          .ifPresent(square -> pieces.put(square, piece(game, piece.group(1))));
    }
    return new Setup(
        game,
        options(game, words.get(1)),
        pieces,
        turn.group(1),
        Optional.ofNullable(turn.group(2)).flatMap(game.board()::find).orElse(null),
        turn.group(3) == null ? 0 : Integer.parseInt(turn.group(3)),
        1);
  }

  private static Options options(Game game, String text) {
    if (text.equals("-")) {
      return game.options();
    }
    String[] option = text.split("=");
    return option.length == 1
        ? game.options(text, Map.of())
        : game.options(game.presets().getFirst().name(), Map.of(option[0], option[1]));
  }

  private static Piece piece(Game game, String symbol) {
    return game.pieces().stream()
        .filter(piece -> piece.symbol().equals(symbol))
        .findFirst()
        .orElseThrow();
  }

  private static Matcher matched(Pattern pattern, String word) {
    Matcher matcher = pattern.matcher(word);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not of a scene: " + word);
    }
    return matcher;
  }
}
