package vauban.server;

import io.javalin.http.Context;

/** Answers made for one request, which nobody keeps. */
final class Answer {

  /** What is shorter, in bytes, fits into few packets as it is. */
  private static final int WORTH_PACKING = 4_096;

  private Answer() {}

  /** Sends an object as JSON, packed if it is long and the client takes that. */
  static void send(Context context, int status, Object answer) {
    byte[] json = Json.write(answer);
    context.status(status).header("Cache-Control", "no-store").contentType(Json.TYPE);
    // Whoever waited long was sent a blank already, and with it the headers.
    if (json.length >= WORTH_PACKING
        && !context.res().isCommitted()
        && Packing.isTakenBy(context)) {
      context.header("Content-Encoding", "gzip").header("Vary", "Accept-Encoding");
      context.result(Packing.pack(json));
    } else {
      context.result(json);
    }
  }
}
