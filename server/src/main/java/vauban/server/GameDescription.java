package vauban.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Army;
import vauban.rules.game.Ending;
import vauban.rules.game.Game;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Outcome;
import vauban.rules.game.Piece;
import vauban.rules.game.Placing;
import vauban.rules.game.Preset;
import vauban.rules.game.Rule;
import vauban.rules.game.RuleBook;
import vauban.rules.game.SourceNames;
import vauban.rules.game.Team;

/**
 * Everything of a game that does not change while it is played.
 *
 * @param offBoard how a game can end without a move: by resignation, on time, by agreement
 */
record GameDescription(
    String id,
    String name,
    String summary,
    List<TeamName> teams,
    List<ArmyName> armies,
    List<PieceName> pieces,
    List<SeatName> seats,
    List<PresetWords> presets,
    List<Choice> choices,
    List<PositionDescription.OutcomeDescription> offBoard,
    @Nullable PlacingWords placing,
    @Nullable NamesOfTheSource sourceNames,
    BoardDescription board,
    Rules rules) {

  /** A team and what a person calls it. */
  record TeamName(String id, String name) {}

  /** An army. */
  record ArmyName(String id, String name, String team) {

    static ArmyName of(Army army) {
      return new ArmyName(army.id(), army.name(), Names.of(army.team()));
    }
  }

  /**
   * A piece.
   *
   * @param rule id of the rule that says how it moves
   */
  record PieceName(
      String symbol, String kind, String letter, String name, String army, String rule) {

    static PieceName of(Piece piece) {
      return new PieceName(
          piece.symbol(),
          piece.kind().id(),
          Character.toString(piece.kind().letter()),
          piece.name(),
          piece.army().id(),
          piece.kind().rule());
    }
  }

  /** A named rule set. */
  record PresetWords(String name, String words, Map<String, String> values) {

    static PresetWords of(Preset preset) {
      return new PresetWords(preset.name(), preset.words(), preset.options().values());
    }
  }

  /** An option with what it may be. */
  record Choice(String key, String words, String rule, List<OptionChoice.Value> values) {

    static Choice of(OptionChoice choice) {
      return new Choice(choice.key(), choice.words(), choice.rule(), choice.values());
    }
  }

  /**
   * How pieces are placed before play.
   *
   * @param squares in the order of the move's letters
   * @param letters of the pieces to place, one for each square
   * @param usual letters to offer first
   */
  record PlacingWords(List<String> squares, List<String> letters, String usual) {

    static PlacingWords of(Placing placing) {
      return new PlacingWords(
          placing.squares().stream().map(square -> square.name()).toList(),
          placing.pieces().stream()
              .map(piece -> Character.toString(piece.kind().letter()))
              .toList(),
          placing.usual());
    }
  }

  /**
   * What the game's source calls squares.
   *
   * @param title what such names are, in the plural
   * @param bySquare of some or all squares, by the board's name
   */
  record NamesOfTheSource(String title, Map<String, String> bySquare) {

    static NamesOfTheSource of(SourceNames names) {
      Map<String, String> bySquare = new TreeMap<>();
      names.bySquare().forEach((square, name) -> bySquare.put(square.name(), name));
      return new NamesOfTheSource(names.title(), bySquare);
    }
  }

  /**
   * The rules.
   *
   * @param introduction paragraphs on where the game and these rules come from
   * @param meanings what each provenance tag means
   */
  record Rules(List<String> introduction, Map<String, String> meanings, List<Rule> rules) {

    static Rules of(RuleBook book) {
      return new Rules(book.introduction(), book.meanings(), book.rules());
    }
  }

  static GameDescription of(Game game) {
    return new GameDescription(
        game.id(),
        game.name(),
        game.summary(),
        Stream.of(Team.values())
            .map(team -> new TeamName(Names.of(team), game.name(team)))
            .toList(),
        game.armies().stream().map(ArmyName::of).toList(),
        game.pieces().stream().map(PieceName::of).toList(),
        game.seats(game.options()).stream().map(SeatName::of).toList(),
        game.presets().stream().map(PresetWords::of).toList(),
        game.choices().stream().map(Choice::of).toList(),
        offBoard(game),
        game.placing().map(PlacingWords::of).orElse(null),
        game.sourceNames().map(NamesOfTheSource::of).orElse(null),
        BoardDescription.of(game.board()),
        Rules.of(game.rules()));
  }

  /** Returns every way a game ends without a move, by whom it wins. */
  private static List<PositionDescription.OutcomeDescription> offBoard(Game game) {
    return Stream.of(Game.OffBoard.values())
        .flatMap(
            reason -> winners(reason).map(winner -> decided(game, winner.orElse(null), reason)))
        .map(outcome -> PositionDescription.OutcomeDescription.of(game, outcome))
        .toList();
  }

  private static Stream<Optional<Team>> winners(Game.OffBoard reason) {
    return switch (reason) {
      case RESIGNATION, TIME -> Stream.of(Team.values()).map(Optional::of);
      case AGREEMENT -> Stream.of(Optional.empty());
    };
  }

  private static Outcome decided(Game game, @Nullable Team winner, Game.OffBoard reason) {
    Ending ending = game.ending(reason);
    return new Outcome.Decided(winner, ending, game.points(winner, ending));
  }
}
