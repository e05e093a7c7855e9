package vauban.rules.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Options;
import vauban.rules.game.Setup;
import vauban.rules.kit.Nearest;

/** Reads what the tag pairs of a record say. */
final class Heading {

  private final Map<String, Token> tags = new LinkedHashMap<>();

  /**
   * Adds a tag pair.
   *
   * @throws InvalidRecord where the record has that tag already
   */
  void add(Token tag) {
    Token first = tags.putIfAbsent(tag.text(), tag);
    if (first != null) {
      throw new InvalidRecord(
          tag, "The tag %s is given twice, first on line %d.".formatted(tag.text(), first.line()));
    }
  }

  /** Returns the tags that a record carries besides what it says in other ways. */
  Map<String, String> free() {
    Map<String, String> free = new LinkedHashMap<>();
    tags.forEach(
        (name, tag) -> {
          if (!TagPairs.own(name)) {
            free.put(name, tag.value());
          }
        });
    return free;
  }

  /**
   * Returns the setup that the game starts from.
   *
   * @param after the token after the tags, where a missing tag is reported
   * @throws InvalidRecord where the tags name no possible one
   */
  Setup start(Token after) {
    Game game = game(after);
    Options options = options(game);
    Token position = tags.get(TagPairs.POSITION);
    if (position == null) {
      return game.start(options).setup();
    }
    try {
      return game.position(options, position.value()).setup();
    } catch (InvalidPosition e) {
      throw new InvalidRecord(position, "The position is wrong at " + e.getMessage() + ".");
    }
  }

  /**
   * Returns who won, if the tags say.
   *
   * @throws InvalidRecord where the tag's value is no result
   */
  Optional<Result.Kind> result() {
    Token result = tags.get(TagPairs.RESULT);
    if (result == null) {
      return Optional.empty();
    }
    return Optional.of(
        Result.Kind.of(result.value())
            .orElseThrow(
                () ->
                    new InvalidRecord(
                        result,
                        "The result cannot be '%s'; it is 1-0, 0-1, 1/2-1/2 or *."
                            .formatted(result.value()))));
  }

  /** Returns how the game ended, or nothing where the tags do not say. */
  String termination() {
    Token termination = tags.get(TagPairs.TERMINATION);
    return termination == null ? "" : termination.value();
  }

  private Game game(Token after) {
    List<String> ids = Games.all().stream().map(Game::id).toList();
    Token game = tags.get(TagPairs.GAME);
    if (game == null) {
      throw new InvalidRecord(
          after,
          "Before the moves the tag pair [Game \"...\"] must say which game it is: %s."
              .formatted(String.join(", ", ids)));
    }
    return Games.find(game.value())
        .orElseThrow(
            () ->
                new InvalidRecord(
                    game,
                    "There is no game '%s'; the games are %s."
                        .formatted(game.value(), Nearest.listed(game.value(), ids))));
  }

  private Options options(Game game) {
    Token rules = tags.get(TagPairs.RULES);
    Token options = tags.get(TagPairs.OPTIONS);
    String preset = rules == null ? game.presets().getFirst().name() : rules.value();
    valid(rules, () -> game.options(preset, Map.of()));
    return valid(options, () -> game.options(preset, changes(options)));
  }

  private static Options valid(@Nullable Token tag, Supplier<Options> options) {
    try {
      return options.get();
    } catch (InvalidOption e) {
      if (tag == null) {
        throw e;
      }
      String message = String.valueOf(e.getMessage());
      throw new InvalidRecord(
          tag, message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1) + ".");
    }
  }

  private static Map<String, String> changes(@Nullable Token options) {
    Map<String, String> changes = new LinkedHashMap<>();
    if (options == null || options.value().isBlank()) {
      return changes;
    }
    for (String change : options.value().strip().split("[\\s,;]+", -1)) {
      String[] parts = change.split("=", 2);
      if (parts.length < 2) {
        throw new InvalidRecord(
            options, "Options are of the form KEY=VALUE, but '%s' is not.".formatted(change));
      }
      changes.put(parts[0], parts[1]);
    }
    return changes;
  }
}
