package vauban.rules;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** The fuzzer's target for files of records; see {@link PositionStringJazzerTest}. */
class RecordJazzerTest {

  @FuzzTest(maxDuration = "10m")
  void aFileIsGamesOrItsFaultsAreNamed(FuzzedDataProvider data) {
    RecordTexts.check("fuzzed", data.consumeRemainingAsString());
  }
}
