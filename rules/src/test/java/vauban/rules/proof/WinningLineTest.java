package vauban.rules.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Move;
import vauban.rules.game.Position;

class WinningLineTest {

  private static final long MOST = 1_000_000;

  @Test
  void goesToTheCitadelWhateverIsAnswered() {
    Position position =
        Games.WAR_CHESS.position(
            Games.WAR_CHESS.options(),
            "1W4/9/8/7/8/7/8/4*2/4*3/7/3*C3/2*4/8/7/8/7/2cki3/9/6 w 0 1");

    assertThat(WinningLine.of(position, 5, MOST))
        .extracting(Move::text)
        .hasSize(3)
        .startsWith("j9j3")
        .endsWith("j3h3");
  }

  @Test
  void endsWithTheMoveThatWins() {
    Position position = siege("g9/8F1/i6F2/2**2**2/2**2**2/10/10/9G w - - 0 1");

    assertThat(WinningLine.of(position, 3, MOST)).extracting(Move::text).containsExactly("h6h8");
  }

  @Test
  void thereIsNoneWithoutAWinSoSoon() {
    assertThat(WinningLine.of(Games.SIEGE.start(), 3, MOST)).isEmpty();
  }

  @Test
  void saysWhereTheMovesDoNotSuffice() {
    assertThatThrownBy(() -> WinningLine.of(Games.SIEGE.start(), 5, 100))
        .isInstanceOf(Forced.TooLong.class);
  }

  private static Position siege(String text) {
    return Games.SIEGE.position(Games.SIEGE.options(), text);
  }
}
