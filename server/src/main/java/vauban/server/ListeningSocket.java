package vauban.server;

import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;

/**
 * Takes a port. It is bound before the web server is made, which costs half a second, so that a
 * taken port is known at once and the next can be tried.
 */
final class ListeningSocket {

  private static final int MOST_PORTS_TRIED = 100;
  private static final int HIGHEST_PORT = 65535;

  private ListeningSocket() {}

  /**
   * Returns a bound channel.
   *
   * @throws CannotListen where the port is taken or may not be used
   */
  static ServerSocketChannel open(ServerSettings settings) throws CannotListen {
    return open(settings, settings.port());
  }

  private static ServerSocketChannel open(ServerSettings settings, int port) throws CannotListen {
    try {
      return bind(settings.host(), port);
    } catch (IOException e) {
      int last = Math.min(settings.port() + MOST_PORTS_TRIED - 1, HIGHEST_PORT);
      if (settings.nextFreePort() && isTaken(e) && port < last) {
        return open(settings, port + 1);
      }
      throw new CannotListen(reason(settings, e), e);
    }
  }

  private static ServerSocketChannel bind(String host, int port) throws IOException {
    InetSocketAddress address = new InetSocketAddress(host, port);
    if (address.isUnresolved()) {
      throw new IOException("there is no such host");
    }
    ServerSocketChannel channel = ServerSocketChannel.open();
    try {
      return channel.bind(address);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  private static boolean isTaken(IOException e) {
    return e instanceof BindException && "Address already in use".equals(e.getMessage());
  }

  private static String reason(ServerSettings settings, IOException e) {
    String place = "port " + settings.port() + " of " + settings.host();
    if ("Cannot assign requested address".equals(e.getMessage())) {
      return settings.host() + " is no address of this machine, so nothing can listen there";
    }
    if (!isTaken(e)) {
      return "cannot listen on " + place + ": " + e.getMessage();
    }
    return settings.nextFreePort()
        ? place + " and all that were tried after it are in use"
        : place + " is in use by another program; choose another port";
  }
}
