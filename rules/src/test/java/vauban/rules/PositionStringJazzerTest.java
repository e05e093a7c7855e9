package vauban.rules;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * A target for the fuzzer Jazzer, which looks for strings that reach new code. As a plain test it
 * only tries the strings kept in the resources; {@code JAZZER_FUZZ=1} and {@code
 * -Djazzer.hooks=true} make it look for more.
 */
class PositionStringJazzerTest {

  @FuzzTest(maxDuration = "10m")
  void aStringIsAPositionOrItsFaultsAreNamed(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    RuleSet.defaults().forEach(rules -> PositionStrings.check(rules, text));
  }
}
