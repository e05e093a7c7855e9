package vauban.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vauban.engine.level.Level;
import vauban.lab.match.FakeEngine.Fault;
import vauban.rules.Games;
import vauban.rules.record.GameRecord;
import vauban.rules.record.RecordReader;

final class MatchFileTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void aMatchGoesOnFromItsFile() throws Exception {
    MatchPlan plan = plan(3, 6);
    Path whole = folder.resolve("whole.vgn");
    Standing expected = play(plan, whole);
    assertThat(expected.games()).isEqualTo(6);

    // Three games at first, then the rest; the games are those of the whole match.
    Path file = folder.resolve("match.vgn");
    assertThat(play(plan(3, 3), file).games()).isEqualTo(3);
    Standing standing = play(plan, file);

    assertThat(standing).isEqualTo(expected);
    assertThat(moves(file)).containsExactlyInAnyOrderElementsOf(moves(whole));
  }

  @Test
  void theRecordOfAnInterruptedWriteIsPlayedAgain() throws Exception {
    Path file = folder.resolve("match.vgn");
    Standing expected = play(plan(3, 4), file);
    String text = Files.readString(file);
    List<String> games = moves(file);
    int lastGame = text.lastIndexOf("[Game ");

    for (int end : new int[] {lastGame + 3, lastGame + 40, text.length() - 30, text.length() - 1}) {
      Files.writeString(file, text.substring(0, end));

      assertThat(play(plan(3, 4), file)).as("cut at %d", end).isEqualTo(expected);
      assertThat(moves(file)).containsExactlyInAnyOrderElementsOf(games);
    }
  }

  @Test
  void aMatchWithoutAGameLeavesNoFile() throws Exception {
    Path file = folder.resolve("match.vgn");
    MatchFile.open(plan(3, 1), file).close();
    assertThat(file).doesNotExist();

    Files.createFile(file);
    MatchFile.open(plan(3, 1), file).close();
    assertThat(file).isEmptyFile();
  }

  @Test
  void theOtherGameOfAPairHasTheOpeningThatIsRecorded() throws Exception {
    Path file = folder.resolve("match.vgn");
    play(plan(3, 1), file);

    try (MatchFile open = MatchFile.open(plan(3, 2), file)) {
      assertThat(open.results()).extracting(GameResult::pairing).containsExactly(new Pairing(0));
      assertThat(open.openings())
          .extracting(Opening::moves)
          .containsExactly(plan(3, 2).openings().opening(0).moves());
    }
  }

  @Test
  void aFaultIsNamedInTheRecord() throws Exception {
    MatchPlan plan =
        new MatchPlan(
            plan(3, 1).first(),
            FakeEngine.entrant("faulty", "siege", Fault.CRASH, 1, Duration.ofSeconds(20)),
            plan(3, 1).openings(),
            new TimeControl.Nodes(50),
            Duration.ZERO,
            Adjudication.NONE,
            1,
            1);
    Path file = folder.resolve("match.vgn");
    Standing standing = play(plan, file);

    GameRecord record = RecordReader.parse(Files.readString(file));
    assertThat(record.tags())
        .containsEntry("South", "one")
        .containsEntry("North", "faulty")
        .containsEntry("Ended", "crash")
        .containsEntry("SecondVersion", "Fake 1")
        .containsEntry("Words", "it ended with exit code 3; the last it said: assertion failed");
    assertThat(record.result().termination()).isEqualTo("forfeit");
    assertThat(play(plan, file)).isEqualTo(standing);
  }

  @Test
  void theFileOfAnotherMatchIsRefused() throws Exception {
    Path file = folder.resolve("match.vgn");
    play(plan(3, 1), file);

    assertThatExceptionOfType(MatchFile.OtherMatch.class)
        .isThrownBy(() -> MatchFile.open(plan(4, 1), file))
        .withMessage(
            "The file "
                + file
                + " does not belong to this match: line 1: its Seed is '3', not '4'.");
    Files.writeString(file, "[Game \"siege\"]\n\n1. c2e4 *\n\n");
    assertThatExceptionOfType(MatchFile.OtherMatch.class)
        .isThrownBy(() -> MatchFile.open(plan(3, 1), file))
        .withMessage(
            "The file "
                + file
                + " does not belong to this match: line 1: it is no game of a match.");
  }

  @Test
  void nothingIsDroppedThatIsNoGameOfTheMatch() throws Exception {
    Path file = folder.resolve("match.vgn");
    play(plan(3, 1), file);
    String game = Files.readString(file);
    byte[] noise = new byte[5_000];
    new Random(7).nextBytes(noise);

    for (byte[] other :
        List.of(
            bytes("Dear diary,\n\ntoday I played a game"),
            noise,
            bytes("[Game \"siege\"]\n\n1. Ice4 Ihf5 *\n"),
            bytes("[Game \"siege\"]\n[South \"Ann\"]\n\n1. Ice4 Ihf5 *"),
            bytes("notes"),
            bytes(game + "notes of mine"),
            bytes(game + game + "notes of mine"),
            bytes(game + "[Game \"war-chess\"]\n\n85-88"),
            bytes(game.replace("Seed \"3\"", "Seed \"4\"").strip()),
            bytes("My notes\n\n" + game.strip()))) {
      Files.write(file, other);

      assertThatExceptionOfType(MatchFile.OtherMatch.class)
          .as(new String(other, StandardCharsets.UTF_8))
          .isThrownBy(() -> MatchFile.open(plan(3, 2), file));
      assertThat(file).hasBinaryContent(other);
    }
  }

  @Test
  void whatIsDroppedIsSaid() throws Exception {
    Path file = folder.resolve("match.vgn");
    play(plan(3, 1), file);
    String game = Files.readString(file);
    Files.writeString(file, game + game.substring(0, 100));

    try (MatchFile open = MatchFile.open(plan(3, 2), file)) {
      assertThat(open.dropped())
          .contains(
              "The last game in %s, from line %d on (100 bytes), was cut short; it is dropped and played again."
                  .formatted(file, game.lines().count() + 1));
    }
    assertThat(file).hasContent(game);
    try (MatchFile open = MatchFile.open(plan(3, 2), file)) {
      assertThat(open.dropped()).isEmpty();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static MatchPlan plan(long seed, int games) {
    return new MatchPlan(
        new SearcherEntrant("one", "vauban", 1, Level.FULL),
        new SearcherEntrant("two", "vauban", 1, Level.FULL),
        new Openings(Games.SIEGE.start(), seed, 4, 300),
        new TimeControl.Nodes(50),
        Duration.ZERO,
        Adjudication.NONE,
        games,
        2);
  }

  private static Standing play(MatchPlan plan, Path path) throws Exception {
    try (MatchFile file = MatchFile.open(plan, path)) {
      Match match = new Match(plan, (game, standing) -> file.add(game));
      match.resume(file.results(), file.openings());
      return match.play(standing -> false);
    }
  }

  private static List<String> moves(Path file) throws Exception {
    List<String> games = new ArrayList<>();
    for (String text : Files.readString(file).split("(?=\\[Game )", -1)) {
      if (!text.isBlank()) {
        GameRecord game = RecordReader.parse(text);
        games.add(game.tags().get("Round") + " " + game.moves() + " " + game.result());
      }
    }
    return games;
  }
}
