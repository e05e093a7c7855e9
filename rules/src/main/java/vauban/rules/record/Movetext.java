package vauban.rules.record;

import vauban.rules.game.Position;

/** Writes the moves of a record. */
final class Movetext {

  private final WrappedText text = new WrappedText();

  /** What is to be written right before the next word: the brackets that open variations. */
  private String pending = "";

  private Movetext() {}

  /** Returns the movetext, the last line without a line feed. */
  static String of(GameRecord game) {
    Movetext movetext = new Movetext();
    movetext.line(game.line(), game.startPosition(), "");
    movetext.word(game.result().kind().token());
    return movetext.text.toString();
  }

  /**
   * Writes a line of play.
   *
   * @param close what is to stand right after its last word
   */
  private void line(Line line, Position start, String close) {
    Position position = start;
    int last = line.plies().size() - 1;
    boolean numbered = true;
    comment(line.comment(), "");
    for (int i = 0; i <= last; i++) {
      Ply ply = line.plies().get(i);
      numbered = ply(ply, position, numbered, i == last ? close : "");
      position = position.play(ply.move());
    }
  }

  /** Writes a ply and returns whether the next one needs its number. */
  private boolean ply(Ply ply, Position position, boolean numbered, String close) {
    if (numbered || position.turn().opens()) {
      word(position.moveNumber());
    }
    boolean signed = !ply.nags().isEmpty() && ply.nags().getFirst().suffix().isPresent();
    String suffix = signed ? ply.nags().getFirst().suffix().orElseThrow() : "";
    StringBuilder moved = new StringBuilder(position.shortText(ply.move())).append(suffix);
    ply.nags().stream().skip(signed ? 1 : 0).forEach(nag -> moved.append(' ').append(nag));
    boolean bare = ply.comment().isEmpty() && ply.variations().isEmpty();
    word(moved + (bare ? close : ""));
    comment(ply.comment(), ply.variations().isEmpty() ? close : "");
    int left = ply.variations().size();
    for (Line variation : ply.variations()) {
      left--;
      pending += "(";
      line(variation, position, left == 0 ? ")" + close : ")");
    }
    return !bare;
  }

  private void comment(String comment, String close) {
    if (comment.isEmpty()) {
      return;
    }
    boolean first = true;
    for (String paragraph : ("{" + comment.replace("}", "}}") + "}" + close).split("\n", -1)) {
      if (!first) {
        text.part();
      }
      first = false;
      for (String word : paragraph.split(" ", -1)) {
        word(word);
      }
    }
  }

  private void word(String word) {
    text.add(pending + word);
    pending = "";
  }
}
