package vauban.server.page;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import vauban.server.library.DocumentReader;
import vauban.server.library.InvalidDocument;

/** What is said of a stored game in which one thing is wrong, whichever it is. */
final class DamagedDocuments {

  private static final String SOUND =
      """
      {"version": 1, "id": "a1", "kind": "game", "game": "siege", "preset": "point",
       "options": {"array": "mirror"},
       "position": null, "title": "Match", "comment": "To begin", "seed": 7, "rules": "0.1.0",
       "players": {"south": {"kind": "computer", "level": 3, "millis": 500},
                   "north": {"kind": "person", "name": "Ann"}},
       "plies": [{"text": "c2e4", "nags": [1], "clock": 5000, "comment": "good", "before": "now",
                  "variations": [[{"text": "d2e3"}]]}, {"text": "f7e6"}],
       "over": false, "result": {"winner": "first", "ending": "checkmate", "words": "by checkmate"},
       "clock": {"control": {"kind": "increment", "base": 300000, "increment": 5000}},
       "tags": {"Site": "Paris"},
       "created": "2026-11-30T08:10:00Z", "updated": "2026-11-30T08:20:00Z"}
      """;

  private static final List<String> OTHERS =
      List.of(
          "true", "-1", "7.5", "1e9", "\"\"", "\"x\"", "\"a b\"", "[]", "[7]", "{}", "{\"x\": 1}");

  private DamagedDocuments() {}

  /** Returns what is said of each document that is SOUND but for one value. */
  static Set<String> faults() {
    Set<String> faults = new LinkedHashSet<>();
    JsonNode sound = read(SOUND);
    DocumentReader.read(sound, "the document");
    for (int place = 0; place < places(sound); place++) {
      for (String other : OTHERS) {
        try {
          DocumentReader.read(changed(sound, new int[] {place}, read(other)), "the document");
        } catch (InvalidDocument e) {
          faults.add(String.valueOf(e.getMessage()));
        }
      }
    }
    return faults;
  }

  private static int places(JsonNode node) {
    return 1 + children(node).stream().mapToInt(DamagedDocuments::places).sum();
  }

  private static List<JsonNode> children(JsonNode node) {
    return new ArrayList<>(node.values());
  }

  /** Returns a copy with another value at a place; places are counted down, outer before inner. */
  private static JsonNode changed(JsonNode node, int[] place, JsonNode other) {
    if (place[0]-- == 0) {
      return other;
    }
    if (node instanceof ObjectNode object) {
      ObjectNode copy = JsonNodeFactory.instance.objectNode();
      object.properties().forEach(e -> copy.set(e.getKey(), changed(e.getValue(), place, other)));
      return copy;
    }
    if (node instanceof ArrayNode array) {
      ArrayNode copy = JsonNodeFactory.instance.arrayNode();
      array.values().forEach(item -> copy.add(changed(item, place, other)));
      return copy;
    }
    return node;
  }

  private static JsonNode read(String json) {
    return JsonMapper.shared().readTree(json);
  }
}
