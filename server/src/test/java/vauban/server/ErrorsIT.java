package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong requests are answered with one sentence, and none is reported as a failure of ours. */
class ErrorsIT {

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  @AfterAll
  static void nothingWasOurFault() {
    assertThat(SERVER.log()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {}                               | the field 'game' is missing
          {'game':null}                    | the field 'game' is missing
          {'game':'chess'}                 | unknown game 'chess'; the games are siege, war-chess, siege-of-paris
          {'game':1}                       | 'game' must be a string, not the number 1
          {'game':['siege']}               | 'game' must be a string, not a list
          {'game':'siege','preset':true}   | 'preset' must be a string, not true or false
          {'game':'siege','preset':'x'}    | 'x'
          {'game':'siege','options':[]}    | 'options' must be an object of strings, not a list
          {'game':'siege','options':{'array':2}}    | 'array' of 'options' must be a string, not the number 2
          {'game':'siege','options':{'array':'x'}}  | 'x'
          {'game':'siege','options':{'arrow':'x'}}  | 'arrow'
          {'game':'siege','moves':'c2e4'}  | 'moves' must be a list of strings, not a string
          {'game':'siege','moves':['c2e4',7]}       | item 2 of 'moves' must be a string, not the number 7
          {'game':'siege','moves':['c2e4','a7a5']}  | move 2, a7a5:
          {'game':'siege','moves':['c2e4','?']}     | move 2, ?:
          {'game':'siege','position':''}            | the position cannot be: its fields: there are none, but it needs
          {'game':'siege','position':'8/8 w - - 0 1'} | the position cannot be: placement (column 1): it has 2 ranks, but the board has 8
          {'game':'siege','move':'c2e4'}   | unknown field 'move'; the fields are game, preset, options, position, moves
          {'game':'siege','game':'siege'}  | the body is not JSON at line 1, column
          {'game':'siege'                  | the body is not JSON at line 1, column
          {'game':'siege'} {}              | the body is not JSON at line 1, column
          {"game":"siege",}                | the body is not JSON at line 1, column
          []                               | the body must be a JSON object, not a list
          null                             | the body must be a JSON object, not null
          ``                               | the body must be a JSON object, not nothing
          """)
  void saysWhatIsWrongWithAGame(String json, String sentence) throws Exception {
    HttpResponse<String> response = SERVER.post("/api/position", json.replace('\'', '"'));

    assertThat(RunningServer.error(response)).contains(sentence).doesNotContain("REDACTED");
    assertThat(response.statusCode()).isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ,               | the field 'millis' is missing
          ,"millis":"9"   | 'millis' must be a whole number from 10 to 60000, not a string
          ,"millis":10,"level":0   | 'level' must be a whole number from 1 to 10, not 0
          ,"millis":10,"level":"x" | 'level' must be a whole number from 1 to 10, not a string
          ,"millis":10,"level":11  | 'level' must be a whole number from 1 to 10, not 11
          ,"millis":10,"seed":-1   | 'seed' must be a whole number from 0 to 2147483647, not -1
          ,"millis":9     | 'millis' must be a whole number from 10 to 60000, not 9
          ,"millis":60001 | 'millis' must be a whole number from 10 to 60000, not 60001
          ,"millis":99.5  | 'millis' must be a whole number from 10 to 60000, not the number 99.5
          ,"millis":1e2   | 'millis' must be a whole number from 10 to 60000, not the number 100
          ,"millis":99999999999999 | 'millis' must be a whole number from 10 to 60000, not 99999999999999
          """)
  void saysHowLongToThink(String field, String sentence) throws Exception {
    String rest = field.equals(",") ? "" : field;
    HttpResponse<String> response = SERVER.post("/api/reply", "{\"game\":\"siege\"" + rest + "}");

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(RunningServer.error(response)).startsWith(sentence);
  }

  @Test
  void refusesToReplyInAGameThatIsOver() throws Exception {
    HttpResponse<String> response =
        SERVER.post(
            "/api/reply",
            """
            {"game":"siege","position":"g9/4B5/10/2**2**2/2**2**2/10/10/G9 w - - 0 1",
             "moves":["e7e8"],"millis":10}
            """);

    assertThat(response.statusCode()).isEqualTo(409);
    assertThat(RunningServer.error(response)).isEqualTo("the game is over, so there is no reply");
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /nothing, 404, there is nothing at /nothing",
    "GET, /api, 404, there is nothing at /api",
    "GET, /api/games/siege/board, 404, there is nothing at /api/games/siege/board",
    "POST, /nothing, 404, there is nothing at /nothing",
    "GET, /api/position, 405, 'GET /api/position is not possible, only POST'",
    "DELETE, /api/games, 405, 'DELETE /api/games is not possible, only GET, HEAD'",
    "DELETE, /, 405, 'DELETE / is not possible, only GET, HEAD'",
    "POST, /main.js, 405, 'POST /main.js is not possible, only GET, HEAD'",
    "PUT, /api/reply, 405, 'PUT /api/reply is not possible, only POST'",
    "PATCH, /api/games/siege, 405, 'PATCH /api/games/siege is not possible, only GET, HEAD'"
  })
  void saysWhereThereIsNothing(String method, String path, int status, String sentence)
      throws Exception {
    HttpResponse<String> response =
        SERVER.send(path, HttpRequest.newBuilder().method(method, BodyPublishers.noBody()));

    assertThat(response.statusCode()).isEqualTo(status);
    assertThat(RunningServer.error(response)).isEqualTo(sentence);
  }

  @Test
  void namesThePossibleMethodsInTheHeaderToo() throws Exception {
    assertThat(SERVER.get("/api/explain").headers().firstValue("Allow")).contains("POST");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/jsonp",
        "text/html; charset=bogus"
      })
  void takesNothingButJson(String type) throws Exception {
    HttpResponse<String> response =
        SERVER.send(
            "/api/position",
            HttpRequest.newBuilder()
                .header("Content-Type", type)
                .POST(BodyPublishers.ofString("{\"game\":\"siege\"}")));

    assertThat(response.statusCode()).isEqualTo(415);
    assertThat(RunningServer.error(response)).endsWith("not " + type);
  }

  @ParameterizedTest
  @ValueSource(strings = {"utf-8", "latin-1", "no such", "\"\""})
  void readsJsonAsUtf8WhateverCharsetItNames(String charset) throws Exception {
    HttpResponse<String> response =
        SERVER.send(
            "/api/position",
            HttpRequest.newBuilder()
                .header("Content-Type", "application/json; charset=" + charset)
                .POST(BodyPublishers.ofString("{\"game\":\"siege\"}")));

    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
  }

  @Test
  void takesNoLargeBody() throws Exception {
    String json = "{\"game\":\"" + "x".repeat(RequestBody.MOST_BYTES) + "\"}";

    HttpResponse<String> response = SERVER.post("/api/position", json);

    assertThat(response.statusCode()).isEqualTo(413);
    assertThat(RunningServer.error(response)).isEqualTo("the body is larger than 262144 bytes");
  }

  @Test
  void takesNoDeepJson() throws Exception {
    HttpResponse<String> response = SERVER.post("/api/position", "[".repeat(100_000));

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(RunningServer.error(response))
        .isEqualTo("the body is JSON of a depth or length that no game needs");
  }

  @Test
  void repeatsOnlyAsMuchOfTheRequestAsASentenceBears() throws Exception {
    HttpResponse<String> response =
        SERVER.post("/api/position", "{\"game\":\"" + "x".repeat(100_000) + "\"}");

    assertThat(RunningServer.error(response)).startsWith("unknown game 'xxx").hasSizeLessThan(700);
  }

  @Test
  void repeatsCharactersThatNoTextMayHave() throws Exception {
    HttpResponse<String> response = SERVER.post("/api/position", "{\"game\":\"\\ud800\\u0000\"}");

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(RunningServer.error(response)).startsWith("unknown game '?\u0000'");
  }
}
