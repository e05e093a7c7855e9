package vauban.rules.record;

import java.util.ArrayList;
import java.util.List;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** A ply while what is said of it is still being read. */
final class PlayedPly {

  private final Position before;
  private final Move move;
  private final List<Nag> nags = new ArrayList<>();
  private final List<Line> variations = new ArrayList<>();
  private final Position after;
  private String comment = "";

  PlayedPly(Position before, Move move) {
    this.before = before;
    this.move = move;
    after = before.play(move);
  }

  /** Returns the position in which it is played, from which its variations start. */
  Position before() {
    return before;
  }

  Position after() {
    return after;
  }

  void add(Nag nag) {
    nags.add(nag);
  }

  void add(String text) {
    comment = CommentText.joined(comment, text);
  }

  void add(Line variation) {
    variations.add(variation);
  }

  Ply ply() {
    return new Ply(move, nags, comment, variations);
  }
}
