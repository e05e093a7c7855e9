package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecurityIT {

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  @ParameterizedTest
  @ValueSource(strings = {"/", "/api/games", "/nothing", "/api/position", "/%"})
  void protectsEveryAnswer(String path) throws IOException {
    String answer =
        raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

    assertThat(answer)
        .contains(
            "\r\nContent-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';"
                + " img-src 'self' data:; connect-src 'self'; font-src 'self'; worker-src 'self';"
                + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n")
        .contains("\r\nX-Content-Type-Options: nosniff\r\n")
        .contains("\r\nReferrer-Policy: no-referrer\r\n")
        .doesNotContainIgnoringCase("jetty");
  }

  @ParameterizedTest
  @CsvSource({
    "localhost, 200",
    "LOCALHOST:8080, 200",
    "127.0.0.1:1, 200",
    "[::1]:8080, 200",
    "example.org, 403",
    "localhost.example.org, 403",
    "127.0.0.1.example.org:8080, 403",
    "192.168.1.7, 403"
  })
  void isCalledByItsOwnNameOnly(String host, int status) throws IOException {
    assertThat(get("Host: " + host)).startsWith("HTTP/1.1 " + status + " ");
  }

  @ParameterizedTest
  @CsvSource({
    "http://localhost:8080, 200",
    "https://localhost:8080, 200",
    "http://localhost:8081, 403",
    "http://localhost, 403",
    "http://example.org, 403",
    "null, 403"
  })
  void isAskedByItsOwnPageOnly(String origin, int status) throws IOException {
    assertThat(get("Host: localhost:8080\r\nOrigin: " + origin))
        .startsWith("HTTP/1.1 " + status + " ");
  }

  @Test
  void saysWhyItRefuses() throws IOException {
    assertThat(get("Host: example.org"))
        .endsWith(
            "{\"error\":\"this server is not called example.org;"
                + " start it with that host name to allow it\"}");
    assertThat(get("Host: localhost\r\nOrigin: http://example.org"))
        .endsWith("{\"error\":\"pages of http://example.org may not use this server\"}");
  }

  @Test
  void answersToANameItWasGiven() throws IOException {
    ServerSettings settings =
        new ServerSettings("127.0.0.1", 0, false, Set.of("Games.example.org"), null);
    try (VaubanServer server = VaubanServer.start(settings)) {
      assertThat(get(server, "Host: games.example.org")).startsWith("HTTP/1.1 200 ");
      assertThat(get(server, "Host: example.org")).startsWith("HTTP/1.1 403 ");
    }
  }

  @Test
  void answersToAnyAddressWhereItListensToOtherMachines() throws IOException {
    ServerSettings settings = new ServerSettings("0.0.0.0", 0, false, Set.of(), null);
    try (VaubanServer server = VaubanServer.start(settings)) {
      assertThat(server.address().getHost()).isEqualTo("127.0.0.1");
      assertThat(get(server, "Host: 192.168.1.7:8080")).startsWith("HTTP/1.1 200 ");
      assertThat(get(server, "Host: [fe80::1]")).startsWith("HTTP/1.1 200 ");
      assertThat(get(server, "Host: example.org")).startsWith("HTTP/1.1 403 ");
      assertThat(get(server, "Host: 192.168.1.7.example.org")).startsWith("HTTP/1.1 403 ");
    }
  }

  @Test
  void answersToTheNameItListensAt() throws IOException {
    try (VaubanServer server = VaubanServer.start(ServerSettings.local(0).at("LocalHost"))) {
      assertThat(get(server, "Host: localhost")).startsWith("HTTP/1.1 200 ");
      assertThat(get(server, "Host: example.org")).startsWith("HTTP/1.1 403 ");
    }
    assertThat(ServerSettings.local(0).at("games.example.org").names())
        .containsExactly("games.example.org");
    assertThat(ServerSettings.local(0).at("[::1]").host()).isEqualTo("::1");
  }

  @Test
  void listensToThisMachineOnly() {
    ServerSettings settings = ServerSettings.local(8080);

    assertThat(settings.host()).isEqualTo("127.0.0.1");
    assertThat(settings.local()).isTrue();
    assertThat(settings.at("0.0.0.0").local()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../simplelogger.properties",
        "/..%2fsimplelogger.properties",
        "/%2e%2e/simplelogger.properties",
        "/..;/simplelogger.properties",
        "//etc/passwd",
        "/./index.html/../../simplelogger.properties",
        "/..\\simplelogger.properties",
        "/index.html%00.js",
        "/.",
        "/web/index.html",
        "/index.html/",
        "/vauban/server/Page.class"
      })
  void servesNothingBesidesThePage(String path) throws IOException {
    String answer =
        raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

    assertThat(answer).containsPattern("^HTTP/1.1 (400|404) ").contains("{\"error\":\"");
  }

  @Test
  void tellsTheWholeTruthAboutBrokenRequestsAndNoMore() throws Exception {
    HttpResponse<String> response = SERVER.post("/api/position", "\u0000");

    assertThat(response.body()).doesNotContain("Exception", "jackson", "at vauban");
  }

  /** As the table in docs/server.md has them. */
  @Test
  void answersWhatIsNoHttpOfOursWithTheStatusForIt() throws IOException {
    String tooLong = "x".repeat(20_000);
    String host = "\r\nHost: localhost\r\nConnection: close\r\n";

    assertThat(raw("GET /api/games?" + tooLong + " HTTP/1.1" + host + "\r\n"))
        .startsWith("HTTP/1.1 414 ");
    assertThat(raw("GET /api/library?text=%zz HTTP/1.1" + host + "Connection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 400")
        .contains("the value of 'text' cannot be read");
    assertThat(raw("GET /api/games HTTP/1.1" + host + "Expect: wonders\r\n\r\n"))
        .startsWith("HTTP/1.1 417 ");
    assertThat(raw("GET /api/analysis HTTP/1.1" + host + "\r\n")).startsWith("HTTP/1.1 426 ");
    assertThat(raw("GET /api/games HTTP/2.0" + host + "\r\n")).startsWith("HTTP/1.1 426 ");
    assertThat(raw("GET /api/games HTTP/1.1" + host + "X: " + tooLong + "\r\n\r\n"))
        .startsWith("HTTP/1.1 431 ");
    assertThat(raw("GET /api/games HTTP/9.9" + host + "\r\n"))
        .startsWith("HTTP/1.1 505 ")
        .endsWith("{\"error\":\"the request cannot be read\"}");
  }

  private static String get(String headers) throws IOException {
    return raw(request(headers));
  }

  private static String get(VaubanServer server, String headers) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      return ask(socket, request(headers));
    }
  }

  private static String request(String headers) {
    return "GET /api/games HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\n\r\n";
  }

  private static String raw(String request) throws IOException {
    try (Socket socket = SERVER.connect()) {
      return ask(socket, request);
    }
  }

  private static String ask(Socket socket, String request) throws IOException {
    socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
