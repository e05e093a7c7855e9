package vauban.engine.evaluation;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import vauban.rules.kit.ResourceText;

/**
 * The numbers of one game's evaluation, which stand in a text file beside its evaluator: a line for
 * each name, {@code name number...} with one blank between, and lines that begin with {@code #} say
 * what they mean. Most are hundredths of a foot soldier. A tuner changes them and writes the file
 * anew.
 */
public final class Weights {

  private final List<String> lines;
  private final Map<String, Integer> starts;
  private final Map<String, Integer> lengths;
  private final int[] numbers;

  private Weights(
      List<String> lines,
      Map<String, Integer> starts,
      Map<String, Integer> lengths,
      int[] numbers) {
    this.lines = lines;
    this.starts = starts;
    this.lengths = lengths;
    this.numbers = numbers;
  }

  /**
   * Reads a resource.
   *
   * @param beside class in whose package it lies
   * @param name file name
   * @throws IllegalArgumentException where there is none or it is not as described
   */
  public static Weights read(Class<?> beside, String name) {
    return parse(ResourceText.read(beside, name));
  }

  /**
   * Reads the text of a file.
   *
   * @throws IllegalArgumentException naming the line that is not as described
   */
  public static Weights parse(String text) {
    List<String> lines = text.lines().toList();
    Map<String, Integer> starts = new LinkedHashMap<>();
    Map<String, Integer> lengths = new LinkedHashMap<>();
    IntStream.Builder numbers = IntStream.builder();
    int size = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank() || lines.get(i).startsWith("#")) {
        continue;
      }
      // One blank as the pattern is split by without a regular expression: a network is long.
      String[] words = lines.get(i).split(" ");
      if (words.length < 2 || starts.put(words[0], size) != null) {
        throw wrong(i, lines.get(i), "a line has a name of its own and at least one number");
      }
      lengths.put(words[0], words.length - 1);
      for (int word = 1; word < words.length; word++) {
        numbers.add(number(words[word], i, lines.get(i)));
      }
      size += words.length - 1;
    }
    return new Weights(lines, starts, lengths, numbers.build().toArray());
  }

  private static int number(String word, int index, String line) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw wrong(index, line, "whole numbers follow the name, with one blank before each");
    }
  }

  private static IllegalArgumentException wrong(int index, String line, String reason) {
    return new IllegalArgumentException(
        "line %d of the weights, \"%s\": %s".formatted(index + 1, line, reason));
  }

  /**
   * Returns the only number of a name.
   *
   * @throws IllegalArgumentException where the name has none or several
   */
  public int number(String name) {
    int[] table = table(name);
    if (table.length != 1) {
      throw new IllegalArgumentException("the weight " + name + " is a table, not a number");
    }
    return table[0];
  }

  /**
   * Returns a copy of the numbers of a name.
   *
   * @throws IllegalArgumentException where there is no such name
   */
  public int[] table(String name) {
    Integer start = starts.get(name);
    Integer length = lengths.get(name);
    if (start == null || length == null) {
      throw new IllegalArgumentException("there is no weight named " + name);
    }
    return Arrays.copyOfRange(numbers, start, start + length);
  }

  /**
   * Returns the entry of a table for a count, the last where there are more.
   *
   * @param count from 0
   */
  public static int at(int[] table, int count) {
    return table[Math.min(count, table.length - 1)];
  }

  /** Returns all numbers in the order of the file. */
  public int[] numbers() {
    return numbers.clone();
  }

  /** Returns the names in the order of the file. */
  public List<String> names() {
    return List.copyOf(starts.keySet());
  }

  /**
   * Returns the same names with other numbers.
   *
   * @param others as many as {@link #numbers}
   */
  public Weights with(int[] others) {
    if (others.length != numbers.length) {
      throw new IllegalArgumentException(
          "there are %d weights, not %d".formatted(numbers.length, others.length));
    }
    return new Weights(lines, starts, lengths, others.clone());
  }

  /** Returns the text of the file with its comments. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      if (line.isBlank() || line.startsWith("#")) {
        text.append(line);
      } else {
        String name = line.split(" ")[0];
        text.append(name);
        for (int number : table(name)) {
          text.append(' ').append(number);
        }
      }
      text.append('\n');
    }
    return text.toString();
  }
}
