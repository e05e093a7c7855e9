package vauban.server;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where a server listens and for whom.
 *
 * @param host name or address of the interface to listen on
 * @param port from 1 to 65535, or 0 for any free one
 * @param nextFreePort whether to take the next free port where that one is taken
 * @param names host names by which the server may be called besides {@code localhost}; a request by
 *     any other name is refused, because a web page elsewhere could have made the browser send it
 * @param data directory where games are kept, or null to keep them only until the server stops
 */
public record ServerSettings(
    String host, int port, boolean nextFreePort, Set<String> names, @Nullable Path data) {

  /** The port people expect. */
  public static final int USUAL_PORT = 8080;

  /** The address that only this machine reaches. */
  public static final String LOCAL_HOST = "127.0.0.1";

  /**
   * Checks the host and the port.
   *
   * @throws IllegalArgumentException where the host is blank or the port is out of range; the
   *     message is for people
   */
  public ServerSettings {
    if (host.isBlank()) {
      throw new IllegalArgumentException(
          "the host is empty: it is a name or an address of this machine, such as " + LOCAL_HOST);
    }
    if (port < 0 || port > 65535) {
      throw new IllegalArgumentException(
          "port " + port + " is out of range: ports go from 0 (any free one) to 65535");
    }
    names = Set.copyOf(names);
  }

  /** Returns settings for this machine alone: 127.0.0.1 and that very port. */
  public static ServerSettings local(int port) {
    return new ServerSettings(LOCAL_HOST, port, false, Set.of(), null);
  }

  /**
   * Returns the same settings, but for listening elsewhere, and to who calls it by that.
   *
   * @param host name or address of this machine; an IPv6 address may stand in brackets
   * @throws IllegalArgumentException where it is blank; the message is for people
   */
  public ServerSettings at(String host) {
    String bare = host.replaceFirst("^\\[(.*)]$", "$1");
    Set<String> called = new HashSet<>(names);
    called.add(bare);
    return new ServerSettings(bare, port, nextFreePort, called, data);
  }

  /** Returns whether no other machine can reach it. */
  public boolean local() {
    return Set.of(LOCAL_HOST, "localhost", "::1").contains(host);
  }

  /** Returns the same settings, but with the next free port where this one is taken. */
  public ServerSettings orNextFreePort() {
    return new ServerSettings(host, port, true, names, data);
  }

  /** Returns the same settings, but for keeping games in a directory. */
  public ServerSettings keeping(Path directory) {
    return new ServerSettings(host, port, nextFreePort, names, directory);
  }
}
