package vauban.server.storage;

import org.jspecify.annotations.Nullable;

/** The disk does not give or take what it should; the message is for people. */
public final class StorageFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  StorageFailure(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
