package vauban.app;

import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import vauban.server.ServerSettings;
import vauban.server.VaubanServer;

/**
 * What {@link StartupTraining} is to the commands, for the server: asks what a browser asks until
 * the first reply is there. Its record is one of its own, since loading the server's classes would
 * make every command slower.
 */
final class ServerTraining {

  private static final String GAME = "{\"game\":\"siege\",\"moves\":[\"c2e4\"]";

  private ServerTraining() {}

  public static void main(String[] arguments) throws IOException {
    Main.run(Terminal.system(), "--version");
    try (VaubanServer server = VaubanServer.start(ServerSettings.local(0))) {
      get(server, "");
      get(server, "api/games");
      get(server, "api/games/siege");
      get(server, "api/games/siege/array");
      get(server, "main.js");
      get(server, "service-worker.js");
      get(server, "api/library");
      post(server, "api/position", GAME + "}");
      post(server, "api/reply", GAME + ",\"millis\":100}");
    }
  }

  private static void get(VaubanServer server, String path) throws IOException {
    open(server, path).getInputStream().readAllBytes();
  }

  private static void post(VaubanServer server, String path, String json) throws IOException {
    HttpURLConnection connection = open(server, path);
    connection.setDoOutput(true);
    connection.setRequestProperty("Content-Type", "application/json");
    try (OutputStream out = connection.getOutputStream()) {
      out.write(json.getBytes(StandardCharsets.UTF_8));
    }
    connection.getInputStream().readAllBytes();
  }

  private static HttpURLConnection open(VaubanServer server, String path) throws IOException {
    HttpURLConnection connection =
        (HttpURLConnection) server.address().resolve(path).toURL().openConnection();
    connection.setRequestProperty("Accept-Encoding", "gzip");
    return connection;
  }
}
