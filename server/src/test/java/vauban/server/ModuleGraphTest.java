package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ModuleGraphTest {

  private static final Map<String, String> FILES =
      Map.of(
          "/main.js",
          """
          import { a } from "./a.js";
          import {
            b,
            c as d,
          } from "./parts/b.js";
          /** @import { E } from "./types.js" */
          const words = 'import "./words.js"';
          """,
          "/a.js",
          "export { b } from \"./parts/b.js\";\nimport \"./effect.js\";\n",
          "/parts/b.js",
          "import { a } from \"../a.js\";\n",
          "/tables.js",
          """
          const GAMES = {
            siege: () => import("./siege.js"),
            "war-chess": () => import("./war-chess.js"),
          };
          const LANGUAGES = { fr: { name: "Français", load: () => import("./fr.js") } };
          """);

  private static final ModuleGraph GRAPH = new ModuleGraph(path -> FILES.getOrDefault(path, ""));

  @Test
  void followsImports() {
    assertThat(GRAPH.reach("/main.js", Set.of(), Set.of()))
        .containsExactly("/main.js", "/a.js", "/parts/b.js", "/effect.js");
  }

  @Test
  void leavesOutWhatIsKnown() {
    assertThat(GRAPH.reach("/main.js", Set.of(), Set.of("/a.js")))
        .containsExactly("/main.js", "/parts/b.js");
  }

  @Test
  void followsTablesByName() {
    assertThat(GRAPH.reach("/tables.js", Set.of("war-chess"), Set.of()))
        .containsExactly("/tables.js", "/war-chess.js");
    assertThat(GRAPH.choice("/tables.js", "fr")).containsExactly("/fr.js");
    assertThat(GRAPH.choice("/tables.js", "de")).isEmpty();
  }
}
