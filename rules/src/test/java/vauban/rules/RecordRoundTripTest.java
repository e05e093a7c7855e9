package vauban.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.record.GameRecord;
import vauban.rules.record.RecordEntry;
import vauban.rules.record.RecordReader;
import vauban.rules.record.RecordWriter;

/** Whatever can be recorded reads back as itself, and what cannot be read is said to be faulty. */
class RecordRoundTripTest {

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void aFileOfGamesReadsBackAsItself(RuleSet rules) throws IOException {
    List<GameRecord> games = new ArrayList<>();
    StringWriter file = new StringWriter();
    try (RecordWriter writer = new RecordWriter(file)) {
      for (long seed = 1200; seed < 1202; seed++) {
        games.add(RandomRecords.record(rules, seed));
        writer.write(games.getLast());
      }
    }

    try (RecordReader reader = new RecordReader(new StringReader(file.toString()))) {
      for (GameRecord game : games) {
        RecordEntry entry = reader.next().orElseThrow();
        assertThat(entry)
            .as("%s: %s", rules, RecordWriter.text(game))
            .isInstanceOfSatisfying(
                RecordEntry.Sound.class, sound -> assertThat(sound.game()).isEqualTo(game));
      }
      assertThat(reader.next()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#defaults")
  void aDamagedFileIsReadOrFaultsAreNamed(RuleSet rules) {
    Random random = new Random(1300);
    String text = RecordWriter.text(RandomRecords.record(rules, 1300));
    for (int i = 0; i < 100; i++) {
      RecordTexts.check(rules.toString(), RecordTexts.damaged(text, random));
    }
  }
}
