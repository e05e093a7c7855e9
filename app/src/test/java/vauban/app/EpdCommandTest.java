package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EpdCommandTest {

  private static final String ARRAY =
      "fcasgbsacf/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FCASBGSACF w - - 0 1";

  @TempDir private Path folder = Path.of("");

  @Test
  void passesAFileWhoseCountsAreRight() throws IOException {
    Path file = file("# two positions", "", ARRAY + " ;D1 30 ;D2 900", ARRAY + ";D1 30");

    assertThat(vauban("epd", file.toString()).answers()).isEqualTo("2 positions, 0 mismatches\n");
  }

  @Test
  void namesEachCountThatDiffers() throws IOException {
    Path file = file("# one position", ARRAY + " ;D1 31 ;D2 900 ;D3 26515");

    Conversation answer = vauban("epd", file.toString());

    assertThat(answer.lines())
        .containsExactly(
            "line 2: D1 expected 31, found 30",
            "line 2: D3 expected 26515, found 26514",
            "1 position, 2 mismatches");
    assertThat(answer.code()).isEqualTo(1);
  }

  @Test
  void refusesALineItCannotRead() throws IOException {
    Path file = file(ARRAY + " ;D1 30", "a b c ;D1 30");
    vauban("epd", file.toString())
        .isRefused(
            "Line 2 of "
                + file
                + ": The position is wrong at its fields: en passant (-), halfmove clock and"
                + " fullmove number are missing; it has 3 fields, but needs 6: placement, turn (w"
                + " or b), castling (-), en passant (-), halfmove clock, fullmove number.");

    vauban("epd", file(ARRAY + " ;D1 many").toString())
        .isRefused("Line 1 of " + file + ": ';D1 many' is not a count such as ';D2 900'.");
    vauban("epd", file(ARRAY).toString())
        .isRefused(
            "Line 1 of "
                + file
                + ": It has no counts; after the position write for example ';D1 30'.");
    vauban("epd", file(ARRAY + " ;D99 1").toString())
        .isRefused(
            "Line 1 of "
                + file
                + ": Depth cannot be '99'; it is a whole number of plies from 0 to 20.");
  }

  @Test
  void refusesAFileThatIsNotThere() {
    vauban("epd", "nowhere.epd").isRefused("There is no file nowhere.epd.");
    vauban("epd", folder.toString())
        .isRefused("The file " + folder + " cannot be read: it is a directory.");
  }

  @Test
  void refusesALineWithoutEnd() throws IOException {
    Path file = folder.resolve("zeros.epd");
    Files.write(file, new byte[2_000_000]);
    vauban("epd", file.toString())
        .isRefused("The file %s cannot be read: it has a line of more than 1 MB.".formatted(file));
  }

  @Test
  void readsAFileThatIsLargerThanALineMayBe() throws IOException {
    Path file = folder.resolve("remarks.epd");
    Files.writeString(file, "# remark\n".repeat(300_000) + "nonsense ;D1 1\n");
    assertThat(vauban("epd", file.toString()).err()).startsWith("Line 300001 of " + file);
  }

  @Test
  void refusesAFileWithoutPositions() throws IOException {
    Path file = file("# none yet", "");
    vauban("epd", file.toString()).isRefused("There is no position in the file " + file + ".");
  }

  @Test
  void refusesWhatCannotNameAFile() {
    vauban("epd", "").isRefused("The name of the file is empty.");
    vauban("epd", "a\0b")
        .isRefused(
            "'a^@b' cannot be the name of a file here; names beyond ASCII need a UTF-8 locale, such"
                + " as LC_ALL=C.UTF-8.");
  }

  @Test
  void readsAFileThatAnEditorOfWindowsSaved() throws IOException {
    Path file = file("\uFEFF" + ARRAY + " ;D1 30\r", ARRAY + " ;D1 30\r");

    assertThat(vauban("epd", file.toString()).answers()).isEqualTo("2 positions, 0 mismatches\n");
  }

  private Path file(String... lines) throws IOException {
    return Files.writeString(folder.resolve("counts.epd"), String.join("\n", lines) + "\n");
  }
}
