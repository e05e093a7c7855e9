package vauban.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;
import vauban.rules.game.Team;

class ThreatTest {

  private static Position start(String game) {
    return Games.find(game).orElseThrow().start();
  }

  @Test
  void isAskedByGivingTheTurnAway() {
    Position threat = Threat.of(start("siege").play("c2e4"));

    assertThat(threat.team()).isEqualTo(Team.FIRST);
    assertThat(threat.text())
        .isEqualTo("fcasgbsacf/iiiiiiiiii/10/2**2**2/2**I1**2/10/II1IIIIIII/FCASBGSACF w - - 0 2");
    assertThat(Threat.of(start("war-chess")).team()).isEqualTo(Team.SECOND);
  }

  @Test
  void isThatOfTheBesiegersWhereTheGarrisonMoves() {
    Position placed = start("siege-of-paris").play("@ROXOQXOX");

    assertThat(placed.turn().code()).isEqualTo("rw");
    assertThat(Threat.of(placed).turn().code()).isEqualTo("w");
    Position white = placed.play(placed.legalMoves().getFirst());
    assertThat(Threat.of(white).turn().code()).isEqualTo("rb");
  }

  @Test
  void isNoneBeforeTheGarrisonIsPlaced() {
    assertThatThrownBy(() -> Threat.of(start("siege-of-paris")))
        .isInstanceOf(Threat.None.class)
        .hasMessage("there is no threat to look for: the Garrison moves next in any case");
  }

  @Test
  void isNoneInCheck() {
    Game siege = Games.find("siege").orElseThrow();
    Position check =
        siege.position(siege.options(), "5Fg3/10/10/2**2**2/2**2**2/10/10/4B1G3 b - - 0 1");

    assertThatThrownBy(() -> Threat.of(check))
        .isInstanceOf(Threat.None.class)
        .hasMessageStartingWith("the turn cannot be passed here: South is to move, but North's");
  }

  @Test
  void isNoneAfterTheEnd() {
    Game siege = Games.find("siege").orElseThrow();
    Position over =
        siege
            .position(siege.options(), "g9/4B5/10/2**2**2/2**2**2/10/10/G9 w - - 0 1")
            .play("e7e8");

    assertThatThrownBy(() -> Threat.of(over))
        .hasMessage("the game is over, so nothing is threatened");
  }
}
