package vauban.server.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * An object in a document, which says of a wrong field where it is and what would be right. Fields
 * that it is not asked for may be there.
 */
final class Part {

  private final JsonNode object;
  private final String place;

  private Part(JsonNode object, String place) {
    this.object = object;
    this.place = place;
  }

  /**
   * Expects an object.
   *
   * @param place what to call it in a sentence: {@code ply 3}
   * @throws InvalidDocument where it is something else
   */
  static Part of(JsonNode node, String place) {
    if (!node.isObject()) {
      throw new InvalidDocument("%s must be an object, not %s".formatted(place, JsonKind.of(node)));
    }
    return new Part(node, place);
  }

  /** Returns a text that must be there. */
  String text(String field) {
    return textIfAny(field).orElseThrow(() -> missing(field));
  }

  /** Returns a text, or empty where it is left out or null. */
  Optional<String> textIfAny(String field) {
    return find(field).map(node -> text(node, called(field)));
  }

  /** Returns a whole number that must be there. */
  int whole(String field, int least, int most) {
    return wholeIfAny(field, least, most).orElseThrow(() -> missing(field));
  }

  /** Returns a whole number, or empty where it is left out or null. */
  Optional<Integer> wholeIfAny(String field, int least, int most) {
    return find(field).map(node -> whole(node, called(field), least, most));
  }

  /** Returns a time in milliseconds, at least 0, or empty where it is left out or null. */
  Optional<Integer> millisIfAny(String field) {
    return find(field)
        .map(
            node -> {
              if (!node.isNumber()) {
                throw wrong(called(field), "a number of milliseconds", node);
              }
              return Math.clamp(Math.round(node.doubleValue()), 0, Integer.MAX_VALUE);
            });
  }

  /** Returns whole numbers, none where they are left out or null. */
  List<Integer> wholes(String field, int least, int most) {
    List<Integer> numbers = new ArrayList<>();
    for (JsonNode node : list(field)) {
      numbers.add(
          whole(node, "item %d of %s".formatted(numbers.size() + 1, called(field)), least, most));
    }
    return numbers;
  }

  /** Returns whether something is true; false where it is left out or null. */
  boolean is(String field) {
    return find(field)
        .map(
            node -> {
              if (!node.isBoolean()) {
                throw wrong(called(field), "true or false", node);
              }
              return node.booleanValue();
            })
        .orElse(false);
  }

  /** Returns the items of a list, none where it is left out or null. */
  List<JsonNode> list(String field) {
    JsonNode list = find(field).orElse(null);
    if (list == null) {
      return List.of();
    }
    if (!list.isArray()) {
      throw wrong(called(field), "a list", list);
    }
    return List.copyOf(list.values());
  }

  /** Returns an object within this one, or empty where it is left out or null. */
  Optional<Part> part(String field) {
    return find(field).map(node -> of(node, called(field)));
  }

  /** Returns the texts of an object within this one, none where it is left out or null. */
  Map<String, String> textByName(String field) {
    Map<String, String> texts = new TreeMap<>();
    part(field).ifPresent(part -> part.names().forEach(name -> texts.put(name, part.text(name))));
    return texts;
  }

  /** Returns the names of the fields that are there. */
  List<String> names() {
    return List.copyOf(object.propertyNames());
  }

  private Optional<JsonNode> find(String field) {
    return Optional.ofNullable(object.get(field)).filter(node -> !node.isNull());
  }

  private String called(String field) {
    return "'%s' of %s".formatted(field, place);
  }

  private InvalidDocument missing(String field) {
    return new InvalidDocument(called(field) + " is missing");
  }

  private static String text(JsonNode node, String called) {
    if (!node.isString()) {
      throw wrong(called, "a string", node);
    }
    return node.stringValue();
  }

  private static int whole(JsonNode node, String called, int least, int most) {
    String wanted = "a whole number from %d to %d".formatted(least, most);
    if (!node.isIntegralNumber()
        || !node.canConvertToInt()
        || node.intValue() < least
        || node.intValue() > most) {
      throw wrong(called, wanted, node);
    }
    return node.intValue();
  }

  private static InvalidDocument wrong(String called, String wanted, JsonNode found) {
    return new InvalidDocument(
        "%s must be %s, not %s".formatted(called, wanted, JsonKind.of(found)));
  }
}
