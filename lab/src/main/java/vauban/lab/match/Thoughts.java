package vauban.lab.match;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import vauban.engine.Score;

/** What an engine says of its search on the way to its move. */
final class Thoughts {

  private static final String BEST_MOVE = "bestmove";

  private @Nullable Integer score;
  private int depth;
  private long nodes;

  /** Takes a line, and returns whether it is the answer. */
  boolean isAnswer(String line) {
    List<String> words = List.of(line.split("\\s+"));
    if (words.getFirst().equals("info") && !words.contains("string")) {
      depth = (int) number(words, "depth", depth);
      nodes = number(words, "nodes", nodes);
      if (!words.contains("multipv") || number(words, "multipv", 1) == 1) {
        score(words);
      }
    }
    return words.getFirst().equals(BEST_MOVE);
  }

  private void score(List<String> words) {
    if (words.contains("cp")) {
      score = (int) number(words, "cp", 0);
    } else if (words.contains("mate")) {
      long moves = number(words, "mate", 0);
      int plies = (int) Math.min(2 * Math.abs(moves), Score.WIN - Score.LEAST_WIN);
      score = moves > 0 ? Score.WIN - plies + 1 : plies - Score.WIN;
    }
  }

  private static long number(List<String> words, String name, long otherwise) {
    int at = words.indexOf(name);
    return at >= 0 && at + 1 < words.size() && words.get(at + 1).matches("-?[0-9]{1,18}")
        ? Long.parseLong(words.get(at + 1))
        : otherwise;
  }

  /** Returns the answer that a line gives. */
  Answer answer(String line, Duration elapsed) {
    String[] words = line.strip().split("\\s+");
    return new Answer(words.length > 1 ? words[1] : "", elapsed, score, depth, nodes);
  }
}
