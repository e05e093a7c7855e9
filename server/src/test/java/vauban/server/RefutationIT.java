package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

class RefutationIT {

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  /** South wins by h6h8. */
  private static final String MATE = "g9/8F1/i6F2/2**2**2/2**2**2/10/10/9G w - - 0 1";

  private static final String MATE_IN_TWO =
      "4gb1C2/3F1iF3/1i1i1i2i1/2**1i**2/f1**1I**2/s5II2/I2BI5/6GA2 w - - 0 28";

  private static final String BANNER_AT_THE_GATE =
      "4g5/5B2a1/10/2**1i**i1/2**1I**2/8S1/f9/5G4 b - - 4 49";

  @Test
  void showsTheAnswerThatHolds() throws Exception {
    JsonNode refutation = refutation(MATE_IN_TWO, "g1f1", 2);

    assertThat(refutation.get("kind").stringValue()).isEqualTo("holds");
    assertThat(refutation.get("proven").booleanValue()).isTrue();
    assertThat(refutation.get("moves")).hasSize(3);
    assertThat(refutation.get("short")).hasSize(3);
  }

  @Test
  void showsAWinThatComesTooLateToItsEnd() throws Exception {
    // Every answer is mated by the same move; which is shown is the engine's to choose.
    assertThat(refutation(MATE, "h6h7", 0).toString())
        .matches(
            "\\{\"kind\":\"later\",\"proven\":true,\"moves\":\\[\"(a8b8|a6b5)\",\"h7h8\"],"
                + "\"short\":\\[\"(Gb8|Ib5)\",\"Fh8#\"]}");
  }

  @Test
  void showsHowTheOtherSideWins() throws Exception {
    JsonNode refutation = refutation(BANNER_AT_THE_GATE, "e8d8", 0);

    assertThat(refutation.get("kind").stringValue()).isEqualTo("loses");
    assertThat(refutation.get("moves").get(0).stringValue()).isEqualTo("f7e8");
  }

  @Test
  void hasTheSameAnswerTwice() throws Exception {
    assertThat(refutation(MATE_IN_TWO, "g1f1", 2)).isEqualTo(refutation(MATE_IN_TWO, "g1f1", 2));
  }

  @Test
  void refusesAGameThatIsOver() throws Exception {
    var response = SERVER.post("/api/refutation", request(MATE, "h6h8", 0));

    assertThat(response.statusCode()).isEqualTo(409);
    assertThat(response.body()).contains("the game is over");
  }

  private static JsonNode refutation(String position, String move, int plies) throws Exception {
    return SERVER.ask("/api/refutation", request(position, move, plies));
  }

  private static String request(String position, String move, int plies) {
    return "{\"game\":\"siege\",\"position\":\"%s\",\"moves\":[\"%s\"],\"plies\":%d}"
        .formatted(position, move, plies);
  }
}
