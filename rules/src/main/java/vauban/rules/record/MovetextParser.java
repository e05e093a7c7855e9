package vauban.rules.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Verdict;

/** Reads the moves of a record, with what is said of them. */
final class MovetextParser {

  private static final int DEEPEST = 100;

  /** A move number, perhaps with the move right after it; dots alone may stand for it. */
  private static final Pattern NUMBER =
      Pattern.compile("(?:[0-9]+(?:[a-z]'?)?[.…]+|[0-9]+$|[.…]+)(.*)");

  private static final Pattern SIGNED = Pattern.compile("(.*?)([!?]+)");

  private final Tokens tokens;
  private Token token;
  private @Nullable Token result;

  /**
   * Begins after the tag pairs.
   *
   * @param first the first token of the movetext
   */
  MovetextParser(Tokens tokens, Token first) {
    this.tokens = tokens;
    token = first;
  }

  /**
   * Reads all the movetext.
   *
   * @throws InvalidRecord where it is none
   */
  Line mainLine(Position start) {
    Line line = line(start, 0);
    if (token.kind() == Token.Kind.CLOSE) {
      throw new InvalidRecord(token, "A ) stands here without a ( before it.");
    }
    return line;
  }

  /** Returns the result that ended the movetext, if any did. */
  Optional<Result.Kind> result() {
    return result == null ? Optional.empty() : Result.Kind.of(result.text());
  }

  /** Returns where the movetext ended. */
  Token end() {
    return result == null ? token : result;
  }

  /** Reads plies up to a closing bracket or the end of the text, and stays there. */
  private Line line(Position start, int depth) {
    List<PlayedPly> plies = new ArrayList<>();
    String comment = "";
    while (token.kind() != Token.Kind.CLOSE && token.kind() != Token.Kind.END) {
      if (token.kind() == Token.Kind.WORD) {
        Position position = plies.isEmpty() ? start : plies.getLast().after();
        word(plies, position, depth);
      } else if (token.kind() == Token.Kind.COMMENT && plies.isEmpty()) {
        comment = CommentText.joined(comment, token.text());
      } else {
        said(last(plies), depth);
      }
      token = tokens.next();
    }
    return new Line(comment, plies.stream().map(PlayedPly::ply).toList());
  }

  /** Reads what is said of a ply. */
  private void said(PlayedPly ply, int depth) {
    switch (token.kind()) {
      case COMMENT -> ply.add(token.text());
      case NAG -> ply.add(new Nag(Integer.parseInt(token.text())));
      case OPEN -> ply.add(variation(ply.before(), depth + 1));
      default ->
          throw new InvalidRecord(
              token,
              "A tag pair stands among the moves; those of the next game begin a line each.");
    }
  }

  private PlayedPly last(List<PlayedPly> plies) {
    if (plies.isEmpty()) {
      throw new InvalidRecord(
          token,
          token.kind() == Token.Kind.OPEN
              ? "A variation must follow the move that it replaces."
              : "A judgement must follow the move that it judges.");
    }
    return plies.getLast();
  }

  private Line variation(Position start, int depth) {
    Token open = token;
    if (depth > DEEPEST) {
      throw new InvalidRecord(open, "Variations can be nested 100 deep, no deeper.");
    }
    token = tokens.next();
    Line line = line(start, depth);
    if (token.kind() == Token.Kind.END) {
      throw new InvalidRecord(open, "The variation that begins here is never closed with ).");
    }
    if (line.plies().isEmpty()) {
      throw new InvalidRecord(open, "The variation that begins here has no moves.");
    }
    return line;
  }

  /** Reads a result, or a move with its number and signs; each of the three may be missing. */
  private void word(List<PlayedPly> plies, Position position, int depth) {
    if (result != null) {
      throw new InvalidRecord(
          token,
          "'%s' stands after the result %s, which ends the game."
              .formatted(token.text(), result.text()));
    }
    if (Result.Kind.of(token.text()).isPresent()) {
      if (depth > 0) {
        throw new InvalidRecord(token, "A result ends the game, not a variation.");
      }
      result = token;
      return;
    }
    Matcher number = NUMBER.matcher(token.text());
    String text = number.matches() ? number.group(1) : token.text();
    Matcher signed = SIGNED.matcher(text);
    String move = signed.matches() ? signed.group(1) : text;
    if (!move.isEmpty()) {
      plies.add(new PlayedPly(position, move(position, move)));
    }
    if (signed.matches()) {
      last(plies).add(nag(signed.group(2)));
    }
  }

  private Move move(Position position, String text) {
    return switch (position.explain(text)) {
      case Verdict.Legal(Move move) -> move;
      case Verdict.Illegal illegal ->
          throw refused(
              illegal,
              "%s %s: %s (%s)."
                  .formatted(
                      position.moveNumber(),
                      text,
                      illegal.reason().replaceFirst("[.]$", ""),
                      illegal.rule().citation()));
      case Verdict.Unreadable unreadable ->
          throw refused(unreadable, position.moveNumber() + " " + unreadable.reason());
    };
  }

  private InvalidRecord refused(Verdict verdict, String reason) {
    return new InvalidRecord(new RecordFault(token.line(), token.column(), reason, verdict));
  }

  private Nag nag(String signs) {
    return Nag.ofSuffix(signs)
        .orElseThrow(
            () ->
                new InvalidRecord(
                    token, "The signs %s are none of ! ? !! ?? !? ?!.".formatted(signs)));
  }
}
