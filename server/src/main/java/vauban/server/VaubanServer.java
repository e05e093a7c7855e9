package vauban.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.channels.ServerSocketChannel;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import vauban.engine.Searcher;
import vauban.rules.Games;
import vauban.server.analysis.Analyses;
import vauban.server.storage.Storage;

/**
 * A running server. Nothing of a game is in its memory: whoever plays sends the game with every
 * request, and what is to be kept is on the disk before the answer goes out, so that nothing is
 * lost when the server stops.
 */
public final class VaubanServer implements AutoCloseable {

  private static final int MOST_PLATFORM_THREADS = 16;

  /** How long a request waits for an opponent to be free. */
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

  /** Each analysis has a memory of 32 MB; together they take no more than this part of the heap. */
  private static final long ANALYSIS_BYTES = 32L << 20;

  private static final int ANALYSIS_PART = 4;
  private static final int LEAST_ANALYSES = 2;
  private static final int MOST_ANALYSES = 32;

  private final Javalin javalin;
  private final OpponentPool opponents;
  private final Analyses analyses;
  private final Lines lines = new Lines();
  private final Page page = new Page();
  private final Api api;
  private final Storage storage;
  private final String host;
  private final int port;

  private VaubanServer(
      ServerSettings settings, ServerSocketChannel channel, OpponentPool opponents, PrintStream log)
      throws IOException {
    host = settings.host();
    port = ((InetSocketAddress) channel.getLocalAddress()).getPort();
    this.opponents = opponents;
    api = new Api(opponents, lines);
    analyses =
        new Analyses(
            Runtime.getRuntime().availableProcessors(), mostAnalyses(), opponents::thinking);
    opponents.watch(analyses::opponentsChanged);
    storage = new Storage(settings.data(), log);
    javalin = Javalin.create(config -> configure(config, settings, channel, log));
    javalin.start();
  }

  /**
   * Starts a server and returns as soon as it answers.
   *
   * @throws CannotListen where it cannot listen there; the message is for people
   * @throws IOException where the machine fails otherwise
   */
  public static VaubanServer start(ServerSettings settings) throws IOException {
    int cores = Runtime.getRuntime().availableProcessors();
    OpponentPool opponents = new OpponentPool(cores, EngineOpponent::new, LONGEST_WAIT);
    VaubanServer server = start(settings, opponents, System.err);
    server.storage.warmUp();
    Thread warming = new Thread(server::warmUp, "warm-up");
    warming.setDaemon(true);
    warming.start();
    return server;
  }

  /**
   * Starts a server with other opponents.
   *
   * @param log where failures of the server's own are reported
   */
  static VaubanServer start(ServerSettings settings, OpponentPool opponents, PrintStream log)
      throws IOException {
    return new VaubanServer(settings, ListeningSocket.open(settings), opponents, log);
  }

  /** Makes ready what is asked for first, in the order in which it is. */
  private void warmUp() {
    api.warmUp();
    page.warmUp();
    Games.all().forEach(Searcher::warmUp);
  }

  /** Returns the port it listens on. */
  public int port() {
    return port;
  }

  /** Returns where a browser on this machine finds the page. */
  public URI address() {
    String name =
        switch (host) {
          case "0.0.0.0", "::" -> "127.0.0.1";
          default -> host.contains(":") ? "[" + host + "]" : host;
        };
    return URI.create("http://" + name + ":" + port + "/");
  }

  /** Stops: no more requests, no more thinking. */
  @Override
  public void close() {
    analyses.close();
    opponents.close();
    javalin.stop();
    storage.close();
  }

  private static int mostAnalyses() {
    long room = Runtime.getRuntime().maxMemory() / ANALYSIS_PART / ANALYSIS_BYTES;
    return Math.clamp(room, LEAST_ANALYSES, MOST_ANALYSES);
  }

  private void configure(
      JavalinConfig config, ServerSettings settings, ServerSocketChannel channel, PrintStream log) {
    Failures failures = new Failures(log, page::has);
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.http.prefer405over404 = true;

    // A queue of the JDK: Jetty's own asks the JMX server for the size of a pointer as it starts.
    QueuedThreadPool threads =
        new QueuedThreadPool(MOST_PLATFORM_THREADS, 2, new LinkedBlockingQueue<>());
    threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    threads.setDaemon(true);
    config.jetty.threadPool = threads;
    config.jetty.modifyHttpConfiguration(http -> http.setUriCompliance(UriCompliance.DEFAULT));
    config.jetty.addConnector((server, http) -> connector(server, http, channel));
    config.jetty.modifyServer(
        server -> {
          server.insertHandler(new AnalysisDoor(analyses, lines, failures));
          server.insertHandler(new Gate(settings));
          server.setErrorHandler(new UnreadRequests(page));
        });

    config.routes.exception(Exception.class, failures::answer);
    config.routes.exception(HttpResponseException.class, failures::answer);
    config.router.javaLangErrorHandler(failures::answer);
    config.resourceHandler(page);
    api.addTo(config.routes);
    new Library(storage, settings.local()).addTo(config.routes);
    new Records(Clock.systemUTC()).addTo(config.routes);
  }

  private static Connector connector(
      Server server, HttpConfiguration http, ServerSocketChannel channel) {
    ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
    try {
      connector.open(channel);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return connector;
  }
}
