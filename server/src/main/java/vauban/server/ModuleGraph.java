package vauban.server;

import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Which modules of the page import which, read from their text. A browser finds an import only once
 * it has the module that has it; told of all at once, it need not ask for one after the other.
 */
final class ModuleGraph {

  private static final Pattern IMPORT =
      Pattern.compile(
          "^(?:import|export)\\b(?:[^;\"]*\\bfrom)? *\"(\\.[^\"]+)\";", Pattern.MULTILINE);

  /** {@code siege: () => import("./lessons/siege.js")}, in a table of modules by name. */
  private static final Pattern CHOICE =
      Pattern.compile("\"?([\\w-]*)\"?: (?:\\{[^{}]*)?\\(\\) => import\\(\"(\\.[^\"]+)\"\\)");

  private record Choice(String name, String path) {}

  private record Module(List<String> imports, List<Choice> choices) {}

  private final UnaryOperator<String> text;
  private final Map<String, Module> modules = new ConcurrentHashMap<>();

  /**
   * Makes the graph of modules.
   *
   * @param text the text of a module by its path, empty where there is none
   */
  ModuleGraph(UnaryOperator<String> text) {
    this.text = text;
  }

  /**
   * Returns the modules that one imports, directly or not, and itself; the nearest first.
   *
   * @param names those that are imported later, from tables in which they stand by a name, are
   *     returned too where the name is one of these
   * @param known modules that are left out, with what only they import
   */
  Set<String> reach(String entry, Set<String> names, Set<String> known) {
    Set<String> reached = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(entry));
    while (!open.isEmpty()) {
      String path = open.remove();
      if (!known.contains(path) && reached.add(path)) {
        Module module = modules.computeIfAbsent(path, this::read);
        open.addAll(module.imports);
        module.choices.stream()
            .filter(choice -> names.contains(choice.name))
            .map(Choice::path)
            .forEach(open::add);
      }
    }
    return reached;
  }

  /** Returns what a module imports later, from a table in which it stands by this name. */
  List<String> choice(String module, String name) {
    return modules.computeIfAbsent(module, this::read).choices.stream()
        .filter(choice -> choice.name.equals(name))
        .map(Choice::path)
        .toList();
  }

  private Module read(String path) {
    String source = text.apply(path);
    List<String> imports = new ArrayList<>();
    IMPORT.matcher(source).results().forEach(found -> imports.add(resolve(path, found, 1)));
    List<Choice> choices =
        CHOICE
            .matcher(source)
            .results()
            .map(found -> new Choice(found.group(1), resolve(path, found, 2)))
            .toList();
    return new Module(List.copyOf(imports), choices);
  }

  private static String resolve(String path, MatchResult found, int group) {
    return URI.create(path).resolve(found.group(group)).getPath();
  }
}
