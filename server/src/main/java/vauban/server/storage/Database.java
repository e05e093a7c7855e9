package vauban.server.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * An open SQLite file. What was written is on the disk before the statement returns. Several
 * processes may have the same file open.
 */
final class Database implements AutoCloseable {

  private static final String FILE = "vauban.db";

  /** How a file of SQLite begins, unless it is empty. */
  private static final byte[] BEGINNING = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

  /** How long a writer waits for another, in milliseconds. */
  private static final int PATIENCE = 10_000;

  private static final int CONNECTIONS = 4;

  private final HikariDataSource source;
  private final Jdbi jdbi;

  private Database(HikariDataSource source) {
    this.source = source;
    jdbi = Jdbi.create(source);
  }

  /**
   * Checks that what has the name of a directory's database may be one. Opening it would take too
   * long for that.
   *
   * @throws IOException where it is none; the message is for people
   */
  static void check(Path directory) throws IOException {
    Path file = directory.resolve(FILE);
    if (!Files.exists(file)) {
      return;
    }
    byte[] beginning;
    try (InputStream in = Files.newInputStream(file)) {
      beginning = in.readNBytes(BEGINNING.length);
    } catch (IOException e) {
      throw new IOException("the file " + file + " cannot be read", e);
    }
    if (beginning.length > 0 && !Arrays.equals(beginning, BEGINNING)) {
      throw new IOException("the file " + file + " is no database of games; move it away");
    }
  }

  /**
   * Opens the database of a directory, and makes it where there is none.
   *
   * @throws RuntimeException where it cannot
   */
  static Database open(Path directory) {
    SQLiteConfig pragmas = new SQLiteConfig();
    pragmas.setJournalMode(SQLiteConfig.JournalMode.WAL);
    pragmas.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    pragmas.setBusyTimeout(PATIENCE);
    // A transaction that begins by reading could not wait for a writer when it comes to write.
    pragmas.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    SQLiteDataSource file = new SQLiteDataSource(pragmas);
    file.setUrl("jdbc:sqlite:" + directory.resolve(FILE));

    HikariConfig pool = new HikariConfig();
    pool.setDataSource(file);
    pool.setPoolName("vauban");
    pool.setMaximumPoolSize(CONNECTIONS);
    pool.setMinimumIdle(1);
    pool.setConnectionTimeout(PATIENCE);
    Database database = new Database(new HikariDataSource(pool));
    try {
      database.jdbi.useHandle(Migrations::run);
      return database;
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  Jdbi jdbi() {
    return jdbi;
  }

  @Override
  public void close() {
    source.close();
  }
}
