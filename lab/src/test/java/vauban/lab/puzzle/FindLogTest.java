package vauban.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

class FindLogTest {

  private static final Game SIEGE = Games.SIEGE;
  private static final String RUN = "siege, seed 1";

  @TempDir Path directory;

  @Test
  void goesOnWhereItWasBrokenOff() throws Exception {
    FindLog log = open(RUN);
    log.add(List.of(find("1-0-9")));
    log.add(List.of());
    Files.writeString(file(), "1-2-5\thalf a li", StandardOpenOption.APPEND);

    FindLog again = open(RUN);

    assertThat(again.played()).isEqualTo(2);
    assertThat(again.finds().toString()).isEqualTo(log.finds().toString());
    again.add(List.of(find("1-2-7")));
    assertThat(open(RUN).finds()).extracting(Find::id).containsExactly("1-0-9", "1-2-7");
  }

  @Test
  void refusesWhatAnotherRunFound() throws Exception {
    open(RUN).add(List.of());

    assertThatThrownBy(() -> open("siege, seed 2"))
        .isInstanceOf(FindLog.OtherRun.class)
        .hasMessageContaining("begun by another run (siege, seed 1)");
  }

  private Path file() {
    return directory.resolve("siege.json.found");
  }

  private FindLog open(String run) throws IOException, FindLog.OtherRun {
    return FindLog.open(file(), run, SIEGE, SIEGE.options());
  }

  private static Find find(String id) {
    Position position =
        SIEGE.position(SIEGE.options(), "g9/8F1/i6F2/2**2**2/2**2**2/10/10/9G w - - 0 1");
    return Find.of(id, position, new Solution(List.of("h6h8"), List.of("h6h8")), 0);
  }
}
