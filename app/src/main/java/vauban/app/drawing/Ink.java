package vauban.app.drawing;

/** What a character of a drawing stands for, which decides its colour. */
enum Ink {
  NONE(""),
  LINE("2"),
  WALL("1"),
  LABEL("2"),
  WATER("36"),
  HILL("33"),
  CROSSING("33"),
  FIRST_ARMY("1;33"),
  SECOND_ARMY("1;34"),
  THIRD_ARMY("1;31");

  private final String ansi;

  Ink(String ansi) {
    this.ansi = ansi;
  }

  /** Returns the ink of an army, counted from 0 in the game's order. */
  static Ink army(int index) {
    return switch (index) {
      case 0 -> FIRST_ARMY;
      case 1 -> SECOND_ARMY;
      default -> THIRD_ARMY;
    };
  }

  /** Returns the text with the terminal's signs for this colour around it. */
  String colour(String text) {
    return ansi.isEmpty() ? text : "\u001b[" + ansi + "m" + text + "\u001b[0m";
  }
}
