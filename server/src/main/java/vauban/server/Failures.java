package vauban.server;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.http.NotFoundResponse;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Predicate;
import org.eclipse.jetty.http.HttpException;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.InvalidPosition;
import vauban.server.library.InvalidDocument;

/**
 * Turns whatever went wrong into a status and one sentence, in one place. What is the client's
 * fault is told in full. What is ours is written to the log once, and the client learns the number
 * of that report and nothing else.
 */
final class Failures {

  private static final int OURS = 500;

  private final PrintStream log;
  private final Predicate<String> files;

  /**
   * Makes the answers of a server.
   *
   * @param files whether a path is that of a file, which can only be read
   */
  Failures(PrintStream log, Predicate<String> files) {
    this.log = log;
    this.files = files;
  }

  /** Answers a request that failed. */
  void answer(Exception failure, Context context) {
    String request = context.req().getMethod() + " " + context.path();
    Answer answer =
        switch (failure) {
          case Refusal refusal -> new Answer(refusal.status(), sentence(request, refusal));
          case InvalidDocument invalid -> new Answer(400, words(invalid));
          case InvalidOption invalid -> new Answer(400, sentence(request, invalid));
          case InvalidPosition invalid -> new Answer(400, sentence(request, invalid));
          case NotFoundResponse nothing -> notFound(request, context);
          case MethodNotAllowedResponse other ->
              notAllowed(request, String.join(", ", other.getDetails().values()), context);
          case HttpResponseException other -> new Answer(other.getStatus(), words(other));
          case HttpException bad ->
              new Answer(bad.getCode(), "the request cannot be read: " + bad.getReason());
          case InterruptedException stopping -> new Answer(503, "the server is stopping");
          case IOException broken -> new Answer(400, "the request broke off before its end");
          default -> new Answer(OURS, report(request, failure));
        };
    byte[] body = Json.write(new ErrorMessage(answer.words));
    context.status(answer.status).contentType(Json.TYPE).result(body);
  }

  private record Answer(int status, String words) {}

  /**
   * Returns what somebody is told of a failure who is not answered by HTTP.
   *
   * @param request what was asked, for the report of a failure that is ours
   */
  String sentence(String request, Throwable failure) {
    return switch (failure) {
      case Refusal refusal -> words(refusal);
      case InvalidOption invalid -> words(invalid);
      case InvalidPosition invalid -> "the position cannot be: " + words(invalid);
      default -> report(request, failure);
    };
  }

  private Answer notFound(String request, Context context) {
    boolean reading = Set.of("GET", "HEAD").contains(context.req().getMethod());
    return !reading && files.test(context.path())
        ? notAllowed(request, "GET, HEAD", context)
        : new Answer(404, "there is nothing at " + context.path());
  }

  private static Answer notAllowed(String request, String methods, Context context) {
    context.header("Allow", methods);
    return new Answer(405, request + " is not possible, only " + methods);
  }

  private static String words(Exception failure) {
    return Objects.requireNonNullElse(failure.getMessage(), failure.getClass().getSimpleName());
  }

  /** Answers a request that met an error of the machine, such as no memory left. */
  void answer(HttpServletResponse response, Error error) {
    ErrorMessage message = new ErrorMessage(report("a request", error));
    response.setStatus(OURS);
    response.setContentType(Json.TYPE);
    try {
      response.getOutputStream().write(Json.write(message));
    } catch (IOException e) {
      // The client is gone, and the report is written.
      return;
    }
  }

  private String report(String request, Throwable failure) {
    String id = "%08x".formatted(ThreadLocalRandom.current().nextInt());
    synchronized (log) {
      log.println("vauban: report " + id + ": " + request + " failed");
      failure.printStackTrace(log);
    }
    return "something went wrong in the server; its log has it as report " + id;
  }
}
