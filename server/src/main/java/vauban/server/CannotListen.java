package vauban.server;

import java.io.IOException;

/** A server could not be started at its address. The message says why, for people. */
public final class CannotListen extends IOException {

  private static final long serialVersionUID = 1L;

  CannotListen(String message, IOException cause) {
    super(message, cause);
  }
}
