package vauban.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file that somebody named. */
final class NamedFile {

  private NamedFile() {}

  /**
   * Returns its path.
   *
   * @throws WrongInput where the name can be none
   */
  static Path path(String name) {
    if (name.isBlank()) {
      throw new WrongInput("The name of the file is empty.");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) { // such as an accent where the locale has only ASCII
      throw new WrongInput(
          ("'%s' cannot be the name of a file here; names beyond ASCII need a UTF-8 locale, such as"
                  + " LC_ALL=C.UTF-8.")
              .formatted(name));
    }
  }

  /**
   * Returns what stands in a small text file.
   *
   * @throws WrongInput where it cannot be read, is no text, or has more than a megabyte
   */
  static String text(String name) {
    try (BoundedInput input = BoundedInput.open(name, "text", 1)) {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(input.readAllBytes())).toString();
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  /** Returns why a file could not be read. */
  static WrongInput unreadable(String name, IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return new WrongInput("There is no file " + name + ".");
    }
    if (failure instanceof CharacterCodingException) {
      return new WrongInput("The file %s cannot be read: it is no text in UTF-8.".formatted(name));
    }
    String obstacle =
        failure instanceof BoundedInput.TooLarge
            ? ": " + failure.getMessage()
            : obstacle(path(name));
    return new WrongInput("The file %s cannot be read%s.".formatted(name, obstacle));
  }

  /** Returns what is wrong with what stands in a file. */
  static WrongInput wrong(String name, IllegalArgumentException content) {
    return new WrongInput("In the file %s, %s".formatted(name, content.getMessage()));
  }

  /** Returns why a file could not be written. */
  static WrongInput unwritable(Path file) {
    return unwritable(file, file);
  }

  /**
   * Returns why a file could not be written.
   *
   * @param named as it was named
   * @param file where it is, which is elsewhere if the name is a link
   */
  static WrongInput unwritable(Path named, Path file) {
    return new WrongInput("The file %s cannot be written%s.".formatted(named, obstacle(file)));
  }

  private static String obstacle(Path file) {
    if (Files.isDirectory(file)) {
      return ": it is a directory";
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      return ": it is no ordinary file, but a pipe or a device";
    }
    Path folder = file.toAbsolutePath().getParent();
    return folder == null || Files.isDirectory(folder) ? "" : ": there is no directory " + folder;
  }
}
