package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

class ExplainIT {

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  @Test
  void callsALegalMoveLegalAndNothingMore() throws Exception {
    assertThat(explain("c2e4").toString()).isEqualTo("{\"legal\":true}");
    assertThat(explain("Ice4").toString()).isEqualTo("{\"legal\":true}");
  }

  @Test
  void citesTheRuleThatForbidsAMove() throws Exception {
    JsonNode verdict = explain("c2c4");

    assertThat(verdict.get("legal").booleanValue()).isFalse();
    assertThat(verdict.get("reason").stringValue()).contains("c4");
    assertThat(verdict.get("rule").propertyNames())
        .containsExactly("id", "title", "text", "provenance");
    assertThat(verdict.get("rule").get("provenance").stringValue()).startsWith("[");
  }

  @Test
  void citesNoRuleForWhatIsNoMove() throws Exception {
    JsonNode verdict = explain("castles");

    assertThat(verdict.get("legal").booleanValue()).isFalse();
    assertThat(verdict.get("reason").stringValue()).contains("castles");
    assertThat(verdict.get("rule").isNull()).isTrue();
  }

  private static JsonNode explain(String move) throws Exception {
    return SERVER.ask("/api/explain", "{\"game\":\"siege\",\"move\":\"%s\"}".formatted(move));
  }
}
