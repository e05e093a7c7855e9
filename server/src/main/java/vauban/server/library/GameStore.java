package vauban.server.library;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;
import vauban.server.storage.Storage;

/**
 * The games in the database. A game belongs to an owner and counts its revisions; it is written
 * only by who knows the latest one, which a single statement checks and changes, so that of two
 * writers one learns that the other was there before.
 */
public final class GameStore {

  private static final String FILTERS =
      """
      owner = :owner and deleted = 0
        and (:rules = '' or rules = :rules) and (:result = '' or result = :result)
        and (:kind = '' or kind = :kind)
        and (:going < 0 or (going = :going and kind = 'game'))
      """;

  private final Storage storage;

  /** Makes the store of what a server keeps. */
  public GameStore(Storage storage) {
    this.storage = storage;
  }

  /**
   * A game as it is kept.
   *
   * @param document JSON; empty where the game was deleted
   */
  public record Stored(int revision, boolean deleted, String document) {}

  /**
   * A game in a list.
   *
   * @param summary JSON of {@link Summary.Shown}
   */
  public record Listed(
      String id,
      int revision,
      String game,
      String kind,
      boolean going,
      int plies,
      String title,
      String created,
      String updated,
      String summary) {}

  /**
   * Part of the games that a query is about.
   *
   * @param total how many it is about
   */
  public record Listing(int total, List<Listed> games) {}

  /** Returns a game, also one that was deleted. */
  public Optional<Stored> find(String owner, String id) {
    return storage.with(database -> find(database, owner, id));
  }

  private static Optional<Stored> find(Handle database, String owner, String id) {
    return database
        .createQuery(
            "select revision, deleted, document from game where owner = :owner and id = :id")
        .bind("owner", owner)
        .bind("id", id)
        .map(
            (row, context) ->
                new Stored(
                    row.getInt("revision"), row.getBoolean("deleted"), row.getString("document")))
        .findOne();
  }

  /**
   * Writes a game, a new one too, if the revision is the latest, or if the latest is the very same
   * document. A game that is not there is taken with any revision: its owner has it from a server
   * that was lost.
   *
   * @param revision latest one that the writer knows, 0 for none
   * @param sent when the document was changed that the writer sent before and that nobody
   *     acknowledged, empty if there was none: where that one is the latest, nobody else was there
   * @param shown JSON of the part of the summary that lists show
   * @param document JSON
   * @return the new revision, or empty where there is a later one
   */
  public Optional<Integer> put(
      String owner,
      String id,
      int revision,
      String sent,
      Summary summary,
      String shown,
      String document) {
    String sql =
        """
        insert into game (owner, id, revision, deleted, document, rules, kind, result, going,
          plies, title, created, updated, summary, search)
        values (:owner, :id, :revision + 1, 0, :document, :rules, :kind, :result, :going, :plies,
          :title, :created, :updated, :summary, :search)
        on conflict (owner, id) do update set
          revision = game.revision + 1, deleted = 0, document = excluded.document,
          rules = excluded.rules, kind = excluded.kind, result = excluded.result, going = excluded.going,
          plies = excluded.plies, title = excluded.title, created = excluded.created,
          updated = excluded.updated, summary = excluded.summary, search = excluded.search
        where game.revision = :revision
          or (game.deleted = 0
            and (game.document = excluded.document or (:sent <> '' and game.updated = :sent)))
        returning revision
        """;
    return storage.with(
        database ->
            database
                .createQuery(sql)
                .bind("owner", owner)
                .bind("id", id)
                .bind("revision", revision)
                .bind("sent", sent)
                .bind("document", document)
                .bind("rules", summary.game())
                .bind("kind", summary.kind())
                .bind("result", summary.result())
                .bind("going", summary.going() ? 1 : 0)
                .bind("plies", summary.plies())
                .bind("title", summary.title())
                .bind("created", summary.created())
                .bind("updated", summary.updated())
                .bind("summary", shown)
                .bind("search", summary.search())
                .mapTo(Integer.class)
                .findOne());
  }

  /**
   * Deletes a game if the revision is the latest.
   *
   * @return the new revision, or empty where there is a later one or no such game
   */
  public Optional<Integer> delete(String owner, String id, int revision) {
    return storage.with(
        database ->
            database
                .createQuery(
                    """
                    update game set revision = revision + 1, deleted = 1, document = '',
                      summary = '', search = '', title = ''
                    where owner = :owner and id = :id and revision = :revision and deleted = 0
                    returning revision
                    """)
                .bind("owner", owner)
                .bind("id", id)
                .bind("revision", revision)
                .mapTo(Integer.class)
                .findOne());
  }

  /** Returns the games of an owner that a query is about. */
  public Listing list(String owner, GameQuery query) {
    StringBuilder where = new StringBuilder(FILTERS);
    Map<String, String> words = new LinkedHashMap<>();
    for (String word : query.words()) {
      String name = "word" + words.size();
      words.put(name, "%" + word.replaceAll("[!%_]", "!$0") + "%");
      where.append(" and search like :").append(name).append(" escape '!'");
    }
    String columns = "id, revision, rules, kind, going, plies, title, created, updated, summary";
    String page =
        "select %s from game where %s order by %s, id limit :limit offset :offset"
            .formatted(columns, where, query.sort().sql());
    return storage.with(
        database -> {
          int total =
              bound(database.createQuery("select count(*) from game where " + where), owner, query)
                  .bindMap(words)
                  .mapTo(Integer.class)
                  .one();
          List<Listed> games =
              bound(database.createQuery(page), owner, query)
                  .bindMap(words)
                  .bind("limit", query.limit())
                  .bind("offset", query.offset())
                  .map((row, context) -> listed(row))
                  .list();
          return new Listing(total, new ArrayList<>(games));
        });
  }

  private static <T extends SqlStatement<T>> T bound(T statement, String owner, GameQuery query) {
    Boolean going = query.going();
    return statement
        .bind("owner", owner)
        .bind("rules", query.game())
        .bind("kind", query.kind())
        .bind("result", query.result())
        .bind("going", going == null ? -1 : going ? 1 : 0);
  }

  private static Listed listed(ResultSet row) throws SQLException {
    return new Listed(
        row.getString("id"),
        row.getInt("revision"),
        row.getString("rules"),
        row.getString("kind"),
        row.getBoolean("going"),
        row.getInt("plies"),
        row.getString("title"),
        row.getString("created"),
        row.getString("updated"),
        row.getString("summary"));
  }
}
