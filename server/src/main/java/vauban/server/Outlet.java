package vauban.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import vauban.server.analysis.Findings;

/**
 * Sends messages one after the other. Findings that could not yet be sent give way to newer ones,
 * so that nothing heaps up before a slow client, and nobody waits for it.
 */
final class Outlet {

  /** Who asks wrong more often than it reads the answers is no client. */
  private static final int MOST_REFUSALS = 32;

  private final Session session;
  private final Deque<AnalysisMessage> refusals = new ArrayDeque<>();
  private @Nullable Findings findings;
  private boolean sending;

  Outlet(Session session) {
    this.session = session;
  }

  synchronized void tell(Findings newer) {
    findings = newer;
    send();
  }

  synchronized void refuse(@Nullable Long id, String words) {
    if (refusals.size() == MOST_REFUSALS) {
      cut();
      return;
    }
    refusals.add(new AnalysisMessage.Refused(id, new ErrorMessage(words).error()));
    send();
  }

  private void send() {
    if (sending) {
      return;
    }
    AnalysisMessage next = refusals.poll();
    if (next == null && findings != null) {
      next = AnalysisMessage.Found.of(findings);
      findings = null;
    }
    if (next != null) {
      sending = true;
      session.sendText(
          new String(Json.write(next), StandardCharsets.UTF_8),
          Callback.from(this::sent, failure -> cut()));
    }
  }

  /**
   * Ends the connection on a thread of its own, for whoever notices may hold what others wait for.
   */
  private void cut() {
    Thread.startVirtualThread(session::disconnect);
  }

  private synchronized void sent() {
    sending = false;
    send();
  }
}
