package vauban.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

class MigrationsTest {

  @Test
  void knowsTheAnalysesOfEarlierVersionsByTheirWantOfPlayers() throws IOException {
    try (Handle database = Jdbi.open("jdbc:sqlite::memory:")) {
      database.createScript(script("V1__games.sql")).execute();
      database.execute("pragma user_version = 1");
      keep(database, "looked-at", 0, "", "{\"preset\":\"point\",\"players\":{},\"result\":null}");
      keep(database, "given-up", 0, "", "{\"players\":{\"north\":{\"kind\":\"person\"}}}");
      keep(database, "going", 1, "", "{\"players\":{}}");
      keep(database, "won", 0, "first", "{\"players\":{}}");

      Migrations.run(database);

      assertThat(
              database
                  .createQuery("select id from game where kind = 'analysis'")
                  .mapTo(String.class)
                  .list())
          .containsExactly("looked-at");
    }
  }

  private static void keep(Handle database, String id, int going, String result, String summary) {
    database.execute(
        "insert into game values ('', ?, 1, 0, '', 'siege', ?, ?, 0, '', '', '', ?, '')",
        id,
        result,
        going,
        summary);
  }

  private static String script(String name) throws IOException {
    try (InputStream in = Objects.requireNonNull(Migrations.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
