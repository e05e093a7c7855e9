package vauban.app;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that gets its name only when it is whole, for half of it would pass for all. Until then it
 * is beside, with {@code .part} after its name, and whoever reads the file has the old one.
 */
final class WholeFile {

  /** As many as Linux follows. */
  private static final int MOST_LINKS = 40;

  private final Path named;
  private final Path file;
  private final Path part;

  private WholeFile(Path named) {
    this.named = named;
    this.file = followed(named);
    this.part = file.resolveSibling(file.getFileName() + ".part");
  }

  /**
   * Makes one of which nothing is written yet. Where the name is a link, what it points to is
   * meant, which need not be there.
   *
   * @throws WrongInput where no file can have that name, since it is for instance that of a device
   */
  static WholeFile named(String name) {
    WholeFile file = new WholeFile(NamedFile.path(name));
    Path folder = file.file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder) || !replaceable(file.file)) {
      throw NamedFile.unwritable(file.named, file.file);
    }
    if (!replaceable(file.part) || Files.isSymbolicLink(file.part)) {
      throw new WrongInput(
          "The file %s cannot be written: %s is in its way.".formatted(file.named, file.part));
    }
    return file;
  }

  /** Writes all of it at once. */
  void write(String text) throws IOException {
    try (Writer writer = begin()) {
      writer.write(text);
    }
    finish();
  }

  /** Begins it anew. */
  Writer begin() throws IOException {
    Files.deleteIfExists(part);
    return Files.newBufferedWriter(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  /** Gives it its name, after what was begun has been closed. */
  void finish() throws IOException {
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Returns why it could not be written. */
  WrongInput unwritable() {
    return NamedFile.unwritable(named, file);
  }

  /** A new file would take the place of anything, of a device as well. */
  private static boolean replaceable(Path path) {
    return Files.isRegularFile(path) || !Files.exists(path);
  }

  /** Not the real path of Java, which knows none where the last link points to nothing. */
  private static Path followed(Path named) {
    Path path = named;
    for (int i = 0; i < MOST_LINKS; i++) {
      // What /dev/stdout leads to may have no name to follow the link to.
      if (!Files.isSymbolicLink(path) || !replaceable(path)) {
        return path;
      }
      try {
        path = path.resolveSibling(Files.readSymbolicLink(path));
      } catch (IOException e) {
        throw NamedFile.unwritable(named, path);
      }
    }
    throw new WrongInput(
        "The file %s cannot be written: it is a link that leads round in a circle."
            .formatted(named));
  }
}
