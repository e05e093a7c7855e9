package vauban.server.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vauban.rules.board.Square;
import vauban.rules.board.Terrain;
import vauban.rules.game.Army;
import vauban.rules.game.Game;
import vauban.rules.game.Game.OffBoard;
import vauban.rules.game.Options;
import vauban.rules.game.Piece;
import vauban.rules.game.Preset;
import vauban.rules.game.Rule;
import vauban.rules.game.Seat;
import vauban.rules.game.Source;
import vauban.rules.game.SourceNames;
import vauban.rules.game.Team;

/** What the server says of a game whoever plays it and however. */
final class FixedWords {

  private final Game game;
  private final List<String> words = new ArrayList<>();

  private FixedWords(Game game) {
    this.game = game;
  }

  /** Returns every name and text of a game's description. */
  static List<String> of(Game game) {
    FixedWords fixed = new FixedWords(game);
    fixed.addNames();
    fixed.addChoices();
    fixed.addRules();
    return fixed.words;
  }

  private void addNames() {
    words.add(game.name());
    words.add(game.summary());
    for (Team team : Team.values()) {
      words.add(game.name(team));
    }
    game.armies().stream().map(Army::name).forEach(words::add);
    for (Piece piece : game.pieces()) {
      words.add(piece.name());
      words.add(piece.kind().name());
    }
    for (Square square : game.board().squares()) {
      if (square.terrain() != Terrain.PLAIN) {
        words.add(square.terrain().name().toLowerCase(Locale.ROOT));
      }
    }
    game.board().regions().forEach(region -> words.add(region.name()));
    game.sourceNames().map(SourceNames::title).ifPresent(words::add);
    for (OffBoard reason : OffBoard.values()) {
      words.add(game.ending(reason).words());
    }
  }

  private void addChoices() {
    for (Preset preset : game.presets()) {
      words.add(preset.words());
    }
    game.choices()
        .forEach(
            choice -> {
              words.add(choice.words());
              choice.values().forEach(value -> words.add(value.words()));
            });
    for (Options options : RuleSets.of(game)) {
      game.seats(options).stream().map(Seat::name).forEach(words::add);
    }
  }

  private void addRules() {
    words.addAll(game.rules().introduction());
    words.addAll(game.rules().meanings().values());
    for (Rule rule : game.rules().rules()) {
      words.add(rule.title());
      words.add(rule.text());
      rule.sources().stream()
          .map(Source::place)
          .filter(p -> !p.matches("[0-9]*"))
          .forEach(words::add);
    }
  }
}
