package vauban.rules.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.IllegalMove;
import vauban.rules.game.Move;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

final class RecordWriterTest {

  private static final Game SIEGE = Games.SIEGE;
  private static final Game PARIS = Games.SIEGE_OF_PARIS;
  private static final String BANNER_BEFORE_HEADQUARTERS =
      "8g1/4B5/10/2**2**2/2**2**2/10/10/4G5 w - - 0 1";

  @TempDir private Path folder = Path.of("");

  @Test
  void aGameIsItsTagsAndItsMovesInShortNotation() {
    GameRecord game =
        GameRecord.of(SIEGE.start())
            .withTag("Event", "Club match")
            .withTag("Date", "2026.11.30")
            .withPlayer(SIEGE.seats(SIEGE.options()).getFirst(), "Ann \"the Banner\" Lee")
            .play("c2e4")
            .play("Ihf5")
            .play("b1c3");

    assertThat(RecordWriter.text(game))
        .isEqualTo(
            """
            [Game "siege"]
            [Rules "point"]
            [Seats "south north"]
            [Event "Club match"]
            [Date "2026.11.30"]
            [South "Ann \\"the Banner\\" Lee"]
            [Result "*"]

            1. Ice4 Ihf5 2. Cc3 *
            """);
  }

  @Test
  void aResultOnTheBoardIsKnownWithItsReasonAndPoints() {
    GameRecord game =
        GameRecord.of(SIEGE.position(SIEGE.options(), BANNER_BEFORE_HEADQUARTERS)).play("e7e8");

    assertThat(game.result()).isEqualTo(new Result(Result.Kind.FIRST_WON, "headquarters"));
    assertThat(RecordWriter.text(game))
        .contains("[Position \"" + BANNER_BEFORE_HEADQUARTERS + "\"]\n")
        .endsWith(
            """
            [Result "1-0"]
            [Termination "headquarters"]
            [Points "2-0"]

            1. Be8 1-0
            """);
  }

  @Test
  void aResultOffTheBoardIsSet() {
    GameRecord game =
        GameRecord.of(SIEGE.start())
            .play("c2e4")
            .withResult(new Result(Result.Kind.SECOND_WON, "time"));

    assertThat(game.points()).hasToString("Optional[0-3]");
    assertThat(game.result().winner()).contains(Team.SECOND);
    assertThat(RecordWriter.text(game)).contains("[Points \"0-3\"]").endsWith("1. Ice4 0-1\n");
  }

  @Test
  void onlyOptionsThatDifferFromTheRuleSetAreWritten() {
    Position start =
        PARIS.start(PARIS.options("bell", Map.of("array", "two-ranks", "players", "5")));

    assertThat(RecordWriter.text(GameRecord.of(start)))
        .isEqualTo(
            """
            [Game "siege-of-paris"]
            [Rules "bell"]
            [Options "array=two-ranks players=5"]
            [Seats "garrison white-right black-right white-left black-left"]
            [Result "*"]

            *
            """);
  }

  @Test
  void aRoundOfParisIsNumberedInParts() {
    GameRecord game = GameRecord.of(PARIS.start());
    for (String move : List.of("@ROXOQXOX", "f6f5", "Ma4", "f10f12", "b16a16", "Qf6")) {
      game = game.play(move);
    }

    assertThat(RecordWriter.text(game))
        .endsWith("\n1. @ROXOQXOX 1w. Qf5 Ma4 1b. Rf12 Ga16 2w. Qf6 *\n");
  }

  @Test
  void whereTheDefenderBeginsTheFirstNumberHasThreeDots() {
    Game game = Games.WAR_CHESS;
    Position start = game.start(game.options("standard", Map.of("first", "defender")));
    Move first = start.legalMoves().getFirst();

    assertThat(RecordWriter.text(GameRecord.of(start, List.of(first))))
        .contains("[Options \"first=defender\"]")
        .endsWith("\n1... " + start.shortText(first) + " *\n");
  }

  @Test
  void judgementsCommentsAndVariationsStandAfterTheirMove() {
    Position start = SIEGE.start();
    Position second = start.play("c2e4");
    Line other =
        Line.of(List.of(second.move("h7g6")))
            .withComment("Or")
            .with(Ply.of(second.play("h7g6").move("b1c3")).withComment("and so on"));
    Line line =
        Line.EMPTY
            .withComment("A short game.")
            .with(
                Ply.of(start.move("c2e4"))
                    .withNag(Nag.GOOD)
                    .withNag(new Nag(14))
                    .withComment("takes the middle"))
            .with(
                Ply.of(second.move("h7f5"))
                    .withNag(new Nag(10))
                    .withNag(Nag.DUBIOUS)
                    .withVariation(other))
            .with(Ply.of(second.play("h7f5").move("b1c3")));

    assertThat(RecordWriter.text(GameRecord.of(start).withLine(line)))
        .endsWith(
            """
            \n{A short game.} 1. Ice4! $14 {takes the middle} 1... Ihf5 $10 $6 ({Or} 1... Ihg6
            2. Cc3 {and so on}) 2. Cc3 *
            """);
  }

  @Test
  void aCommentMayHaveBracesBracketsAndParagraphs() {
    String comment = "Curly } and } {\n[Game \"siege\"] begins a paragraph\n" + "long ".repeat(40);
    GameRecord game = GameRecord.of(SIEGE.start());
    game = game.withLine(Line.EMPTY.withComment(comment));

    assertThat(RecordReader.parse(RecordWriter.text(game))).isEqualTo(game);
    assertThat(game.line().comment()).isEqualTo(comment.strip());
    assertThat(RecordWriter.text(game).lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void recordsAreAddedToAFile() throws IOException {
    Path file = folder.resolve("games.vgn");
    GameRecord first = GameRecord.of(SIEGE.start()).play("c2e4");
    GameRecord second = GameRecord.of(PARIS.start()).play("@ROXOQXOX");

    for (GameRecord game : List.of(first, second)) {
      try (RecordWriter writer = RecordWriter.open(file, StandardOpenOption.APPEND)) {
        writer.write(game);
      }
    }

    try (RecordReader reader = RecordReader.open(file)) {
      assertThat(reader.next()).contains(new RecordEntry.Sound(first, 1));
      assertThat(reader.next()).contains(new RecordEntry.Sound(second, 8));
      assertThat(reader.next()).isEmpty();
    }
    assertThat(Files.readString(file)).endsWith("*\n\n");
  }

  @Test
  void whatCannotBeWrittenCannotBeInARecord() {
    GameRecord game = GameRecord.of(SIEGE.start());

    assertThatThrownBy(() -> game.withTag("Result", "1-0"))
        .hasMessage("tag Result follows from the rest of the record and is not set");
    assertThatThrownBy(() -> game.withTag("White Left", "Ann"))
        .hasMessage("'White Left' cannot be the name of a tag; letters, digits and _ can");
    assertThatThrownBy(() -> game.withTag("Event", "two\nlines"))
        .hasMessageStartingWith("the value of a tag is one line");
    assertThatThrownBy(() -> new Nag(256)).hasMessageContaining("0 to 255");
    assertThatThrownBy(() -> Ply.of(SIEGE.start().move("c2e4")).withVariation(Line.EMPTY))
        .hasMessage("a variation without moves in place of c2e4");
    assertThatThrownBy(() -> game.play("c2c4")).isInstanceOf(IllegalMove.class);
  }
}
