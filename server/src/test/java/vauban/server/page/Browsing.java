package vauban.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import vauban.server.ServerSettings;
import vauban.server.VaubanServer;

/**
 * A server and a browser for a class of tests. After each test it checks that the page wrote
 * nothing into the console and asked nobody else for anything.
 */
final class Browsing implements BeforeAllCallback, AfterAllCallback, AfterEachCallback {

  /** The one made to run without a window first: it opens a page in half the time. */
  private static final List<String> CHROMIUM =
      List.of(
          "chromium-headless-shell",
          "chromium",
          "chromium-browser",
          "google-chrome-stable",
          "google-chrome");

  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  /** What Playwright itself writes where service workers are blocked. */
  private static final String BLOCKED = "Service Worker registration blocked";

  /** Milliseconds; long, for a machine that does much else. */
  private static final double PATIENCE = 60_000;

  private final List<BrowserContext> contexts = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private @Nullable VaubanServer server;
  private @Nullable Playwright playwright;
  private @Nullable Browser browser;

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    startServer(0);
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions().setExecutablePath(chromium()).setArgs(ARGUMENTS));
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (playwright != null) {
      playwright.close();
    }
    stopServer();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    List<String> found = List.copyOf(complaints);
    closeAll();
    complaints.clear();
    assertThat(found).as("complaints of the browser").isEmpty();
  }

  /**
   * Opens the page where games are set up on a desktop, in light colours and without animations.
   */
  GamePage open() {
    return open(desktop());
  }

  /** Opens the page where games are set up. */
  GamePage open(Browser.NewContextOptions options) {
    return new GamePage(openAt("new", options));
  }

  /**
   * Opens a page.
   *
   * @param path without a leading slash; empty for the first page
   */
  Page openAt(String path, Browser.NewContextOptions options) {
    Page page = blank(options);
    page.navigate("/" + path);
    return page;
  }

  /** Returns a page that shows nothing yet; paths it is led to are those of the server. */
  Page blank(Browser.NewContextOptions options) {
    if (options.serviceWorkers == null) {
      // The page would be fetched a second time, to be kept.
      options.setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    }
    BrowserContext context =
        Objects.requireNonNull(browser).newContext(options.setBaseURL(address()));
    contexts.add(context);
    context.setDefaultTimeout(PATIENCE);
    Page page = context.newPage();
    watch(page);
    return page;
  }

  /** Closes what is open, so that many pages can follow each other in one test. */
  void closeAll() {
    contexts.forEach(BrowserContext::close);
    contexts.clear();
  }

  /** Forgets what the browser has complained of, for tests of a server that does not answer. */
  void forgive() {
    complaints.clear();
  }

  /** Returns where the server is. */
  String address() {
    return Objects.requireNonNull(server).address().toString();
  }

  /** Returns where a server is that was stopped. */
  static String address(int port) {
    return "http://127.0.0.1:" + port + "/";
  }

  /** Stops the server; its port is returned for {@link #startServer}. */
  int stopServer() {
    if (server == null) {
      return 0;
    }
    int port = server.port();
    server.close();
    server = null;
    return port;
  }

  /** Starts the server on a port, or on any free one for 0. */
  void startServer(int port) throws IOException {
    server = VaubanServer.start(ServerSettings.local(port));
  }

  static Browser.NewContextOptions desktop() {
    return new Browser.NewContextOptions()
        .setViewportSize(1440, 900)
        .setColorScheme(ColorScheme.LIGHT)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  static Browser.NewContextOptions phone() {
    return new Browser.NewContextOptions()
        .setViewportSize(390, 844)
        .setDeviceScaleFactor(2)
        .setHasTouch(true)
        .setIsMobile(true)
        .setColorScheme(ColorScheme.LIGHT)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  private void watch(Page page) {
    String home = address();
    page.onConsoleMessage(
        message -> {
          if (List.of("error", "warning").contains(message.type())
              && !message.text().startsWith(BLOCKED)) {
            complaints.add(message.text());
          }
        });
    page.onPageError(complaints::add);
    page.onRequest(
        request -> {
          if (!request.url().startsWith(home)) {
            complaints.add("a request to " + request.url());
          }
        });
  }

  private static Path chromium() {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return CHROMIUM.stream()
        .flatMap(
            name -> Stream.of(path.split(File.pathSeparator)).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("no Chromium in the path; looked for " + CHROMIUM));
  }
}
