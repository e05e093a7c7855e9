package vauban.server;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/**
 * The script by which a browser keeps the page. It is told which files there are and, as their
 * version, a digest of them, so that a browser finds it changed whenever one of them is.
 *
 * @param version of the page
 * @param script what is sent
 */
record ServiceWorker(String version, String script) {

  static final String PATH = "/service-worker.js";

  private static final int DIGEST_BYTES = 12;

  /** What the script is told, as {@code self.vauban}. */
  private record Told(String version, List<String> files) {}

  /**
   * Reads the page.
   *
   * @param files the paths of its files, sorted; the script itself is not kept, and the document by
   *     its path
   */
  static ServiceWorker of(List<String> files) {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    List<String> kept = new ArrayList<>(files);
    kept.removeAll(List.of(PATH, PageFiles.INDEX));
    for (String file : files) {
      page.writeBytes(file.getBytes(StandardCharsets.UTF_8));
      page.writeBytes(Objects.requireNonNull(PageFiles.read(file), file));
    }
    byte[] digest = Content.digest(page.toByteArray());
    String version = HexFormat.of().formatHex(digest, 0, DIGEST_BYTES);

    String told = new String(Json.write(new Told(version, kept)), StandardCharsets.UTF_8);
    byte[] script = Objects.requireNonNull(PageFiles.read(PATH), "no service worker");
    return new ServiceWorker(
        version, "self.vauban = " + told + ";\n" + new String(script, StandardCharsets.UTF_8));
  }
}
