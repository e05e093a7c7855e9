package vauban.server;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Bytes that are served again and again, as they are or packed, and not at all to who has them. */
final class Content {

  private static final int DIGEST_BYTES = 12;

  private final String type;
  private final byte[] plain;
  private final byte[] packed;
  private final String tag;

  /**
   * Makes content.
   *
   * @param type as the header Content-Type has it
   */
  Content(String type, byte[] bytes) {
    this.type = type;
    plain = bytes.clone();
    packed = Packing.pack(plain);
    tag = "W/\"" + HexFormat.of().formatHex(digest(plain), 0, DIGEST_BYTES) + "\"";
  }

  /** Answers a GET or HEAD. */
  void send(Context context) {
    context
        .header("Cache-Control", "no-cache")
        .header("ETag", tag)
        .header("Vary", "Accept-Encoding");
    if (isKnown(context.header("If-None-Match"))) {
      context.status(304);
      return;
    }
    write(context);
  }

  /** Answers a GET or HEAD by somebody who asks in a browser for what there is not. */
  void sendForNothing(Context context) {
    context.status(404).header("Cache-Control", "no-store").header("Vary", "Accept");
    write(context);
  }

  /** Answers the same where there is no context, for the path could not be read. */
  void sendForNothing(Response response, Callback callback) {
    response.setStatus(404);
    response
        .getHeaders()
        .put(HttpHeader.CACHE_CONTROL, "no-store")
        .put(HttpHeader.VARY, "Accept")
        .put(HttpHeader.CONTENT_TYPE, type);
    response.write(true, ByteBuffer.wrap(plain), callback);
  }

  private void write(Context context) {
    context.contentType(type);
    if (packed.length < plain.length && Packing.isTakenBy(context)) {
      context.header("Content-Encoding", "gzip").result(packed);
    } else {
      context.result(plain);
    }
  }

  private boolean isKnown(@Nullable String known) {
    return known != null
        && Arrays.stream(known.split(","))
            .map(String::strip)
            .anyMatch(other -> other.equals("*") || other.equals(tag));
  }

  /** Returns the SHA-256 of bytes. */
  static byte[] digest(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
