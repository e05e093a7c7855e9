package vauban.server;

import io.javalin.http.Context;
import io.javalin.http.staticfiles.ResourceHandler;
import io.javalin.http.staticfiles.StaticFileConfig;
import io.javalin.security.RouteRole;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** The page: the files under {@code /web/} of the class path, read when first asked for. */
final class Page implements ResourceHandler {

  /** Says which version of the page a document belongs to; the service worker asks that. */
  private static final String VERSION = "Vauban-Version";

  /** No part of a path may begin with a dot, so that none leads out of the folder. */
  private static final Pattern PATH =
      Pattern.compile(
          "(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*\\.([a-z0-9]+)");

  /** Paths by which the page finds its own way (routes.js): the same file is sent for all. */
  private static final Pattern ROUTE =
      Pattern.compile(
          "/(?:(?:new|game|analysis|editor|library|learn|puzzles)(?:/[A-Za-z0-9_-]+)*/?)?");

  private static final Pattern API = Pattern.compile("/api(?:/.*)?");

  /** Paths that somebody may type or follow: of no file. */
  private static final Pattern TYPED = Pattern.compile("/(?:.*/)?[^/.]*");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("css", "text/css;charset=utf-8"),
          Map.entry("html", "text/html;charset=utf-8"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("js", "text/javascript;charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("mjs", "text/javascript;charset=utf-8"),
          Map.entry("png", "image/png"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("txt", "text/plain;charset=utf-8"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("woff2", "font/woff2"));

  private final Map<String, Content> files = new ConcurrentHashMap<>();
  private final Entrance entrance = new Entrance();
  private volatile @Nullable String version;

  /** Makes ready what a first visitor asks for. */
  void warmUp() {
    find("/");
    PageFiles.list().forEach(this::find);
  }

  /** Returns whether there is a file for a path. */
  boolean has(String path) {
    return find(path).isPresent();
  }

  @Override
  public boolean canHandle(Context context) {
    return has(context.path()) || isAstray(context);
  }

  @Override
  public boolean handle(Context context) {
    String path = context.path();
    Optional<Content> content = find(path);
    if (content.isEmpty() && !isAstray(context)) {
      return false;
    }
    String known = version;
    if (known != null && (content.isEmpty() || isRoute(path))) {
      context.header(VERSION, known);
    }
    content.ifPresentOrElse(
        found -> found.send(context), () -> entrance.elsewhere().sendForNothing(context));
    return true;
  }

  /** Whether a browser looks for a page where there is none; the page itself then says so. */
  private static boolean isAstray(Context context) {
    return TYPED.matcher(context.path()).matches()
        && isPageWanted(context.header("Accept"), context.path());
  }

  /** Whether a browser looks for a page at a path that cannot be read. */
  boolean isAstray(Request request) {
    return HttpMethod.GET.is(request.getMethod())
        && isPageWanted(
            request.getHeaders().get(HttpHeader.ACCEPT), request.getHttpURI().getPath());
  }

  private static boolean isPageWanted(@Nullable String accepted, String path) {
    return accepted != null && accepted.contains("text/html") && !API.matcher(path).matches();
  }

  /** Answers a browser that looks for a page at a path that cannot be read. */
  void sendForNothing(Response response, Callback callback) {
    String known = version;
    if (known != null) {
      response.getHeaders().put(VERSION, known);
    }
    entrance.elsewhere().sendForNothing(response, callback);
  }

  /** Returns the file of a path, or empty where there is none. */
  private Optional<Content> find(String path) {
    if (isRoute(path)) {
      return Optional.of(entrance.of(path));
    }
    String type = type(path);
    return type == null
        ? Optional.empty()
        : Optional.ofNullable(files.computeIfAbsent(path, name -> read(name, type)));
  }

  private static boolean isRoute(String path) {
    return ROUTE.matcher(path).matches();
  }

  /** Returns the type of a file, or null where it is none that is sent. */
  private static @Nullable String type(String path) {
    Matcher matcher = PATH.matcher(path);
    return matcher.matches() ? TYPES.get(matcher.group(1)) : null;
  }

  private @Nullable Content read(String file, String type) {
    byte[] bytes = file.equals(ServiceWorker.PATH) ? worker() : PageFiles.read(file);
    return bytes == null ? null : new Content(type, bytes);
  }

  private byte[] worker() {
    List<String> sent = PageFiles.list().stream().filter(file -> type(file) != null).toList();
    ServiceWorker worker = ServiceWorker.of(sent);
    version = worker.version();
    return worker.script().getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public boolean addStaticFileConfig(StaticFileConfig config) {
    return false;
  }

  @Override
  public Set<RouteRole> resourceRouteRoles(Context context) {
    return Set.of();
  }
}
