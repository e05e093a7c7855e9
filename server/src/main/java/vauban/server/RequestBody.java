package vauban.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import vauban.server.library.JsonKind;

/**
 * The JSON object a client sent. Every reader says which field is wrong and what would be right.
 */
final class RequestBody {

  /** Bytes of the largest body taken: a game of forty thousand moves. */
  static final int MOST_BYTES = 256 * 1024;

  private final JsonNode object;

  private RequestBody(JsonNode object) {
    this.object = object;
  }

  /**
   * Reads the body of a request.
   *
   * @param fields that it may have
   * @throws Refusal where it is too large, not JSON, no object or has another field
   * @throws IOException where the client breaks off
   */
  static RequestBody of(Context context, List<String> fields) throws IOException {
    return of(context, fields, MOST_BYTES);
  }

  /**
   * Reads the body of a request that may be longer than others.
   *
   * @param fields that it may have
   * @param most bytes
   * @throws Refusal where it is too large, not JSON, no object or has another field
   * @throws IOException where the client breaks off
   */
  static RequestBody of(Context context, List<String> fields, int most) throws IOException {
    // Not contentType(), which fails where the charset is none: JSON is UTF-8 whatever is said.
    String type = context.header("Content-Type");
    if (type == null
        || !type.strip().toLowerCase(Locale.ROOT).matches("application/json( *;.*)?")) {
      throw new Refusal(
          415,
          "the body must be JSON and say so: Content-Type: application/json, not "
              + (type == null ? "none" : type));
    }
    byte[] bytes = context.bodyInputStream().readNBytes(most + 1);
    if (bytes.length > most) {
      throw new Refusal(413, "the body is larger than " + most + " bytes");
    }
    return of(bytes, fields);
  }

  static RequestBody of(byte[] bytes, List<String> fields) {
    JsonNode node = Json.read(bytes);
    if (!node.isObject()) {
      throw Refusal.wrong("the body must be a JSON object, not " + JsonKind.of(node));
    }
    return of(node, fields);
  }

  private static RequestBody of(JsonNode node, List<String> fields) {
    for (String name : node.propertyNames()) {
      if (!fields.contains(name)) {
        throw Refusal.wrong(
            "unknown field '%s'; the fields are %s".formatted(name, String.join(", ", fields)));
      }
    }
    return new RequestBody(node);
  }

  /** Returns a text that must be there. */
  String text(String field) {
    return textIfAny(field).orElseThrow(() -> missing(field));
  }

  /** Returns a text, or empty where it is left out or null. */
  Optional<String> textIfAny(String field) {
    return find(field).map(node -> text(node, "'" + field + "'"));
  }

  /** Returns whatever a field holds, which must be there. */
  JsonNode node(String field) {
    return find(field).orElseThrow(() -> missing(field));
  }

  /** Returns a list of texts, empty where it is left out or null. */
  List<String> texts(String field) {
    JsonNode list = find(field).orElse(null);
    if (list == null) {
      return List.of();
    }
    if (!list.isArray()) {
      throw wrongType("'" + field + "'", "a list of strings", list);
    }
    List<String> texts = new ArrayList<>(list.size());
    for (JsonNode item : list.values()) {
      texts.add(text(item, "item %d of '%s'".formatted(texts.size() + 1, field)));
    }
    return List.copyOf(texts);
  }

  /** Returns an object of texts, empty where it is left out or null. */
  Map<String, String> textByName(String field) {
    JsonNode object = find(field).orElse(null);
    if (object == null) {
      return Map.of();
    }
    if (!object.isObject()) {
      throw wrongType("'" + field + "'", "an object of strings", object);
    }
    Map<String, String> texts = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : object.properties()) {
      String place = "'%s' of '%s'".formatted(entry.getKey(), field);
      texts.put(entry.getKey(), text(entry.getValue(), place));
    }
    return texts;
  }

  /** Returns an object that has some fields, or empty where it is left out or null. */
  Optional<RequestBody> objectIfAny(String field, List<String> fields) {
    return find(field)
        .map(
            node -> {
              if (!node.isObject()) {
                throw wrongType("'" + field + "'", "an object", node);
              }
              return of(node, fields);
            });
  }

  /** Returns a truth, false where it is left out or null. */
  boolean truth(String field) {
    JsonNode node = find(field).orElse(null);
    if (node == null) {
      return false;
    }
    if (!node.isBoolean()) {
      throw wrongType("'" + field + "'", "true or false", node);
    }
    return node.booleanValue();
  }

  /** Returns a whole number that must be there and within bounds. */
  int whole(String field, int least, int most) {
    return whole(field, find(field).orElseThrow(() -> missing(field)), least, most);
  }

  /** Returns a whole number that must be within bounds, the usual one where it is left out. */
  int whole(String field, int least, int most, int usual) {
    return find(field).map(node -> whole(field, node, least, most)).orElse(usual);
  }

  private static int whole(String field, JsonNode node, int least, int most) {
    String wanted = "a whole number from %d to %d".formatted(least, most);
    if (!node.isIntegralNumber()) {
      throw wrongType("'" + field + "'", wanted, node);
    }
    if (!node.canConvertToInt() || node.intValue() < least || node.intValue() > most) {
      throw Refusal.wrong("'%s' must be %s, not %s".formatted(field, wanted, node));
    }
    return node.intValue();
  }

  private Optional<JsonNode> find(String field) {
    return Optional.ofNullable(object.get(field)).filter(node -> !node.isNull());
  }

  private static String text(JsonNode node, String place) {
    if (!node.isString()) {
      throw wrongType(place, "a string", node);
    }
    return node.stringValue();
  }

  private static Refusal missing(String field) {
    return Refusal.wrong("the field '" + field + "' is missing");
  }

  private static Refusal wrongType(String place, String wanted, JsonNode found) {
    return Refusal.wrong("%s must be %s, not %s".formatted(place, wanted, JsonKind.of(found)));
  }
}
