package vauban.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vauban.engine.level.Level;
import vauban.rules.Games;
import vauban.rules.game.InvalidOption;

class UciOptionsTest {

  private final AtomicInteger clearings = new AtomicInteger();
  private UciOptions options = new UciOptions(() -> {});

  @BeforeEach
  void begin() {
    options = new UciOptions(clearings::incrementAndGet);
  }

  @Test
  void announcesEveryGameRuleSetAndOption() {
    assertThat(options.announcements())
        .contains(
            "option name UCI_Variant type combo default siege var siege var war-chess var"
                + " siege-of-paris",
            "option name Rules type combo default point var point var mirror var standard var"
                + " bell-command var bell var bell-short var original",
            "option name siege.array type combo default by-rules var by-rules var point var mirror",
            "option name war-chess.first type combo default by-rules var by-rules var attacker var"
                + " defender",
            "option name siege-of-paris.command type combo default by-rules var by-rules var on"
                + " var off",
            "option name Clear Hash type button",
            "option name Threads type spin default 1 min 1 max 256",
            "option name MultiPV type spin default 1 min 1 max 500",
            "option name Ponder type check default false",
            "option name Skill Level type spin default 10 min 1 max 10",
            "option name UCI_LimitStrength type check default false",
            "option name UCI_Elo type spin default 2000 min 1010 max 2000",
            "option name UCI_AnalyseMode type check default false");
  }

  @Test
  void takesEveryUsualValueThatItAnnouncesAndStaysAsItWas() {
    for (String announcement : options.announcements()) {
      String name = announcement.replaceAll("^option name (.*) type .*", "$1");
      String usual = announcement.replaceAll(".* default (\\S+).*", "$1");
      options.set(name, usual);
    }

    assertThat(options.game()).isEqualTo(Games.SIEGE);
    Games.all()
        .forEach(
            game -> {
              options.set("UCI_Variant", game.id());
              assertThat(options.rules()).isEqualTo(game.options());
            });
  }

  @Test
  void doesNotMindTheOrderOfGameRulesAndOptions() {
    options.set("siege-of-paris.array", "two-ranks");
    options.set("Rules", "bell");
    options.set("UCI_Variant", "siege-of-paris");

    assertThat(options.rules().preset()).isEqualTo("bell");
    assertThat(options.rules().values())
        .containsEntry("array", "two-ranks")
        .containsEntry("command", "off");
  }

  @Test
  void anOptionLeftToTheRulesFollowsThem() {
    options.set("UCI_Variant", "siege-of-paris");
    options.set("command", "off");
    options.set("command", "by-rules");

    assertThat(options.rules()).isEqualTo(Games.SIEGE_OF_PARIS.options());
  }

  @Test
  void knowsTheChosenGamesOptionsByTheirKeysAlone() {
    options.set("UCI_Variant", "war-chess");
    options.set("FIRST", "Defender");

    assertThat(options.rules().values()).containsEntry("first", "defender");
  }

  @Test
  void takesNamesAndValuesInAnyCapitals() {
    options.set("hASH", "2");
    options.set("ponder", "TRUE");
    options.set("uci_variant", "War-Chess");

    assertThat(options.size()).isEqualTo(new EngineSize(2, 1));
    assertThat(options.ponder()).isTrue();
    assertThat(options.game()).isEqualTo(Games.WAR_CHESS);
  }

  @Test
  void playsAtItsSkillUnlessItsRatingIsLimited() {
    options.set("Skill Level", "3");
    assertThat(options.level()).isEqualTo(new Level(3));

    options.set("UCI_Elo", "1800");
    assertThat(options.level()).isEqualTo(new Level(3));
    options.set("UCI_LimitStrength", "true");
    assertThat(options.level()).isEqualTo(new Level(8));

    options.set("UCI_LimitStrength", "false");
    assertThat(options.level()).isEqualTo(new Level(3));
  }

  @Test
  void playsAtFullStrengthForWhoAnalyses() {
    options.set("Skill Level", "3");
    options.set("UCI_LimitStrength", "true");
    options.set("UCI_Elo", "1010");
    options.set("UCI_AnalyseMode", "true");

    assertThat(options.level()).isEqualTo(Level.FULL);
  }

  @Test
  void aButtonDoesItsWorkAtOnce() {
    options.set("Clear Hash", null);

    assertThat(clearings).hasValue(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Hash | x | option Hash is a whole number from 1 to",
        "Hash | 0 | option Hash is a whole number from 1 to",
        "Threads | 1000 | option Threads is a whole number from 1 to 256, not '1000'",
        "Threads | 99999999999 | option Threads is a whole number from 1 to 256, not '99999999999'",
        "MultiPV | | option MultiPV is a whole number from 1 to 500",
        "Ponder | maybe | option Ponder cannot be 'maybe'; it is one of true, false",
        "UCI_Variant | chess | option UCI_Variant cannot be 'chess'; it is one of siege,"
            + " war-chess,",
        "Rules | bel | option Rules cannot be 'bel'; it is one of point, mirror, standard,",
        "array | two-ranks | option siege.array cannot be 'two-ranks'; it is one of by-rules,"
            + " point,",
        "first | attacker | no option 'first'; there are UCI_Variant, Rules, siege.array,",
        "Skill Level | 0 | option Skill Level is a whole number from 1 to 10, not '0'",
        "Skill Level | 11 | option Skill Level is a whole number from 1 to 10, not '11'",
        "UCI_Elo | 3000 | option UCI_Elo is a whole number from 1010 to 2000, not '3000'",
        "UCI_LimitStrength | 1 | option UCI_LimitStrength cannot be '1'; it is one of true, false",
        "Contempt | 3 | no option 'Contempt'; there are"
      })
  void refusesWhatCannotBeAndChangesNothing(String name, String value, String beginning) {
    UciOptions untouched = new UciOptions(() -> {});

    assertThatExceptionOfType(InvalidOption.class)
        .isThrownBy(() -> options.set(name, value))
        .withMessageStartingWith(beginning);

    assertThat(options.game()).isEqualTo(untouched.game());
    assertThat(options.rules()).isEqualTo(untouched.rules());
    assertThat(options.size()).isEqualTo(untouched.size());
    assertThat(options.lines()).isEqualTo(untouched.lines());
    assertThat(options.ponder()).isEqualTo(untouched.ponder());
    assertThat(options.level()).isEqualTo(untouched.level());
  }
}
