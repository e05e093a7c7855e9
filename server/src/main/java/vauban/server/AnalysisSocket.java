package vauban.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import vauban.server.analysis.Analyses;
import vauban.server.analysis.Analysis;
import vauban.server.analysis.Findings;
import vauban.server.analysis.Query;

/**
 * A client that watches the engine think. It is public only because Jetty calls it by reflection.
 */
public final class AnalysisSocket implements Session.Listener.AutoDemanding {

  private final Analyses analyses;
  private final Lines lines;
  private final Failures failures;
  private @Nullable Outlet outlet;
  private @Nullable Analysis analysis;

  AnalysisSocket(Analyses analyses, Lines lines, Failures failures) {
    this.analyses = analyses;
    this.lines = lines;
    this.failures = failures;
  }

  @Override
  public void onWebSocketOpen(Session session) {
    Outlet out = new Outlet(session);
    outlet = out;
    Optional<Analysis> opened =
        analyses.open(
            new Analysis.Listener() {
              @Override
              public void found(Findings findings) {
                out.tell(findings);
              }

              @Override
              public void failed(Query query, Throwable failure) {
                refuse(query.id(), failure);
              }
            });
    analysis = opened.orElse(null);
    if (opened.isEmpty()) {
      out.refuse(null, "the engine looks at as many boards as it can; close one and try again");
      session.close(StatusCode.TRY_AGAIN_LATER, "too many analyses", Callback.NOOP);
    }
  }

  @Override
  public void onWebSocketText(String message) {
    if (analysis == null) {
      return;
    }
    Long id = null;
    try {
      RequestBody body = AnalysisRequest.body(message.getBytes(StandardCharsets.UTF_8));
      if (!body.truth("stop")) {
        id = (long) AnalysisRequest.id(body);
      }
      Query query = AnalysisRequest.of(body, lines, analyses.mostThreads()).query();
      if (query == null) {
        analysis.stop();
      } else {
        analysis.go(query);
      }
    } catch (RuntimeException | Error failure) {
      if (id != null) {
        analysis.stop(); // what it looks at is not what is wanted any more
      }
      refuse(id, failure);
    }
  }

  private void refuse(@Nullable Long id, Throwable failure) {
    String words = failures.sentence("a message to " + AnalysisDoor.PATH, failure);
    Objects.requireNonNull(outlet).refuse(id, words.replaceFirst("^the body ", "the message "));
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    Objects.requireNonNull(outlet).refuse(null, "a message is JSON as text, not bytes");
    callback.succeed();
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    close();
  }

  @Override
  public void onWebSocketClose(int status, @Nullable String reason, Callback callback) {
    close();
    callback.succeed();
  }

  private void close() {
    if (analysis != null) {
      analysis.close();
    }
  }
}
