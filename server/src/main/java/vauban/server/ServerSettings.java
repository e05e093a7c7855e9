package vauban.server;

import java.util.Set;

/**
 * Where a server listens and for whom.
 *
 * @param host name or address of the interface to listen on
 * @param port from 1 to 65535, or 0 for any free one
 * @param nextFreePort whether to take the next free port where that one is taken
 * @param names host names by which the server may be called besides {@code localhost}; a request by
 *     any other name is refused, because a web page elsewhere could have made the browser send it
 */
public record ServerSettings(String host, int port, boolean nextFreePort, Set<String> names) {

  /** The port people expect. */
  public static final int USUAL_PORT = 8080;

  /**
   * Checks the port.
   *
   * @throws IllegalArgumentException where it is out of range; the message is for people
   */
  public ServerSettings {
    if (port < 0 || port > 65535) {
      throw new IllegalArgumentException(
          "port " + port + " is out of range: ports go from 0 (any free one) to 65535");
    }
    names = Set.copyOf(names);
  }

  /** Returns settings for this machine alone: 127.0.0.1 and that very port. */
  public static ServerSettings local(int port) {
    return new ServerSettings("127.0.0.1", port, false, Set.of());
  }

  /** Returns the same settings, but with the next free port where this one is taken. */
  public ServerSettings orNextFreePort() {
    return new ServerSettings(host, port, true, names);
  }
}
