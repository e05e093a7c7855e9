package vauban.server.library;

/** A document or a question about documents that cannot be taken; the message is for people. */
public final class InvalidDocument extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Makes the refusal of a document, or of what was asked of the library. */
  public InvalidDocument(String message) {
    super(message);
  }
}
