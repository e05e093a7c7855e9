package vauban.server;

import java.nio.charset.StandardCharsets;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes JSON. */
final class Json {

  /** The content type of every answer of the API. */
  static final String TYPE = "application/json";

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .build();

  private Json() {}

  /**
   * Writes a record. Goes by way of characters, since the writer of bytes refuses the half
   * surrogates that a client may have sent and that a message repeats.
   */
  static byte[] write(Object object) {
    return MAPPER.writeValueAsString(object).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Reads any JSON.
   *
   * @throws Refusal where it is none, with the place
   */
  static JsonNode read(byte[] bytes) {
    try {
      return MAPPER.readTree(bytes);
    } catch (StreamConstraintsException e) {
      throw Refusal.wrong("the body is JSON of a depth or length that no game needs");
    } catch (JacksonException e) {
      String place =
          e.getLocation() == null
              ? ""
              : " at line %d, column %d"
                  .formatted(e.getLocation().getLineNr(), e.getLocation().getColumnNr());
      // The parser's own note of where an object or list began says only that it may not be shown.
      String reason = e.getOriginalMessage().replaceFirst(" \\(start marker at .*", "");
      throw Refusal.wrong("the body is not JSON%s: %s".formatted(place, reason));
    }
  }
}
