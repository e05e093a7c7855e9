package vauban.server.storage;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the programs of a user keep their data. */
public final class DataDirectory {

  private DataDirectory() {}

  /**
   * Returns the directory that is usual on a system: {@code XDG_DATA_HOME/vauban} where that
   * variable is set, otherwise what Linux, macOS or Windows prescribe.
   *
   * @param environment variables of the process
   * @param system name of the operating system, as the property {@code os.name} has it
   * @param home the user's home directory
   */
  public static Path usual(Map<String, String> environment, String system, String home) {
    Path wanted = absolute(environment.get("XDG_DATA_HOME"));
    if (wanted != null) {
      return wanted.resolve("vauban");
    }
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return Path.of(home, "Library", "Application Support", "Vauban");
    }
    if (name.startsWith("windows")) {
      Path local = absolute(environment.get("LOCALAPPDATA"));
      return (local == null ? Path.of(home, "AppData", "Local") : local).resolve("Vauban");
    }
    return Path.of(home, ".local", "share", "vauban");
  }

  /** A relative path is none, says the specification of these variables. */
  private static @Nullable Path absolute(@Nullable String text) {
    try {
      Path path = text == null || text.isBlank() ? null : Path.of(text);
      return path != null && path.isAbsolute() ? path : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  /**
   * Makes a directory for its owner's eyes only, unless it is there, and checks that files can be
   * made in it and that no other file has the name of the database.
   *
   * @throws IOException where games cannot be kept there; the message is for people
   */
  public static void prepare(Path directory) throws IOException {
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new IOException(directory + " is a file, not a directory");
    }
    try {
      if (!Files.isDirectory(directory)) {
        Path parent = directory.toAbsolutePath().getParent();
        if (parent != null) {
          Files.createDirectories(parent);
        }
        if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
          var owned =
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
          Files.createDirectory(directory, owned);
        } else {
          Files.createDirectory(directory);
        }
      }
      Files.delete(Files.createTempFile(directory, "check", null));
    } catch (IOException e) {
      throw new IOException("the directory " + directory + " cannot be written to", e);
    }
    Database.check(directory);
  }
}
