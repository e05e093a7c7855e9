package vauban.rules.game;

import java.util.List;
import java.util.stream.Collectors;

/** A position that cannot be: its text cannot be read, or the rules do not allow it. */
public final class InvalidPosition extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient List<Fault> faults;

  /**
   * Makes it from what was found.
   *
   * @param faults at least one
   */
  public InvalidPosition(List<Fault> faults) {
    super(faults.stream().map(Fault::words).collect(Collectors.joining("; ")));
    this.faults = List.copyOf(faults);
  }

  public InvalidPosition(Fault fault) {
    this(List.of(fault));
  }

  /** Returns what was found, at least one. */
  public List<Fault> faults() {
    return faults;
  }
}
