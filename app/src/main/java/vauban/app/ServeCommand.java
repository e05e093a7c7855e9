package vauban.app;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code vauban serve}, and {@code vauban} alone. */
@Command(
    name = "serve",
    header = "Starts the server and opens the page to play on.",
    description =
        "The server listens on this machine only (127.0.0.1). Its address is said, and opened in"
            + " the browser if there is one. 'vauban' alone does the same. Ctrl-C stops it; the"
            + " page keeps the game.",
    footer = {"%nExamples:", "  vauban serve", "  vauban serve --port 9000 --no-browser"})
final class ServeCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Option(
      names = "--port",
      paramLabel = "N",
      description =
          "The port to listen on, 0 for any free one. Without it, 8080 or the next free one.")
  private @Nullable String port;

  @Option(names = "--no-browser", description = "Does not open the browser.")
  private boolean noBrowser;

  ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    // The server's classes stay out of commands that need none of them: those start fast.
    return new Serving(terminal, !noBrowser).run(port);
  }
}
