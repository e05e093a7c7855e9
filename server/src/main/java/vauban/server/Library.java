package vauban.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import vauban.rules.record.GameRecord;
import vauban.server.library.DocumentReader;
import vauban.server.library.GameQuery;
import vauban.server.library.GameStore;
import vauban.server.library.Summary;
import vauban.server.storage.Storage;
import vauban.server.storage.StorageFailure;

/** The resources with which pages keep their games. */
final class Library {

  /** Bytes of the largest body taken: a game of ten thousand plies. */
  static final int MOST_BYTES = 2 * 1024 * 1024;

  /** So far from the largest number that no game is written often enough to reach that. */
  private static final int MOST_REVISION = 1_000_000_000;

  private static final int UNAVAILABLE = 503;
  private static final int CONFLICT = 409;

  private final GameStore games;
  private final Owner owner;

  /**
   * Makes the resources.
   *
   * @param oneOwner whether all games are one person's, as on a server that only this machine
   *     reaches
   */
  Library(Storage storage, boolean oneOwner) {
    games = new GameStore(storage);
    owner = new Owner(oneOwner);
  }

  /** Adds them to a server. */
  void addTo(RoutesConfig routes) {
    routes.addHttpHandler(HandlerType.GET, "/api/library", this::list);
    routes.addHttpHandler(HandlerType.GET, "/api/library/{id}", this::get);
    routes.addHttpHandler(HandlerType.PUT, "/api/library/{id}", this::put);
    routes.addHttpHandler(HandlerType.DELETE, "/api/library/{id}", this::delete);
  }

  /** A list of games. */
  record Listing(int total, List<Listed> games) {}

  /** A game in a list. */
  record Listed(
      String id,
      int revision,
      String title,
      String game,
      String kind,
      boolean going,
      int plies,
      String created,
      String updated,
      @Nullable JsonNode preset,
      @Nullable JsonNode players,
      @Nullable JsonNode seats,
      @Nullable JsonNode result,
      @Nullable JsonNode variations,
      @Nullable JsonNode position,
      @Nullable JsonNode pieces) {

    static Listed of(GameStore.Listed game) {
      JsonNode shown = Json.read(game.summary().getBytes(StandardCharsets.UTF_8));
      return new Listed(
          game.id(),
          game.revision(),
          game.title(),
          game.game(),
          game.kind(),
          game.going(),
          game.plies(),
          game.created(),
          game.updated(),
          shown.get("preset"),
          shown.get("players"),
          shown.get("seats"),
          shown.get("result"),
          shown.get("variations"),
          shown.get("position"),
          shown.get("pieces"));
    }
  }

  /** A game, or the one that stands in the way of another. */
  record Kept(
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String error,
      int revision,
      @JsonRawValue @Nullable String document) {}

  /** What was written. */
  record Revision(int revision) {}

  private void list(Context context) {
    GameQuery query = GameQuery.of(parameters(context));
    String who = owner.asking(context);
    GameStore.Listing found = stored(() -> games.list(who, query));
    Answer.send(
        context, 200, new Listing(found.total(), found.games().stream().map(Listed::of).toList()));
  }

  private void get(Context context) {
    String id = DocumentReader.id(context.pathParam("id"));
    String who = owner.known(context);
    GameStore.Stored game = stored(() -> games.find(who, id)).orElseThrow(() -> noGame(id));
    if (game.deleted()) {
      Answer.send(context, 410, new Kept("the game " + id + " was deleted", game.revision(), null));
    } else {
      Answer.send(context, 200, new Kept(null, game.revision(), game.document()));
    }
  }

  private void put(Context context) throws IOException {
    String id = DocumentReader.id(context.pathParam("id"));
    String who = owner.known(context);
    RequestBody body = RequestBody.of(context, List.of("revision", "document", "sent"), MOST_BYTES);
    int revision = body.whole("revision", 0, MOST_REVISION);
    String sent = body.textIfAny("sent").orElse("");
    JsonNode document = body.node("document");
    GameRecord record = DocumentReader.read(document, "the document");
    if (!document.path("id").asString("").equals(id)) {
      throw Refusal.wrong("the document is that of another game: its 'id' must be " + id);
    }
    Summary summary = Summary.of(document, record);
    String shown = text(summary.shown());
    Optional<Integer> written =
        stored(() -> games.put(who, id, revision, sent, summary, shown, text(document)));
    if (written.isPresent()) {
      Answer.send(context, 200, new Revision(written.get()));
    } else {
      conflict(context, who, id);
    }
  }

  private void delete(Context context) {
    String id = DocumentReader.id(context.pathParam("id"));
    String who = owner.known(context);
    int revision = GameQuery.whole(parameters(context), "revision", 1, Integer.MAX_VALUE - 1);
    Optional<Integer> deleted = stored(() -> games.delete(who, id, revision));
    if (deleted.isPresent()) {
      Answer.send(context, 200, new Revision(deleted.get()));
    } else {
      conflict(context, who, id);
    }
  }

  private void conflict(Context context, String who, String id) {
    GameStore.Stored present = stored(() -> games.find(who, id)).orElseThrow(() -> noGame(id));
    String words =
        present.deleted()
            ? "the game was deleted meanwhile"
            : "the game was written meanwhile, from another page";
    String document = present.deleted() ? null : present.document();
    Answer.send(context, CONFLICT, new Kept(words, present.revision(), document));
  }

  private static String text(Object json) {
    return new String(Json.write(json), StandardCharsets.UTF_8);
  }

  private static Map<String, String> parameters(Context context) {
    Map<String, String> first = new HashMap<>();
    context
        .queryParamMap()
        .forEach(
            (name, values) -> {
              if (values.isEmpty()) {
                throw Refusal.wrong(
                    "the value of '%s' cannot be read: after each %% there must be two digits of 0-9 and A-F"
                        .formatted(name));
              }
              first.put(name, values.getFirst());
            });
    return first;
  }

  private static Refusal noGame(String id) {
    return new Refusal(404, "there is no game " + id);
  }

  private static <T> T stored(Supplier<T> work) {
    try {
      return work.get();
    } catch (StorageFailure e) {
      throw new Refusal(UNAVAILABLE, String.valueOf(e.getMessage()));
    }
  }
}
