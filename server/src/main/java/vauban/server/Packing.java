package vauban.server;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;

/** The packing of what is sent (gzip), for clients that take it. */
final class Packing {

  private Packing() {}

  /** Whether the client of a request takes packed answers. */
  static boolean isTakenBy(Context context) {
    String accepted = context.header("Accept-Encoding");
    return accepted != null
        && Arrays.stream(accepted.split(","))
            .map(coding -> coding.replace(" ", ""))
            .anyMatch(coding -> coding.matches("(?i)(gzip|\\*)(;q=(1.*|0\\.0*[1-9].*))?"));
  }

  /** Returns bytes packed. */
  static byte[] pack(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }
}
