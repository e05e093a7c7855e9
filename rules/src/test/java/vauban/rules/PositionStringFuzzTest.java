package vauban.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vauban.rules.game.Position;

/**
 * Whatever a person types as a position, either it is one and reads back as itself, or the faults
 * are named; nothing else ever happens.
 */
class PositionStringFuzzTest {

  private static final int STRINGS = 1500;
  private static final String LETTERS =
      "GBCSAFINLIWKMROXQgbcsafinliwkmroxq'*/-pwb 0123456789\t½\u0000";

  @ParameterizedTest
  @MethodSource("vauban.rules.RuleSet#all")
  void aStringIsAPositionOrItsFaultsAreNamed(RuleSet rules) {
    List<String> valid = positions(rules);
    Random random = new Random(1000);
    for (int i = 0; i < STRINGS; i++) {
      String text = valid.get(random.nextInt(valid.size()));
      for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
        text = change(text, random);
      }
      PositionStrings.check(rules, text);
    }
  }

  private static List<String> positions(RuleSet rules) {
    List<String> positions = new ArrayList<>();
    for (long seed = 1000; seed < 1004; seed++) {
      new RandomPlay(rules, seed)
          .through(100, (position, ply) -> positions.add(Position.of(position).text()));
    }
    return positions;
  }

  private static String change(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    int at = random.nextInt(text.length() + 1);
    char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
    switch (random.nextInt(7)) {
      case 0 -> changed.insert(at, letter);
      case 1 -> changed.delete(at, Math.min(text.length(), at + 1));
      case 2 -> changed.replace(at, Math.min(text.length(), at + 1), Character.toString(letter));
      case 3 -> changed.setLength(at);
      case 4 -> changed.insert(at, text, at, Math.min(text.length(), at + 8));
      case 5 -> {
        return shuffled(text, "/", random);
      }
      default -> {
        return shuffled(text, " ", random);
      }
    }
    return changed.isEmpty() ? text : changed.toString();
  }

  private static String shuffled(String text, String between, Random random) {
    List<String> parts = new ArrayList<>(List.of(text.split(between, -1)));
    Collections.swap(parts, random.nextInt(parts.size()), random.nextInt(parts.size()));
    return String.join(between, parts);
  }
}
