package vauban.rules.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Move;
import vauban.rules.game.Verdict;

final class RecordReaderTest {

  private static final String SIEGE = "[Game \"siege\"]\n\n";
  private static final GameRecord TWO_PLIES =
      GameRecord.of(Games.SIEGE.start()).play("c2e4").play("h7f5");

  @Test
  void readsWhatAPersonTypes() {
    for (String moves :
        List.of(
            "1. Ice4 Ihf5 *",
            "c2e4 h7f5",
            "1.c2e4 h7f5",
            "1.Ice4 1...Ihf5",
            "1. Ice4 1. ... Ihf5",
            "1 Ice4 Ihf5",
            "  Ice4\t\n\n\n\u00a0Ihf5   *  ",
            "7. Ice4+ 12w. Ihf5",
            "1. Ice4 ... Ihf5",
            "% a program's own line\nIce4\n%and another\nIhf5")) {
      assertThat(RecordReader.parse(SIEGE + moves)).as(moves).isEqualTo(TWO_PLIES);
      String windows = "\uFEFF" + (SIEGE + moves).replace("\n", "\r\n");
      assertThat(RecordReader.parse(windows)).as(moves).isEqualTo(TWO_PLIES);
    }
  }

  @Test
  void readsTagsInAnyOrderAndLayout() {
    GameRecord game =
        RecordReader.parse(
            """
            [ Date "2026.11.30" ][Result "1/2-1/2"]
            [Termination "agreement"] [Points "9-9"] [Seats "somebody"]
              [Options "array=two-ranks, colonel=1"]
            [Rules "original"]
            [WhiteLeft "a \\"b\\" \\\\ c\\d"]
            [Game   "siege-of-paris"]
            @ROXOQXOX ½-½
            """);

    assertThat(game.game()).isEqualTo(Games.SIEGE_OF_PARIS);
    assertThat(game.options().preset()).isEqualTo("original");
    assertThat(game.options().values())
        .containsEntry("array", "two-ranks")
        .containsEntry("colonel", "1");
    assertThat(game.tags())
        .containsEntry("Date", "2026.11.30")
        .containsEntry("WhiteLeft", "a \"b\" \\ c\\d")
        .hasSize(2);
    assertThat(game.result()).isEqualTo(new Result(Result.Kind.DRAWN, "agreement"));
    assertThat(game.points()).hasToString("Optional[½-½]");
    assertThat(game.moves()).extracting(Move::text).containsExactly("@ROXOQXOX");
  }

  @Test
  void readsWarChessByThePlatesNumbers() {
    String squares = RecordReader.parse("[Game \"war-chess\"]\nc14b13").moves().toString();

    assertThat(squares).isEqualTo("[c14b13]");
    assertThat(RecordReader.parse("[Game \"war-chess\"]\n1. 85-88 *").moves()).hasSize(1);
  }

  @Test
  void readsCommentsJudgementsAndNestedVariations() {
    GameRecord game =
        RecordReader.parse(
            SIEGE
                + """
                {Before} {the first} ; move
                1. Ice4 !? $14 {one} {two
                  more

                words}
                (1. Ige4 {a } (1. Iab3? Ihf5 (1... Ihg6!)) 1... Ihf5)
                (; said first
                 1. Cc3) {after the variations}
                1... Ihf5?? 1-0 {North resigned}
                """);

    assertThat(game.line().comment()).isEqualTo("Before the first move");
    Ply first = game.line().plies().getFirst();
    assertThat(first.nags()).containsExactly(Nag.INTERESTING, new Nag(14));
    assertThat(first.comment()).isEqualTo("one two more\nwords after the variations");
    assertThat(first.variations()).extracting(Line::moves).hasToString("[[g2e4, h7f5], [b1c3]]");
    Ply nested = first.variations().getFirst().plies().getFirst();
    assertThat(nested.comment()).isEqualTo("a");
    assertThat(nested.variations()).hasSize(1);
    assertThat(nested.variations().getFirst().plies().getLast().variations()).hasSize(1);
    assertThat(first.variations().getLast().comment()).isEqualTo("said first");
    Ply last = game.line().plies().getLast();
    assertThat(last.nags()).containsExactly(Nag.BLUNDER);
    assertThat(last.comment()).isEqualTo("North resigned");
    assertThat(game.result()).isEqualTo(new Result(Result.Kind.FIRST_WON, ""));
    assertThat(RecordReader.parse(RecordWriter.text(game))).isEqualTo(game);
  }

  @Test
  void aCommandIsToldFromAnExclamation() {
    GameRecord game =
        RecordReader.parse(
            """
            [Game "siege-of-paris"]
            [Position "2G9/9O2/4O7/6m4M/5m1l4/1R2Q1/5X3/2X1l1/2M1Mm1X/1L1M2/O8/5M1M1M2/2M1M1M1LK2/7M4/1m5K4/2m1g7 w - 26 123"]
            123w... Ki2!k9! (Ki2!)
            """);

    Ply commanding = game.line().plies().getFirst();
    Ply plain = commanding.variations().getFirst().plies().getFirst();
    assertThat(commanding.move().command()).hasToString("k9");
    assertThat(commanding.nags()).containsExactly(Nag.GOOD);
    assertThat(plain.move().command()).isNull();
    assertThat(plain.nags()).containsExactly(Nag.GOOD);
  }

  @Test
  void aFaultyGameIsReportedAndReadingGoesOn() throws IOException {
    List<RecordEntry> entries =
        entries(
            """
            [Game "siege"]
            1. Ice4 e4e5 2. Cc3

            [Game "siege"]
            [Event "never closed"]
            1. Ice4 {Here the writer stopped

            [Game "siege"]
            1. Ice4 Ihf5 *
            """);

    assertThat(entries).hasSize(3);
    RecordEntry.Faulty illegal = (RecordEntry.Faulty) entries.getFirst();
    assertThat(illegal.line()).isEqualTo(1);
    assertThat(illegal.fault().toString())
        .isEqualTo(
            "line 2, column 9: 1... e4e5: The South Infantryman on e4 is not North's to move (S"
                + " turn [text, general rules 2]).");
    assertThat(illegal.fault().verdict())
        .isInstanceOfSatisfying(
            Verdict.Illegal.class, verdict -> assertThat(verdict.rule().id()).isEqualTo("S turn"));
    assertThat(((RecordEntry.Faulty) entries.get(1)).fault().toString())
        .isEqualTo("line 6, column 9: The comment that begins here is never closed with }.");
    assertThat(entries.getLast()).isEqualTo(new RecordEntry.Sound(TWO_PLIES, 8));
  }

  @Test
  void aFileWithoutGamesHasNone() throws IOException {
    assertThat(entries("")).isEmpty();
    assertThat(entries("\uFEFF\n \n% nothing\n; nothing either\n")).isEmpty();
  }

  @Test
  void saysWhatIsWrongAndWhere() {
    fault(
        "1. Ice4", "line 1, column 1: Before the moves the tag pair [Game \"...\"] must say which");
    fault(
        "[Game \"seige\"]\n*", "line 1, column 1: There is no game 'seige'; the games are siege,");
    fault(
        "[Game \"siege\"] [Rules \"bell\"]",
        "line 1, column 16: Siege has no rule set 'bell'; it has point, mirror.");
    fault("[Game \"siege\"] [Options \"array\"]", "column 16: Options are of the form KEY=VALUE");
    fault("[Game \"siege\"] [Options \"array=x\"]", "column 16: Option array cannot be 'x'; it is");
    fault("[Game \"siege\"]\n[Game \"siege\"]", "line 2, column 1: The tag Game is given twice");
    fault("[Game \"siege\"]\n[Position \"x\"]", "line 2, column 1: The position is wrong at");
    fault("[Game \"siege\"]\n[Result \"won\"]", "line 2, column 1: The result cannot be 'won'; it");
    fault("[Game siege]", "line 1, column 1: A tag pair is of the form [Name \"value\"].");
    fault("[Game \"siege]", "line 1, column 1: The value of the tag pair is not closed with \"");
    fault(
        "[Game \"siege\"", "line 1, column 1: The tag pair that begins here is not closed with ]");
    fault(SIEGE + "hello", "line 3, column 1: 1. 'hello' is no move.");
    fault(SIEGE + "Ice4 }", "line 3, column 6: A } stands here without a { before it.");
    fault(SIEGE + "Ice4 )", "line 3, column 6: A ) stands here without a ( before it.");
    fault(
        SIEGE + "( Ice4 )", "line 3, column 1: A variation must follow the move that it replaces");
    fault(SIEGE + "Ice4 ({x})", "line 3, column 6: The variation that begins here has no moves.");
    fault(SIEGE + "Ice4 (Cc3", "line 3, column 6: The variation that begins here is never closed");
    fault(SIEGE + "Ice4 (Cc3 1-0)", "line 3, column 11: A result ends the game, not a variation.");
    fault(SIEGE + "$1 Ice4", "line 3, column 1: A judgement must follow the move that it judges.");
    fault(SIEGE + "Ice4 $256", "line 3, column 6: After $ stands a number from 0 to 255");
    fault(SIEGE + "Ice4!!!", "line 3, column 1: The signs !!! are none of ! ? !! ?? !? ?!.");
    fault(SIEGE + "Ice4 1-0 Ihf5", "line 3, column 10: 'Ihf5' stands after the result 1-0, which");
    fault(SIEGE + "Ice4 [Event \"x\"]", "line 3, column 6: A tag pair stands among the moves;");
    fault(
        "[Game \"siege\"][Result \"0-1\"]\nIce4 1-0",
        "line 2, column 6: The moves end with 1-0, but the tag pair says [Result \"0-1\"].");
    fault(SIEGE + "*\n\n[Game \"siege\"]\n*", "line 5, column 1: A second game begins here.");
    fault("", "line 1, column 1: Before the moves the tag pair [Game");
    fault(
        SIEGE + "c2e4 " + "(c2e4 ".repeat(101) + ")".repeat(101),
        "Variations can be nested 100 deep, no deeper.");
  }

  @Test
  void theBoardDecidesTheResult() {
    String game =
        """
        [Game "siege"]
        [Position "8g1/4B5/10/2**2**2/2**2**2/10/10/4G5 w - - 0 1"]
        1. Be8
        """;

    assertThat(RecordReader.parse(game + "*").result())
        .isEqualTo(new Result(Result.Kind.FIRST_WON, "headquarters"));
    fault(
        game + "1/2-1/2",
        "line 4, column 1: The result is said to be 1/2-1/2, but the last move ends the game by"
            + " capturing the headquarters, which is 1-0.");
    fault(game + "Gh8", "line 4, column 1: 1... Gh8: The game is over: won by South by capturing");
  }

  @Test
  void bytesThatAreNotUtf8AreAFaultOfTheirGameAlone() throws IOException {
    String sound = "[Game \"siege\"]\n[South \"Andr\u00e9 \ufffd\"]\n\nc2e4 *\n\n";
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.write(("\ufeff" + sound).getBytes(StandardCharsets.UTF_8));
    file.write(sound.replace("\ufffd", "").getBytes(StandardCharsets.ISO_8859_1));
    file.write(sound.getBytes(StandardCharsets.UTF_8));

    try (RecordReader reader = RecordReader.of(new ByteArrayInputStream(file.toByteArray()))) {
      assertThat(reader.next().orElseThrow())
          .isInstanceOfSatisfying(
              RecordEntry.Sound.class,
              entry -> assertThat(entry.game().tags()).containsEntry("South", "Andr\u00e9 \ufffd"));
      assertThat(reader.next().orElseThrow())
          .isEqualTo(
              new RecordEntry.Faulty(
                  6,
                  new RecordFault(
                      7,
                      13,
                      "This is not UTF-8; a file of records must be saved in that encoding.",
                      null)));
      assertThat(reader.next().orElseThrow()).isInstanceOf(RecordEntry.Sound.class);
      assertThat(reader.next()).isEmpty();
    }
  }

  private static void fault(String text, String message) {
    assertThatThrownBy(() -> RecordReader.parse(text))
        .as(text)
        .isInstanceOf(InvalidRecord.class)
        .hasMessageContaining(message);
  }

  private static List<RecordEntry> entries(String text) throws IOException {
    List<RecordEntry> entries = new ArrayList<>();
    try (RecordReader reader = new RecordReader(new StringReader(text))) {
      for (Optional<RecordEntry> next = reader.next(); next.isPresent(); next = reader.next()) {
        entries.add(next.get());
      }
    }
    return entries;
  }
}
