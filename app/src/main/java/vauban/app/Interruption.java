package vauban.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/** Lets Ctrl-C end what a command is doing without losing what it has found so far. */
final class Interruption {

  private static final int PATIENCE_SECONDS = 5;

  private Interruption() {}

  /**
   * Does some work and returns its exit code. If the process is told to end meanwhile, it waits a
   * little for the work to end first.
   *
   * @param stop makes the work end soon, from another thread
   * @param work flushes what it writes
   */
  static int stopping(Runnable stop, IntSupplier work) {
    CountDownLatch written = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              stop.run();
              await(written);
            },
            "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return work.getAsInt();
    } finally {
      written.countDown();
      remove(hook);
    }
  }

  private static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // the process is ending, which the hook was for
    }
  }

  private static void await(CountDownLatch written) {
    try {
      if (!written.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        return; // whoever pressed it has waited long enough
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
