package vauban.server;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The document that is sent for every path of the page: index.html, told which modules and style
 * sheets the path needs, so that the browser asks for all of them at once.
 */
final class Entrance {

  private static final String MAIN = "/main.js";
  private static final String ROUTES = "/routes.js";

  /** Where index.html has room for what is added. */
  private static final String ROOM = "<!-- what the path needs -->";

  private static final Pattern STYLES = Pattern.compile("\\bstyles\\(\"([a-z]+)\"\\)");

  /** A path at which routes.js has no page. */
  private static final String ELSEWHERE = "/elsewhere";

  /** The languages of the page. Each reader needs the texts of one, which early.js chooses. */
  private static final List<String> LANGUAGES = List.of("en", "fr");

  private final ModuleGraph modules = new ModuleGraph(Entrance::text);
  private final Map<String, Content> documents = new ConcurrentHashMap<>();

  /** Returns the document of a path. */
  Content of(String path) {
    return documents.computeIfAbsent(needs(path), Entrance::make);
  }

  /** Returns the document of a path that is none of the page's. */
  Content elsewhere() {
    return of(ELSEWHERE);
  }

  /** Returns elements for the head. There are few, however many paths. */
  private String needs(String path) {
    List<String> parts = List.of(path.substring(1).split("/"));
    Set<String> names = new LinkedHashSet<>(parts.subList(1, parts.size()));
    if (names.size() == 1) {
      names.add("");
    }
    Set<String> shell = modules.reach(MAIN, Set.of(), Set.of());
    List<String> page = modules.choice(ROUTES, parts.getFirst());
    Stream<String> styles = page.stream().flatMap(Entrance::styles);
    Stream<String> needed =
        Stream.concat(
            shell.stream(),
            page.stream().flatMap(one -> modules.reach(one, names, shell).stream()));
    Stream<String> texts = LANGUAGES.stream().map(language -> texts(language, shell));
    return Stream.of(
            styles.map("<link rel=\"stylesheet\" href=\"%s\" />"::formatted),
            needed.map("<link rel=\"modulepreload\" href=\"%s\" />"::formatted),
            texts)
        .flatMap(elements -> elements)
        .collect(Collectors.joining("\n    "));
  }

  private String texts(String language, Set<String> shell) {
    Set<String> texts = new LinkedHashSet<>();
    for (String module : shell) {
      for (String text : modules.choice(module, language)) {
        texts.addAll(modules.reach(text, Set.of(), shell));
      }
    }
    return "<meta name=\"texts\" lang=\"%s\" content=\"%s\" />"
        .formatted(language, String.join(" ", texts));
  }

  private static Stream<String> styles(String module) {
    return STYLES
        .matcher(text(module))
        .results()
        .map(found -> "/css/" + found.group(1) + ".css")
        .distinct();
  }

  private static Content make(String needs) {
    String document = text(PageFiles.INDEX).replace(ROOM, needs);
    return new Content("text/html;charset=utf-8", document.getBytes(StandardCharsets.UTF_8));
  }

  private static String text(String path) {
    byte[] bytes = PageFiles.read(path);
    return bytes == null ? "" : new String(bytes, StandardCharsets.UTF_8);
  }
}
