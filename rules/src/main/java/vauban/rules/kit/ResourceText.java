package vauban.rules.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Text files that lie beside the classes that use them. */
public final class ResourceText {

  private ResourceText() {}

  /**
   * Reads a resource in UTF-8.
   *
   * @param beside class in whose package it lies
   * @param name file name
   * @throws IllegalArgumentException where there is none
   */
  public static String read(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + name + " beside " + beside.getName());
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
