package vauban.server;

import java.util.Locale;

/** How constants of the rules are written in JSON: {@code NORTH_EAST} as {@code north-east}. */
final class Names {

  private Names() {}

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
