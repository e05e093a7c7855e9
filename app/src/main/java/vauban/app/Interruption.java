package vauban.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets Ctrl-C end what a command is doing without losing what it has found so far: while it is
 * open, a process that is told to end makes the work stop, and waits a little until this is closed.
 */
final class Interruption implements AutoCloseable {

  private final CountDownLatch written = new CountDownLatch(1);
  private final Thread hook;

  private Interruption(Runnable stop, int patienceSeconds) {
    hook =
        new Thread(
            () -> {
              stop.run();
              await(patienceSeconds);
            },
            "interruption");
  }

  /**
   * Begins to listen.
   *
   * @param stop makes the work end soon, from another thread; the work flushes what it writes
   * @param patienceSeconds how long the process waits for that at most
   */
  static Interruption stopping(Runnable stop, int patienceSeconds) {
    Interruption interruption = new Interruption(stop, patienceSeconds);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** Says that all is written. */
  @Override
  public void close() {
    written.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // the process is ending, which the hook was for
    }
  }

  private void await(int patienceSeconds) {
    try {
      if (!written.await(patienceSeconds, TimeUnit.SECONDS)) {
        return; // whoever pressed it has waited long enough
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
