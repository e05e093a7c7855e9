package vauban.app;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import vauban.server.CannotListen;
import vauban.server.ServerSettings;
import vauban.server.VaubanServer;

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
   * @throws WrongInput where it cannot listen there
   */
  int run(String host, @Nullable String port) throws IOException {
    ServerSettings settings = settings(host, port);
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
          "Port '%s' is out of range; ports go from 1 to %d, and 0 takes any free one."
              .formatted(port, MOST_PORT));
    }
    return ServerSettings.local(Integer.parseInt(port));
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
