package vauban.server.storage;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/**
 * What a server keeps. The database is opened when it is first needed, so that the start does not
 * wait for it; {@link #warmUp} opens it beside the start.
 */
public final class Storage implements AutoCloseable {

  private final @Nullable Path directory;
  private final PrintStream log;
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable Database database;
  private @Nullable Path temporary;
  private boolean closed;

  /**
   * Makes a storage that has nothing open yet.
   *
   * @param directory where to keep things, or null to keep them only until it is closed
   * @param log where failures are reported
   */
  public Storage(@Nullable Path directory, PrintStream log) {
    this.directory = directory;
    this.log = log;
  }

  /** Opens the database on a thread of its own. A failure waits for who needs it. */
  public void warmUp() {
    Thread.ofPlatform()
        .daemon()
        .name("storage")
        .start(
            () -> {
              try {
                open();
              } catch (StorageFailure e) {
                // Told to whoever asks for something that is kept, and in the log.
                return;
              }
            });
  }

  /**
   * Does something with the database.
   *
   * @throws StorageFailure where the disk does not allow it; the message is for people
   */
  public <T extends @Nullable Object> T with(Function<Handle, T> work) {
    Database open = open();
    try {
      return open.jdbi().withHandle(work::apply);
    } catch (JdbiException e) {
      throw failure(e);
    }
  }

  private Database open() {
    lock.lock();
    try {
      if (closed) {
        throw new StorageFailure("the server is stopping", null);
      }
      Database open = database == null ? Database.open(place()) : database;
      database = open;
      return open;
    } catch (StorageFailure e) {
      throw e;
    } catch (RuntimeException | LinkageError e) {
      throw failure(e);
    } finally {
      lock.unlock();
    }
  }

  private Path place() {
    try {
      if (directory != null) {
        DataDirectory.prepare(directory);
        return directory;
      }
      temporary = Files.createTempDirectory("vauban");
      return temporary;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private StorageFailure failure(Throwable cause) {
    Throwable root = cause;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String reason = root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
    String place = directory == null ? "" : " in " + directory;
    synchronized (log) {
      log.println("vauban: the games%s cannot be read or written: %s".formatted(place, reason));
    }
    return new StorageFailure("the server cannot reach the games on its disk: " + reason, cause);
  }

  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      if (database != null) {
        database.close();
      }
      if (temporary != null) {
        delete(temporary);
      }
    } finally {
      lock.unlock();
    }
  }

  private static void delete(Path directory) {
    try (Stream<Path> walk = Files.walk(directory)) {
      List<Path> inner = walk.sorted(Comparator.reverseOrder()).toList();
      for (Path path : inner) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      // The system clears its temporary directory sooner or later.
      return;
    }
  }
}
