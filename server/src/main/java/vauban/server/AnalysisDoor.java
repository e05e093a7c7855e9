package vauban.server;

import java.time.Duration;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.jspecify.annotations.Nullable;
import vauban.server.analysis.Analyses;

/**
 * Where the WebSocket of an analysis is opened. What Jetty needs for WebSockets is loaded when the
 * first is, so that a start need not wait for it.
 */
final class AnalysisDoor extends Handler.Wrapper {

  static final String PATH = "/api/analysis";

  /** Longer than any pause between two messages of a search; who is silent may come back. */
  private static final Duration LONGEST_SILENCE = Duration.ofMinutes(2);

  private final Analyses analyses;
  private final Lines lines;
  private final Failures failures;
  private @Nullable ServerWebSocketContainer container;

  AnalysisDoor(Analyses analyses, Lines lines, Failures failures) {
    this.analyses = analyses;
    this.lines = lines;
    this.failures = failures;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (!Request.getPathInContext(request).equals(PATH)) {
      return super.handle(request, response, callback);
    }
    if (!opened().upgrade((asked, answer, done) -> socket(), request, response, callback)) {
      response.getHeaders().put(HttpHeader.UPGRADE, "websocket");
      Gate.refuse(response, callback, 426, PATH + " is a WebSocket, so ask to upgrade to one");
    }
    return true;
  }

  private AnalysisSocket socket() {
    return new AnalysisSocket(analyses, lines, failures);
  }

  private synchronized ServerWebSocketContainer opened() {
    ServerWebSocketContainer ready = container;
    if (ready == null) {
      ready = ServerWebSocketContainer.ensure(getServer());
      ready.setIdleTimeout(LONGEST_SILENCE);
      ready.setMaxTextMessageSize(RequestBody.MOST_BYTES);
      container = ready;
    }
    return ready;
  }
}
