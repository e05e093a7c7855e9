package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files asked for lie beside the tests, under {@code web/sample}. */
class PageIT {

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  @ParameterizedTest
  @CsvSource({
    "/, text/html;charset=utf-8",
    "/?game=siege, text/html;charset=utf-8",
    "/index.html, text/html;charset=utf-8",
    "/new/war-chess, text/html;charset=utf-8",
    "/game/0123456789ab, text/html;charset=utf-8",
    "/learn/siege/tutorial/, text/html;charset=utf-8",
    "/sample/module.js, text/javascript;charset=utf-8",
    "/sample/tiny.svg, image/svg+xml"
  })
  void isServedWithItsType(String path, String type) throws Exception {
    HttpResponse<String> response = SERVER.get(path);

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type")).contains(type);
    assertThat(response.headers().firstValue("Cache-Control")).contains("no-cache");
  }

  @ParameterizedTest
  @CsvSource({
    "/sample",
    "/sample/",
    "/sample/notes.doc",
    "/sample/other.js",
    "/newer",
    "/newer/siege"
  })
  void hasOnlyFilesOfKnownTypes(String path) throws Exception {
    assertThat(SERVER.get(path).statusCode()).isEqualTo(404);
  }

  @ParameterizedTest
  @CsvSource({
    "/newer, 404, text/html;charset=utf-8",
    "/newer/siege/, 404, text/html;charset=utf-8",
    "/new/siege/%C3%A9, 404, text/html;charset=utf-8",
    "/apiary, 404, text/html;charset=utf-8",
    "/game//, 404, text/html;charset=utf-8",
    "/analysis/%ff, 404, text/html;charset=utf-8",
    "/game/..%2f..%2fapi, 404, text/html;charset=utf-8",
    "/api, 404, application/json",
    "/api/newer, 404, application/json",
    "/api//games, 400, application/json",
    "/api/games/newer, 404, application/json",
    "/api/position, 405, application/json",
    "/sample/notes.doc, 404, application/json"
  })
  void tellsWhoFollowsAWrongLinkInThePage(String path, int status, String type) throws Exception {
    HttpResponse<String> response =
        SERVER.send(path, HttpRequest.newBuilder().header("Accept", "text/html,*/*;q=0.8"));

    assertThat(response.statusCode()).isEqualTo(status);
    assertThat(response.headers().firstValue("Content-Type")).contains(type);
    assertThat(response.body().startsWith("<!doctype html>"))
        .isEqualTo(type.startsWith("text/html"));
  }

  @Test
  void isNotSentAgainToWhoHasIt() throws Exception {
    String tag = SERVER.get("/sample/module.js").headers().firstValue("ETag").orElseThrow();

    HttpResponse<String> same = withHeader("If-None-Match", "\"other\", " + tag);
    HttpResponse<String> changed = withHeader("If-None-Match", "\"other\"");

    assertThat(same.statusCode()).isEqualTo(304);
    assertThat(same.body()).isEmpty();
    assertThat(same.headers().firstValue("ETag")).contains(tag);
    assertThat(changed.statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({
    "gzip, true",
    "'br, gzip;q=0.5', true",
    "*, true",
    "GZIP, true",
    "gzip;q=0, false",
    "identity, false",
    "xgzip, false"
  })
  void isPackedForWhoTakesIt(String accepted, boolean packed) throws Exception {
    HttpResponse<String> response = withHeader("Accept-Encoding", accepted);

    assertThat(response.headers().firstValue("Content-Encoding").isPresent()).isEqualTo(packed);
    assertThat(response.headers().firstValue("Vary")).contains("Accept-Encoding");
  }

  @Test
  void unpacksToTheSameBytes() throws IOException {
    String plain = "export const answer = 42;";
    try (Socket socket = SERVER.connect()) {
      String request =
          """
          GET /sample/module.js HTTP/1.0
          Host: localhost
          Accept-Encoding: gzip

          """;
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] answer = socket.getInputStream().readAllBytes();
      int body = new String(answer, StandardCharsets.ISO_8859_1).indexOf("\r\n\r\n") + 4;
      byte[] packed = Arrays.copyOfRange(answer, body, answer.length);
      byte[] unpacked = new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();

      assertThat(new String(unpacked, StandardCharsets.UTF_8)).startsWith(plain);
    }
  }

  @Test
  void tellsTheServiceWorkerOfEveryFile() throws Exception {
    HttpResponse<String> worker = SERVER.get("/service-worker.js");
    String version = SERVER.get("/").headers().firstValue("Vauban-Version").orElseThrow();

    assertThat(worker.headers().firstValue("Content-Type"))
        .contains("text/javascript;charset=utf-8");
    assertThat(worker.body())
        .startsWith("self.vauban = {\"version\":\"" + version + "\",\"files\":[\"/")
        .contains("\"/app.js\"", "\"/css/page.css\"", "\"/messages/fr.js\"", "\"/icon.svg\"")
        .doesNotContain("\"/service-worker.js\"", "\"/index.html\"");
  }

  @Test
  void asksAtOnceForWhatAPathNeeds() throws Exception {
    String lesson = SERVER.get("/learn/war-chess/plates").body();

    assertThat(lesson)
        .contains(
            "<link rel=\"stylesheet\" href=\"/css/learn.css\" />",
            "<link rel=\"modulepreload\" href=\"/main.js\" />",
            "<link rel=\"modulepreload\" href=\"/learn/plates/run.js\" />",
            "<meta name=\"texts\" lang=\"fr\" content=\"/messages/fr.js ")
        .doesNotContain("/pages/home.js", "/learn/rules.js");
    assertThat(SERVER.get("/learn/war-chess").body()).contains("/learn/rules.js");
  }

  @Test
  void tellsItsHeadersAlone() throws Exception {
    HttpResponse<String> response =
        SERVER.send("/", HttpRequest.newBuilder().method("HEAD", BodyPublishers.noBody()));

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValueAsLong("Content-Length")).isPresent();
    assertThat(response.body()).isEmpty();
  }

  private static HttpResponse<String> withHeader(String name, String value) throws Exception {
    return SERVER.send("/sample/module.js", HttpRequest.newBuilder().header(name, value));
  }
}
