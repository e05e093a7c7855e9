package vauban.rules.record;

import java.util.List;
import java.util.Optional;
import vauban.rules.game.Outcome;
import vauban.rules.game.Setup;

/** Reads the text of one record. */
final class RecordParser {

  private final Tokens tokens;
  private final Heading heading = new Heading();

  private RecordParser(Tokens tokens) {
    this.tokens = tokens;
  }

  /**
   * Reads a record.
   *
   * @param firstLine number of the first line in the file, from 1
   * @throws InvalidRecord where it is none
   */
  static GameRecord parse(List<String> lines, int firstLine) {
    return new RecordParser(new Tokens(lines, firstLine)).parse();
  }

  private GameRecord parse() {
    String before = "";
    Token token = tokens.next();
    while (token.kind() == Token.Kind.TAG || token.kind() == Token.Kind.COMMENT) {
      if (token.kind() == Token.Kind.TAG) {
        heading.add(token);
      } else {
        before = CommentText.joined(before, token.text());
      }
      token = tokens.next();
    }
    Setup start = heading.start(token);
    MovetextParser movetext = new MovetextParser(tokens, token);
    Line line = movetext.mainLine(start.game().position(start));
    GameRecord played =
        new GameRecord(start, heading.free(), Line.EMPTY, Result.UNFINISHED)
            .withLine(line.withComment(CommentText.joined(before, line.comment())));
    return played.withResult(result(played, movetext));
  }

  /** Brings together what the tags, the end of the movetext and the board say of the result. */
  private Result result(GameRecord played, MovetextParser movetext) {
    Optional<Result.Kind> tag = heading.result().filter(RecordParser::finished);
    Optional<Result.Kind> token = movetext.result().filter(RecordParser::finished);
    Result.Kind told = token.or(() -> tag).orElse(Result.Kind.UNFINISHED);
    if (tag.isPresent() && tag.get() != told) {
      throw new InvalidRecord(
          movetext.end(),
          "The moves end with %s, but the tag pair says [Result \"%s\"]."
              .formatted(told.token(), tag.get().token()));
    }
    if (!(played.end().outcome() instanceof Outcome.Decided decided)) {
      return new Result(told, heading.termination());
    }
    Result board = Result.of(decided);
    if (finished(told) && told != board.kind()) {
      throw new InvalidRecord(
          movetext.end(),
          "The result is said to be %s, but the last move ends the game %s, which is %s."
              .formatted(told.token(), decided.ending().words(), board.kind().token()));
    }
    return board;
  }

  private static boolean finished(Result.Kind kind) {
    return kind != Result.Kind.UNFINISHED;
  }
}
