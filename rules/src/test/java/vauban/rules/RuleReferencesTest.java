package vauban.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.game.Army;
import vauban.rules.game.Game;
import vauban.rules.game.Mark;
import vauban.rules.game.OptionChoice;
import vauban.rules.game.Piece;
import vauban.rules.game.Preset;
import vauban.rules.game.Rule;
import vauban.rules.game.RuleBook;
import vauban.rules.game.Team;

/** Whatever cites a rule cites one that there is, and the rules can be read. */
class RuleReferencesTest {

  static List<Game> games() {
    return Games.all();
  }

  @Test
  void theThreeGamesAreFoundById() {
    assertThat(Games.all())
        .extracting(Game::id)
        .containsExactly("siege", "war-chess", "siege-of-paris");
    assertThat(Games.all()).allSatisfy(game -> assertThat(Games.find(game.id())).contains(game));
    assertThat(Games.find("chess")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void rulesAreWholeSentencesWithTheirSources(Game game) {
    assertThat(game.rules().introduction()).isNotEmpty();
    for (Rule rule : game.rules().rules()) {
      assertThat(rule.title()).as(rule.id()).isNotBlank();
      assertThat(rule.text()).as(rule.id()).matches("[A-Z\"].*[.]");
      assertThat(rule.sources()).as(rule.id()).isNotEmpty();
    }
    game.rules().meanings().values().forEach(meaning -> assertThat(meaning).endsWith("."));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyTagIsUsed(Game game) {
    List<String> used =
        game.rules().rules().stream()
            .flatMap(rule -> rule.sources().stream())
            .map(source -> source.tag())
            .distinct()
            .toList();
    assertThat(used).containsExactlyInAnyOrderElementsOf(game.rules().meanings().keySet());
  }

  @ParameterizedTest
  @MethodSource("games")
  void piecesOptionsAndEndingsCiteRules(Game game) {
    RuleBook rules = game.rules();
    for (Piece piece : game.pieces()) {
      assertThat(rules.rule(piece.kind().rule())).isNotNull();
      assertThat(game.armies()).contains(piece.army());
    }
    for (OptionChoice choice : game.choices()) {
      assertThat(rules.rule(choice.rule())).isNotNull();
    }
    for (Game.OffBoard reason : Game.OffBoard.values()) {
      assertThat(rules.rule(game.ending(reason).rule())).isNotNull();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void presetsAndChoicesSpeakOfTheSameOptions(Game game) {
    List<String> keys = game.choices().stream().map(OptionChoice::key).toList();
    for (Preset preset : game.presets()) {
      assertThat(preset.options().preset()).isEqualTo(preset.name());
      assertThat(preset.options().values().keySet()).containsExactlyElementsOf(keys);
      assertThat(game.options(preset.name(), preset.options().values()))
          .isEqualTo(preset.options());
    }
    for (OptionChoice choice : game.choices()) {
      assertThat(game.options().values())
          .containsEntry(choice.key(), choice.values().getFirst().text());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theFirstArmyIsTheFirstTeams(Game game) {
    assertThat(game.armies().getFirst().team()).isEqualTo(Team.FIRST);
    assertThat(game.armies().getLast().team()).isEqualTo(Team.SECOND);
    assertThat(game.armies()).extracting(Army::id).doesNotHaveDuplicates();
    assertThat(game.pieces()).extracting(Piece::symbol).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void marksCiteRules(RuleSet rules) {
    new RandomPlay(rules, 800)
        .through(
            150,
            (position, ply) -> {
              for (Mark mark : position.marks()) {
                assertThat(rules.game().rules().rule(mark.rule())).isNotNull();
                assertThat(mark.words()).matches("[A-Z].*[.]");
              }
            });
  }
}
