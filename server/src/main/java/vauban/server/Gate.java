package vauban.server;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Stands before everything else: puts the security headers on every answer, and refuses what a page
 * of somebody else's may have made a browser send. Such a page can point a name of its own at this
 * machine; so a request must call the server by a name that is the server's.
 */
final class Gate extends Handler.Wrapper {

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src"
          + " 'self'; font-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private final Set<String> names;
  private final boolean everyAddress;

  /** Makes a gate for a server with these settings. */
  Gate(ServerSettings settings) {
    Set<String> local = Set.of("localhost", "127.0.0.1", "[::1]");
    names =
        Stream.concat(local.stream(), settings.names().stream())
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
    everyAddress = !settings.local();
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    secure(response.getHeaders());
    String refusal = refusal(request.getHeaders());
    if (refusal == null) {
      return super.handle(request, response, callback);
    }
    refuse(response, callback, 403, refusal);
    return true;
  }

  /** Ends a request with a status and a sentence. */
  static void refuse(Response response, Callback callback, int status, String words) {
    response.setStatus(status);
    secure(response.getHeaders());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Json.TYPE);
    response.write(true, ByteBuffer.wrap(Json.write(new ErrorMessage(words))), callback);
  }

  /** Sets the headers that every answer has. */
  static void secure(HttpFields.Mutable headers) {
    headers.put("Content-Security-Policy", POLICY);
    headers.put("X-Content-Type-Options", "nosniff");
    headers.put("Referrer-Policy", "no-referrer");
  }

  private @Nullable String refusal(HttpFields headers) {
    String host = headers.get(HttpHeader.HOST);
    if (host == null || !isOurs(host)) {
      return "this server is not called " + host + "; start it with that host name to allow it";
    }
    String origin = headers.get(HttpHeader.ORIGIN);
    if (origin != null && !origin.replaceFirst("^https?://", "").equalsIgnoreCase(host)) {
      return "pages of " + origin + " may not use this server";
    }
    return null;
  }

  private boolean isOurs(String host) {
    String name = host.replaceFirst(":[0-9]*$", "").toLowerCase(Locale.ROOT);
    return names.contains(name) || (everyAddress && name.matches("[0-9.]+|\\[[0-9a-f:.]+]"));
  }
}
