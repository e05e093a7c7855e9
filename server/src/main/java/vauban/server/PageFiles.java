package vauban.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/** The files of the page, below {@code /web/} of the class path. */
final class PageFiles {

  /** The document that is sent for every path of the page. */
  static final String INDEX = "/index.html";

  private static final String FOLDER = "web/";

  private PageFiles() {}

  /**
   * Reads a file.
   *
   * @param path that begins with a slash, for {@code /web/}
   * @return null where there is none
   */
  static byte @Nullable [] read(String path) {
    try (InputStream in = PageFiles.class.getResourceAsStream("/web" + path)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the paths of all files that lie where the page does, sorted. */
  static List<String> list() {
    URL index = Objects.requireNonNull(PageFiles.class.getResource("/web" + INDEX), "no page");
    try {
      return index.getProtocol().equals("jar") ? inJar(index) : inFolder(index.toURI());
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("cannot list the page's files beside " + index, e);
    }
  }

  private static List<String> inJar(URL index) throws IOException {
    JarURLConnection connection = (JarURLConnection) index.openConnection();
    // A jar of its own: the one that URLs share is not ours to close.
    connection.setUseCaches(false);
    try (JarFile jar = connection.getJarFile()) {
      return jar.stream()
          .filter(entry -> !entry.isDirectory())
          .map(ZipEntry::getName)
          .filter(name -> name.startsWith(FOLDER))
          .map(name -> name.substring(FOLDER.length() - 1))
          .sorted()
          .toList();
    }
  }

  private static List<String> inFolder(URI index) throws IOException {
    Path folder = Objects.requireNonNull(Path.of(index).getParent());
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(Files::isRegularFile)
          .map(file -> "/" + folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }
}
