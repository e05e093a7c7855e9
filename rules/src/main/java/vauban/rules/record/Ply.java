package vauban.rules.record;

import java.util.ArrayList;
import java.util.List;
import vauban.rules.game.Move;

/**
 * A move as it was made in a game, with what is said of it and what might have been played in its
 * place. Immutable; changes return a new one.
 *
 * @param move legal where it stands
 * @param nags judgements, in the order they were given
 * @param comment what is said after the move, empty if nothing; white space is brought to one blank
 *     between words and one line feed between paragraphs
 * @param variations other lines of play from the position before the move, each with at least one
 *     ply
 */
public record Ply(Move move, List<Nag> nags, String comment, List<Line> variations) {

  public Ply {
    nags = List.copyOf(nags);
    comment = CommentText.normal(comment);
    variations = List.copyOf(variations);
    if (variations.stream().anyMatch(line -> line.plies().isEmpty())) {
      throw new IllegalArgumentException("a variation without moves in place of " + move);
    }
  }

  /** Returns a move of which nothing is said. */
  public static Ply of(Move move) {
    return new Ply(move, List.of(), "", List.of());
  }

  /** Returns this ply with another comment. */
  public Ply withComment(String text) {
    return new Ply(move, nags, text, variations);
  }

  /** Returns this ply with one more judgement. */
  public Ply withNag(Nag nag) {
    return new Ply(move, with(nags, nag), comment, variations);
  }

  /** Returns this ply with one more variation, the last. */
  public Ply withVariation(Line line) {
    return new Ply(move, nags, comment, with(variations, line));
  }

  private static <T> List<T> with(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }
}
