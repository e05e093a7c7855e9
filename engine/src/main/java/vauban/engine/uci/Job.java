package vauban.engine.uci;

import vauban.engine.Searcher;

/** Something a {@code go} set going. */
interface Job {

  /** Does it, to the last word there is to say of it; called once. */
  void run(Searcher searcher);

  /** Has it end within milliseconds, whether or not it has begun; from any thread. */
  void stop();

  /** The move pondered on was played; from any thread. */
  void ponderHit();

  /** Returns whether it is done but for its last words; from any thread. */
  boolean done();
}
