package vauban.server;

import io.javalin.http.Context;
import io.javalin.http.staticfiles.ResourceHandler;
import io.javalin.http.staticfiles.StaticFileConfig;
import io.javalin.security.RouteRole;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The page: the files under {@code /web/} of the class path, read when first asked for. */
final class Page implements ResourceHandler {

  /** No part of a path may begin with a dot, so that none leads out of the folder. */
  private static final Pattern PATH =
      Pattern.compile(
          "(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*\\.([a-z0-9]+)");

  /** Paths by which the page finds its own way (routes.js): the same file is sent for all. */
  private static final Pattern ROUTE =
      Pattern.compile(
          "/(?:(?:new|game|analysis|editor|library|learn|puzzles)(?:/[A-Za-z0-9_-]+)*/?)?");

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

  @Override
  public boolean canHandle(Context context) {
    return find(context.path()).isPresent();
  }

  @Override
  public boolean handle(Context context) {
    Optional<Content> content = find(context.path());
    content.ifPresent(found -> found.send(context));
    return content.isPresent();
  }

  /** Returns the file of a path, or empty where there is none. */
  Optional<Content> find(String path) {
    String file = ROUTE.matcher(path).matches() ? "/index.html" : path;
    Matcher matcher = PATH.matcher(file);
    String type = matcher.matches() ? TYPES.get(matcher.group(1)) : null;
    return type == null
        ? Optional.empty()
        : Optional.ofNullable(files.computeIfAbsent(file, name -> read(name, type)));
  }

  private static @Nullable Content read(String file, String type) {
    try (InputStream in = Page.class.getResourceAsStream("/web" + file)) {
      return in == null ? null : new Content(type, in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
