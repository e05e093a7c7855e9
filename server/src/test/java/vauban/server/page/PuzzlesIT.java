package vauban.server.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

/** Solving puzzles as a person does. */
class PuzzlesIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private record Puzzle(Game game, String id, Position position, List<String> line) {

    /** Returns whether two clicks make each move of the solver. */
    boolean isPlain() {
      for (int ply = 0; ply < line.size(); ply += 2) {
        Position before = after(ply);
        Move move = before.move(line.get(ply));
        long same =
            before.legalMoves().stream()
                .filter(
                    other ->
                        Objects.equals(other.from(), move.from())
                            && Objects.equals(other.to(), move.to()))
                .count();
        if (same > 1) {
          return false;
        }
      }
      return true;
    }

    Position after(int plies) {
      Position reached = position;
      for (String move : line.subList(0, plies)) {
        reached = reached.play(move);
      }
      return reached;
    }

    Move move(int ply) {
      return after(ply).move(line.get(ply));
    }

    /** Returns a legal move that is not the solution and that two clicks make. */
    Move wrong() {
      Move right = move(0);
      return position.legalMoves().stream()
          .filter(move -> move.from() != null && move.to() != null && move.captured() == null)
          .filter(move -> move.promotion() == null && !Objects.equals(move.to(), right.to()))
          .filter(
              move ->
                  position.legalMoves().stream()
                          .filter(
                              other ->
                                  Objects.equals(other.from(), move.from())
                                      && Objects.equals(other.to(), move.to()))
                          .count()
                      == 1)
          .filter(move -> !position.play(move).outcome().over())
          .findFirst()
          .orElseThrow();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void aPuzzleIsSolvedAndTheNextOneComes(String id) {
    Puzzle puzzle = plain(id);
    Page page = open(puzzle, Browsing.desktop());
    assertThat(page.locator(".puzzle-goal")).containsText("to win in ");

    for (int ply = 0; ply < puzzle.line().size(); ply += 2) {
      await(page, "solve");
      play(page, puzzle.move(ply));
    }

    await(page, "solved");
    assertThat(page.locator(".puzzle-words")).containsText("Solved!");
    assertThat(page.locator(".puzzle-score")).containsText("1 of ");
    assertThat(page.locator(".puzzle-score")).containsText("Streak: 1");
    assertThat(button(page, "Next puzzle")).isFocused();
    page.keyboard().press("Enter");
    assertThat(main(page)).not().hasAttribute("data-puzzle", puzzle.id());
    await(page, "solve");
    assertThat(page.url()).contains("puzzle=" + main(page).getAttribute("data-puzzle"));
    page.reload();
    assertThat(page.locator(".puzzle-score")).containsText("1 of ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "siege-of-paris"})
  void aWrongMoveIsAnsweredAndTriedAgain(String id) {
    Puzzle puzzle = plain(id);
    Page page = open(puzzle, Browsing.desktop());
    await(page, "solve");

    play(page, puzzle.wrong());

    await(page, "wrong");
    assertThat(page.locator(".puzzle-words"))
        .containsText(Pattern.compile("answered by|wins too|ends the game|other side wins"));
    assertThat(button(page, "Try again")).isFocused();
    Locator line = page.locator(".refutation-move");
    assertThat(line.nth(1)).hasAttribute("aria-current", "step");
    line.nth(1).focus();
    page.keyboard().press("ArrowLeft");
    assertThat(line.nth(0)).hasAttribute("aria-current", "step");
    assertThat(line.nth(0)).isFocused();
    assertThat(page.locator(".for-ears")).containsText("After " + line.nth(0).textContent());
    await(page, "wrong");
    button(page, "Try again").click();
    await(page, "solve");
    String from = Objects.requireNonNull(puzzle.move(0).from()).name();
    assertThat(page.locator(".puzzles .man[data-on=" + from + "]")).hasCount(1);
    button(page, "Hint").click();
    assertThat(page.locator(".puzzle-words")).containsText(" on " + from);
    button(page, "Hint").click();
    assertThat(page.locator(".puzzle-words")).containsText("goes to");
    assertThat(page.locator(".puzzles .mark.hint")).not().hasCount(0);
    button(page, "Show the solution").click();
    await(page, "shown");
    assertThat(page.locator(".puzzle-words")).containsText("win");
    assertThat(page.locator(".puzzle-score")).containsText("0 of ");
  }

  @Test
  void anotherLanguageFindsThePuzzleAsFarAsItWas() {
    Puzzle puzzle = plain("siege");
    Page page = open(puzzle, Browsing.desktop());
    await(page, "solve");
    button(page, "Hint").click();
    play(page, puzzle.move(0));
    await(page, "solve");

    page.locator("select[name=language]").selectOption("fr");
    assertThat(page.locator("html")).hasAttribute("lang", "fr");

    await(page, "solve");
    assertThat(main(page)).hasAttribute("data-puzzle", puzzle.id());
    assertThat(page.locator(".puzzle-goal")).not().isEmpty();
    String from = Objects.requireNonNull(puzzle.move(2).from()).name();
    assertThat(page.locator(".puzzles .man[data-on=" + from + "]")).hasCount(1);
    for (int ply = 2; ply < puzzle.line().size(); ply += 2) {
      await(page, "solve");
      play(page, puzzle.move(ply));
    }
    await(page, "solved");
    // A hint was taken, so it is no streak.
    assertThat(page.locator(".puzzle-score")).containsText("Série en cours : 0");

    page.locator("select[name=language]").selectOption("en");
    await(page, "solved");
    assertThat(main(page)).hasAttribute("data-puzzle", puzzle.id());
  }

  @Test
  void theOneMoveThatHoldsIsFound() {
    Puzzle puzzle = plain("siege", true);
    Page page = open(puzzle, Browsing.desktop());
    await(page, "solve");
    assertThat(page.locator(".puzzle-goal")).containsText("Find the one that holds.");

    play(page, puzzle.wrong());
    await(page, "wrong");
    assertThat(page.locator(".puzzle-words")).containsText("the other side wins");
    button(page, "Try again").click();
    play(page, puzzle.move(0));

    await(page, "solved");
    assertThat(page.locator(".puzzle-words")).containsText("Every other move loses");
  }

  @Test
  void aMoveThatIsNotLegalIsRefusedWithItsRule() {
    Puzzle puzzle = plain("siege");
    Page page = open(puzzle, Browsing.desktop());
    await(page, "solve");
    Move move = puzzle.move(0);
    List<String> reached =
        puzzle.position().legalMoves().stream()
            .filter(other -> Objects.equals(other.from(), move.from()))
            .map(other -> Objects.requireNonNull(other.to()).name())
            .toList();
    String elsewhere =
        puzzle.game().board().squares().stream()
            .filter(square -> square.terrain().occupiable())
            .filter(square -> puzzle.position().at(square).isEmpty())
            .map(square -> square.name())
            .filter(name -> !reached.contains(name))
            .findFirst()
            .orElseThrow();

    click(page, Objects.requireNonNull(move.from()).name());
    click(page, elsewhere);

    assertThat(page.locator(".puzzle-refusal")).containsText("Not allowed.");
    assertThat(page.locator(".puzzle-refusal")).containsText("S ");
    await(page, "solve");
  }

  @Test
  void puzzlesAreChosenByThemeAndDifficulty() {
    Page page = browsing.openAt("puzzles/siege?degree=easy", Browsing.desktop());
    await(page, "solve");
    assertThat(page.locator(".puzzle-number").first()).containsText("easy");
    page.locator("main select[name=theme]").selectOption("headquarters");
    page.locator("select[name=degree]").selectOption("");
    await(page, "solve");
    page.locator(".puzzle-all summary").click();
    Locator items = page.locator(".puzzle-item");
    long wanted =
        all("siege").stream()
            .filter(puzzle -> puzzle.path("themes").toString().contains("headquarters"))
            .count();
    assertThat(items).hasCount((int) wanted);
    items.last().click();
    await(page, "solve");
    assertThat(page.locator(".puzzle-number").first())
        .containsText("Puzzle %d of %d".formatted(wanted, wanted));
    assertThat(page.locator("a[href^='/analysis?game=siege&position=']")).hasCount(1);
  }

  @Test
  void aPuzzleIsSolvedByKeysAlone() {
    Puzzle puzzle = plain("siege");
    Page page = open(puzzle, Browsing.desktop());
    for (int ply = 0; ply < puzzle.line().size(); ply += 2) {
      await(page, "solve");
      Move move = puzzle.move(ply);
      for (String square :
          List.of(
              Objects.requireNonNull(move.from()).name(),
              Objects.requireNonNull(move.to()).name())) {
        page.locator(".puzzles [data-square=" + square + "]").focus();
        page.keyboard().press("Enter");
      }
    }
    await(page, "solved");
    assertThat(page.locator(".for-ears")).containsText("to win in ");
  }

  @ParameterizedTest
  @CsvSource({"siege, 320", "siege-of-paris, 390"})
  void aPhoneShowsBoardAndTaskWithoutScrollingSideways(String id, int width) {
    Puzzle puzzle = plain(id);
    Page page = open(puzzle, Browsing.phone().setViewportSize(width, 760));
    await(page, "solve");
    assertThat(Faults.sideways(page)).isZero();
    play(page, puzzle.move(0));
    await(page, puzzle.line().size() > 1 ? "solve" : "solved");
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, siege", "DARK, war-chess"})
  void axeFindsNothing(ColorScheme colours, String id) {
    Puzzle puzzle = plain(id);
    Page page = open(puzzle, Browsing.desktop().setColorScheme(colours));
    await(page, "solve");
    page.locator(".puzzle-all summary").click();
    assertClean(page, "a puzzle");
    play(page, puzzle.wrong());
    await(page, "wrong");
    assertClean(page, "a wrong move");
    page.navigate(browsing.address() + "puzzles");
    assertThat(page.locator(".puzzle-game")).hasCount(3);
    assertClean(page, "the choice of a game");
  }

  private static void assertClean(Page page, String state) {
    assertThat(Faults.of(page, state)).isEmpty();
  }

  private static Page open(Puzzle puzzle, Browser.NewContextOptions options) {
    return browsing.openAt(
        "puzzles/%s?puzzle=%s".formatted(puzzle.game().id(), puzzle.id()), options);
  }

  private static Locator main(Page page) {
    return page.locator("main.puzzles");
  }

  private static void await(Page page, String state) {
    assertThat(main(page)).hasAttribute("data-state", state);
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static void play(Page page, Move move) {
    click(page, Objects.requireNonNull(move.from()).name());
    click(page, Objects.requireNonNull(move.to()).name());
  }

  private static void click(Page page, String square) {
    Locator place = page.locator(".puzzles [data-square=" + square + "]");
    place.scrollIntoViewIfNeeded();
    BoundingBox box = place.boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Returns the first puzzle of a game that asks for a win and whose moves two clicks make. */
  private static Puzzle plain(String id) {
    return plain(id, false);
  }

  private static Puzzle plain(String id, boolean defence) {
    Game game = Games.find(id).orElseThrow();
    return all(id).stream()
        .filter(node -> node.has("loses") == defence)
        .map(node -> puzzle(game, node))
        .filter(Puzzle::isPlain)
        .findFirst()
        .orElseThrow();
  }

  private static Puzzle puzzle(Game game, JsonNode node) {
    List<String> line = new ArrayList<>();
    node.path("line").forEach(move -> line.add(move.asString()));
    Map<String, String> options = new LinkedHashMap<>();
    node.path("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asString()));
    return new Puzzle(
        game,
        node.path("id").asString(),
        game.position(
            game.options(game.presets().getFirst().name(), options),
            node.path("position").asString()),
        line);
  }

  private static List<JsonNode> all(String id) {
    String file = "/web/puzzles/%s.json".formatted(id);
    try (InputStream in = PuzzlesIT.class.getResourceAsStream(file)) {
      JsonNode set = JsonMapper.shared().readTree(Objects.requireNonNull(in, file));
      return StreamSupport.stream(set.path("puzzles").spliterator(), false).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
