package vauban.rules.record;

/** A text that is no record of a game; the message says where and why, for people. */
public final class InvalidRecord extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient RecordFault fault;

  InvalidRecord(RecordFault fault) {
    super(fault.toString());
    this.fault = fault;
  }

  InvalidRecord(Token token, String reason) {
    this(new RecordFault(token.line(), token.column(), reason, null));
  }

  /** Returns what was found. */
  public RecordFault fault() {
    return fault;
  }
}
