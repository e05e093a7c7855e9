package vauban.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import tools.jackson.databind.JsonNode;
import vauban.rules.record.GameRecord;
import vauban.rules.record.RecordEntry;
import vauban.rules.record.RecordFault;
import vauban.rules.record.RecordReader;
import vauban.rules.record.RecordWriter;
import vauban.server.library.Document;
import vauban.server.library.DocumentReader;
import vauban.server.library.DocumentWriter;
import vauban.server.library.JsonKind;

/** The resources that turn records of games into documents, and documents into records. */
final class Records {

  private static final int ID_BYTES = 12;

  private final Clock clock;

  /**
   * Makes the resources.
   *
   * @param clock says when a document was made
   */
  Records(Clock clock) {
    this.clock = clock;
  }

  /** Adds them to a server. */
  void addTo(RoutesConfig routes) {
    routes.addHttpHandler(HandlerType.POST, "/api/records/read", this::read);
    routes.addHttpHandler(HandlerType.POST, "/api/records/write", Records::write);
  }

  /** The games of a text, and what is wrong with those that could not be read. */
  record Read(List<Document> games, List<Fault> faults) {}

  /**
   * What is wrong with a game.
   *
   * @param line from 1
   * @param words a sentence
   */
  record Fault(int line, String words) {

    static Fault of(RecordFault fault) {
      return new Fault(fault.line(), fault.reason());
    }
  }

  /** The text of records. */
  record Written(String text) {}

  private void read(Context context) throws IOException {
    RequestBody body = RequestBody.of(context, List.of("text"), Library.MOST_BYTES);
    List<Document> games = new ArrayList<>();
    List<Fault> faults = new ArrayList<>();
    try (RecordReader reader = new RecordReader(new StringReader(body.text("text")))) {
      for (Optional<RecordEntry> entry = reader.next(); entry.isPresent(); entry = reader.next()) {
        switch (entry.get()) {
          case RecordEntry.Sound(GameRecord game, int line) ->
              games.add(DocumentWriter.document(game, id(game), clock.instant()));
          case RecordEntry.Faulty(int line, RecordFault fault) -> faults.add(Fault.of(fault));
        }
      }
    }
    if (games.isEmpty() && faults.isEmpty()) {
      faults.add(new Fault(1, "There is no game in this text."));
    }
    Answer.send(context, 200, new Read(games, faults));
  }

  /** Returns an id that the same record has again, so that nobody brings it in twice unawares. */
  private static String id(GameRecord game) {
    byte[] text = RecordWriter.text(game).getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(Content.digest(text), 0, ID_BYTES);
  }

  private static void write(Context context) throws IOException {
    RequestBody body = RequestBody.of(context, List.of("documents"), Library.MOST_BYTES);
    JsonNode documents = body.node("documents");
    if (!documents.isArray()) {
      throw Refusal.wrong("'documents' must be a list of documents, not " + JsonKind.of(documents));
    }
    StringJoiner text = new StringJoiner("\n");
    int number = 0;
    for (JsonNode document : documents.values()) {
      number++;
      text.add(RecordWriter.text(DocumentReader.read(document, "document " + number)));
    }
    Answer.send(context, 200, new Written(text.toString()));
  }
}
