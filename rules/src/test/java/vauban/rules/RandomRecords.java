package vauban.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.record.GameRecord;
import vauban.rules.record.Line;
import vauban.rules.record.Nag;
import vauban.rules.record.Ply;
import vauban.rules.record.Result;

/** Random games with random remarks, the same for the same seed. */
final class RandomRecords {

  private static final int PLIES = 80;
  private static final int DEPTH = 3;
  private static final List<String> WORDS =
      List.of("good", "{", "}", "}}", "(1.", "[Game \"siege\"]", "\\", "1-0", "é½", "\n", "%", ";");

  private final Random random;

  private RandomRecords(long seed) {
    random = new Random(seed);
  }

  static GameRecord record(RuleSet rules, long seed) {
    return new RandomRecords(seed).record(new RandomPlay(rules, seed));
  }

  private GameRecord record(RandomPlay play) {
    Position start = Position.of(play.position());
    Position position = start;
    Line line = Line.EMPTY.withComment(words());
    for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
      Move move = position.move(play.play());
      line = line.with(ply(position, move, 1));
      position = position.play(move);
    }
    GameRecord game = GameRecord.of(start).withLine(line).withTag("Comment", "\"\\ \\\" ]");
    return game.result().kind() == Result.Kind.UNFINISHED && random.nextBoolean()
        ? game.withResult(new Result(Result.Kind.SECOND_WON, "adjudication"))
        : game;
  }

  private Ply ply(Position position, Move move, int depth) {
    Ply ply = Ply.of(move);
    if (random.nextInt(4) > 0) {
      return ply;
    }
    ply = ply.withComment(words());
    for (int nags = random.nextInt(3); nags > 0; nags--) {
      ply = ply.withNag(new Nag(random.nextInt(20)));
    }
    for (int variations = depth == DEPTH ? 0 : random.nextInt(3); variations > 0; variations--) {
      ply = ply.withVariation(line(position, depth + 1));
    }
    return ply;
  }

  private Line line(Position start, int depth) {
    Position position = start;
    Line line = Line.EMPTY.withComment(words());
    for (int plies = 1 + random.nextInt(4); plies > 0; plies--) {
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty()) {
        break;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      line = line.with(ply(position, move, depth));
      position = position.play(move);
    }
    return line;
  }

  private String words() {
    List<String> words = new ArrayList<>();
    for (int i = random.nextInt(40) - 20; i > 0; i--) {
      words.add(WORDS.get(random.nextInt(WORDS.size())));
    }
    return String.join(" ", words);
  }
}
