package vauban.server;

import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Answers requests that Jetty refuses before anybody has read them. Where only the path was wrong,
 * such as {@code /game//}, a browser gets the page, as for any path that leads nowhere. Of a broken
 * escape such as {@code %zz} it gets a sentence: Jetty gives up before it has read who asks.
 */
final class UnreadRequests implements Request.Handler {

  private final Page page;

  /** Makes the answers of a server with this page. */
  UnreadRequests(Page page) {
    this.page = page;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    if (request.getHttpURI().hasViolations() && page.isAstray(request)) {
      Gate.secure(response.getHeaders());
      page.sendForNothing(response, callback);
    } else {
      Gate.refuse(response, callback, response.getStatus(), "the request cannot be read");
    }
    return true;
  }
}
