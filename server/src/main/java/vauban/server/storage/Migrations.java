package vauban.server.storage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Brings a database to the present schema, script by script. The database counts the scripts it has
 * seen (SQLite's {@code user_version}). A script that was published never changes again.
 */
final class Migrations {

  private static final List<String> SCRIPTS = List.of("V1__games.sql", "V2__kinds.sql");

  private Migrations() {}

  /**
   * Runs the scripts that the database has not seen, all or none.
   *
   * @throws IllegalStateException where the database is of a later Vauban; the message is for
   *     people
   */
  static void run(Handle database) {
    int seen = seen(database);
    if (seen > SCRIPTS.size()) {
      throw new IllegalStateException("the file was written by a later version of Vauban");
    }
    if (seen < SCRIPTS.size()) {
      // Another process may do the same at this moment: what counts is what holds inside.
      database.useTransaction(
          inside -> {
            for (String script : SCRIPTS.subList(seen(inside), SCRIPTS.size())) {
              inside.createScript(text(script)).execute();
            }
            inside.execute("pragma user_version = " + SCRIPTS.size());
          });
    }
  }

  private static int seen(Handle database) {
    return database.createQuery("pragma user_version").mapTo(Integer.class).one();
  }

  private static String text(String script) {
    try (InputStream in = Migrations.class.getResourceAsStream(script)) {
      if (in == null) {
        throw new IllegalStateException("the script " + script + " is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
