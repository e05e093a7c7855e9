package vauban.server.library;

import tools.jackson.databind.JsonNode;

/** What a JSON value is called in a sentence. */
public final class JsonKind {

  private JsonKind() {}

  /** Returns for example {@code a list}. */
  public static String of(JsonNode node) {
    return switch (node.getNodeType()) {
      case ARRAY -> "a list";
      case BOOLEAN -> "true or false";
      case MISSING -> "nothing";
      case NULL -> "null";
      case NUMBER -> "the number " + node;
      case OBJECT -> "an object";
      default -> "a string";
    };
  }
}
