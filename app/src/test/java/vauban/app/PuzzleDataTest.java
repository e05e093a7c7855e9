package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vauban.engine.Limits;
import vauban.engine.SearchListener;
import vauban.engine.Searcher;
import vauban.lab.puzzle.Defence;
import vauban.lab.puzzle.PuzzleMiner;
import vauban.lab.puzzle.Solution;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Options;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

/** The puzzles of the page: each is proven anew by the rules alone, and found by the engine. */
final class PuzzleDataTest {

  private static final int AT_LEAST = 40;

  /** Nodes within which the engine must see the win. */
  private static final long NODES = 100_000;

  /** For the few where a longer win is seen before the shortest. */
  private static final long MOST_NODES = 400_000;

  private record Stated(
      String id, Position position, Solution solution, int loses, List<String> themes) {}

  static Stream<Game> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void eachHasOneSolution(Game game) {
    for (Stated puzzle : puzzles(game)) {
      if (puzzle.loses() > 0) {
        continue;
      }
      int plies = puzzle.solution().line().size();

      assertThat(plies).as(puzzle.id()).isBetween(3, 7);
      assertThat(Solution.of(puzzle.position(), plies, PuzzleMiner.PROOF))
          .as("%s %s", puzzle.id(), puzzle.position())
          .contains(puzzle.solution());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOtherMoveLosesWhereOneHolds(Game game) {
    for (Stated puzzle : puzzles(game)) {
      if (puzzle.loses() > 0) {
        String move = puzzle.solution().line().getFirst();

        assertThat(Defence.of(puzzle.position(), PuzzleMiner.LOSES, PuzzleMiner.PROOF))
            .as("%s %s", puzzle.id(), puzzle.position())
            .contains(new Defence(move, puzzle.loses()));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void eachIsFoundByTheEngine(Game game) {
    for (Stated puzzle : puzzles(game)) {
      String solution = puzzle.solution().line().getFirst();
      String found = best(puzzle.position(), NODES);
      if (!found.equals(solution)) {
        found = best(puzzle.position(), MOST_NODES);
      }

      assertThat(found).as("%s %s", puzzle.id(), puzzle.position()).isEqualTo(solution);
    }
  }

  private static String best(Position position, long nodes) {
    return new Searcher(4).search(position, Limits.nodes(nodes), SearchListener.NONE).best().text();
  }

  @ParameterizedTest
  @MethodSource("games")
  void areManyAndVaried(Game game) {
    List<Stated> puzzles = puzzles(game);

    assertThat(puzzles).hasSizeGreaterThanOrEqualTo(AT_LEAST);
    assertThat(puzzles).extracting(Stated::id).doesNotHaveDuplicates();
    assertThat(puzzles).extracting(puzzle -> puzzle.solution().line()).doesNotHaveDuplicates();
    for (Team team : Team.values()) {
      assertThat(puzzles.stream().filter(puzzle -> puzzle.position().team() == team))
          .as("puzzles for %s", game.name(team))
          .hasSizeGreaterThanOrEqualTo(puzzles.size() / 4);
    }
    assertThat(puzzles.stream().map(puzzle -> puzzle.themes().getFirst()).distinct())
        .as("ways to win, and defence")
        .hasSizeGreaterThan(2);
  }

  @Test
  void noTwoGamesShareAFile() {
    for (Game game : Games.all()) {
      assertThat(read(game).path("game").asString()).isEqualTo(game.id());
    }
  }

  private static List<Stated> puzzles(Game game) {
    List<Stated> puzzles = new ArrayList<>();
    for (JsonNode puzzle : read(game).path("puzzles")) {
      puzzles.add(
          new Stated(
              puzzle.path("id").asString(),
              game.position(options(game, puzzle), puzzle.path("position").asString()),
              new Solution(texts(puzzle.path("line")), texts(puzzle.path("last"))),
              puzzle.path("loses").asInt(0),
              texts(puzzle.path("themes"))));
    }
    return puzzles;
  }

  private static Options options(Game game, JsonNode puzzle) {
    Map<String, String> changes = new LinkedHashMap<>();
    puzzle
        .path("options")
        .properties()
        .forEach(option -> changes.put(option.getKey(), option.getValue().asString()));
    return game.options(game.presets().getFirst().name(), changes);
  }

  private static JsonNode read(Game game) {
    String file = "/web/puzzles/%s.json".formatted(game.id());
    try (InputStream in = PuzzleDataTest.class.getResourceAsStream(file)) {
      return JsonMapper.shared().readTree(Objects.requireNonNull(in, file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.asString()));
    return texts;
  }
}
