package vauban.app;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import vauban.server.ServerSettings;

/** {@code vauban serve}, and {@code vauban} alone. */
@Command(
    name = "serve",
    header = "Starts the server and opens the page to play on.",
    description =
        "The server listens to this machine only, unless --host says otherwise. Its address is"
            + " said, and opened in the browser if there is one. 'vauban' alone does the same."
            + " Ctrl-C stops it; the games are kept.",
    footer = {
      "%nExamples:",
      "  vauban serve",
      "  vauban serve --port 9000 --no-browser",
      "  vauban serve --data ~/club-games         the games of the club, apart from one's own",
      "  vauban serve --host 0.0.0.0              for every machine that can reach this one"
    })
final class ServeCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Option(
      names = "--port",
      paramLabel = "N",
      description =
          "The port to listen on, 0 for any free one. Without it, 8080 or the next free one.")
  private @Nullable String port;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description =
          "The name or address of this machine to listen at; 127.0.0.1 unless you say otherwise,"
              + " which no other machine can reach. 0.0.0.0 is all it has.")
  private String host = ServerSettings.LOCAL_HOST;

  @Option(
      names = "--data",
      paramLabel = "DIRECTORY",
      description =
          "The directory where the games are kept, in a file vauban.db. Without it,"
              + " $XDG_DATA_HOME/vauban or what is usual on the system.")
  private @Nullable String data;

  @Option(names = "--no-browser", description = "Does not open the browser.")
  private boolean noBrowser;

  ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    // The server's classes stay out of commands that need none of them: those start fast.
    return new Serving(terminal, !noBrowser).run(host, port, data);
  }
}
