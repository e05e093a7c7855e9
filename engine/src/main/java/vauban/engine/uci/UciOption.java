package vauban.engine.uci;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.InvalidOption;
import vauban.rules.kit.Nearest;

/** Something a host can set: how it is announced, and what happens to a value. */
sealed interface UciOption {

  /** Returns the name as it is announced; capitals do not tell names apart. */
  String name();

  /** Returns the announcement after the name: {@code type check default false}. */
  String type();

  /**
   * Sets it.
   *
   * @param value as typed, or null where none was
   * @throws InvalidOption where it cannot be that; nothing is set then
   */
  void set(@Nullable String value);

  /** On or off. */
  record Check(String name, boolean usual, Consumer<Boolean> setting) implements UciOption {

    @Override
    public String type() {
      return "type check default " + usual;
    }

    @Override
    public void set(@Nullable String value) {
      setting.accept(Boolean.valueOf(oneOf(name, List.of("true", "false"), value)));
    }
  }

  /** A whole number. */
  record Spin(String name, int usual, int least, int most, IntConsumer setting)
      implements UciOption {

    @Override
    public String type() {
      return "type spin default " + usual + " min " + least + " max " + most;
    }

    @Override
    public void set(@Nullable String value) {
      if (value == null || !value.matches("[0-9]{1,9}") || !within(Integer.parseInt(value))) {
        throw new InvalidOption(
            "option %s is a whole number from %d to %d%s"
                .formatted(name, least, most, value == null ? "" : ", not '" + value + "'"));
      }
      setting.accept(Integer.parseInt(value));
    }

    private boolean within(int number) {
      return least <= number && number <= most;
    }
  }

  /** One of some words. */
  record Combo(String name, String usual, List<String> values, Consumer<String> setting)
      implements UciOption {

    @Override
    public String type() {
      return "type combo default " + usual + " var " + String.join(" var ", values);
    }

    @Override
    public void set(@Nullable String value) {
      setting.accept(oneOf(name, values, value));
    }
  }

  /** Something to do at once. */
  record Button(String name, Runnable action) implements UciOption {

    @Override
    public String type() {
      return "type button";
    }

    @Override
    public void set(@Nullable String value) {
      action.run();
    }
  }

  private static String oneOf(String name, List<String> values, @Nullable String value) {
    String typed = value == null ? "" : value;
    return values.stream()
        .filter(known -> known.equals(typed.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidOption(
                    "option %s cannot be '%s'; it is one of %s"
                        .formatted(name, typed, Nearest.listed(typed, values))));
  }
}
