package vauban.app;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import vauban.server.CannotListen;
import vauban.server.ServerSettings;
import vauban.server.VaubanServer;
import vauban.server.storage.DataDirectory;

/** A server that runs until it is interrupted. */
final class Serving {

  private static final int MOST_PORT = 65535;

  private final Terminal terminal;
  private final boolean browser;

  Serving(Terminal terminal, boolean browser) {
    this.terminal = terminal;
    this.browser = browser;
  }

  /**
   * Runs the server until the process ends or this thread is interrupted.
   *
   * @param host as typed
   * @param port as typed, or null for the usual one or the next free
   * @param data directory for the games as typed, or null for the usual one
   * @throws WrongInput where it cannot listen there or keep games there
   */
  int run(String host, @Nullable String port, @Nullable String data) throws IOException {
    ServerSettings settings = keeping(settings(host, port), data);
    try (VaubanServer server = VaubanServer.start(settings)) {
      Thread stop = new Thread(server::close, "stop");
      Runtime.getRuntime().addShutdownHook(stop);
      greet(server, settings, port == null);
      if (terminal.out().failure().isEmpty()) { // otherwise nobody knows where it is
        if (browser) {
          new Browser(terminal.environment()).open(server.address());
        }
        awaitInterrupt();
      }
      Runtime.getRuntime().removeShutdownHook(stop);
      return Main.DONE;
    } catch (CannotListen e) {
      throw new WrongInput(Sentence.of(e));
    }
  }

  private static ServerSettings settings(String host, @Nullable String port) {
    try {
      return settings(port).at(host);
    } catch (IllegalArgumentException e) {
      throw new WrongInput(Sentence.of(e));
    }
  }

  private static ServerSettings settings(@Nullable String port) {
    if (port == null) {
      return ServerSettings.local(ServerSettings.USUAL_PORT).orNextFreePort();
    }
    if (!port.matches("[0-9]{1,5}") || Integer.parseInt(port) > MOST_PORT) {
      throw new WrongInput(
          "The port cannot be '%s'; ports go from 1 to %d, and 0 takes any free one."
              .formatted(port, MOST_PORT));
    }
    return ServerSettings.local(Integer.parseInt(port));
  }

  private ServerSettings keeping(ServerSettings settings, @Nullable String data) {
    if (data != null) {
      try {
        if (data.isBlank()) {
          throw new WrongInput("The directory of --data is empty; it is where the games are kept.");
        }
        Path directory = Path.of(data).toAbsolutePath();
        DataDirectory.prepare(directory);
        return settings.keeping(directory);
      } catch (IOException e) {
        throw new WrongInput("Games cannot be kept in '%s': %s.".formatted(data, e.getMessage()));
      } catch (InvalidPathException e) {
        throw new WrongInput("Games cannot be kept in '%s', which is no path.".formatted(data));
      }
    }
    Path usual =
        DataDirectory.usual(
            terminal.environment(),
            System.getProperty("os.name", ""),
            System.getProperty("user.home", ""));
    try {
      DataDirectory.prepare(usual);
      return settings.keeping(usual);
    } catch (IOException e) {
      terminal
          .err()
          .println(
              "%s; games are kept until the server stops, and in the browser. --data names another directory."
                  .formatted(Sentence.of(e).replaceFirst("[.]$", "")));
      terminal.err().flush(); // the command itself ends only with the server
      return settings;
    }
  }

  private void greet(VaubanServer server, ServerSettings settings, boolean usual) {
    if (usual && server.port() != ServerSettings.USUAL_PORT) {
      terminal
          .out()
          .println(
              "Port %d is taken, so Vauban takes the next free one, %d."
                  .formatted(ServerSettings.USUAL_PORT, server.port()));
    }
    terminal.out().println("Vauban is at " + server.address() + " (Ctrl-C stops it)");
    if (!settings.local()) {
      terminal.out().println("Other machines that can reach this one can use it too.");
    }
  }

  private static void awaitInterrupt() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      // That is how a thread is told to stop serving; the server could not stop while it is set.
      return;
    }
  }
}
