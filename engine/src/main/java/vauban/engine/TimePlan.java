package vauban.engine;

import java.time.Duration;

/**
 * How long a search should take.
 *
 * @param planned nanoseconds after which no further iteration begins, if nothing speaks against it
 * @param most nanoseconds after which the search ends wherever it is
 */
record TimePlan(long planned, long most) {

  private static final TimePlan ENDLESS = new TimePlan(Long.MAX_VALUE, Long.MAX_VALUE);

  /** What it takes to say the result: unwinding the moves and naming those expected. */
  private static final long MOST_SPARED = 2_000_000;

  /** What a move may take on its way between a clock and the engine. */
  private static final long MOST_TRANSPORT = 20_000_000;

  /** A game without moves to go is thought to last so many more. */
  private static final int EXPECTED_MOVES = 32;

  private static final double INCREMENT_SHARE = 0.8;

  /** A doubtful move may take so many times what was planned, or this part of what is left. */
  private static final int LONGEST = 4;

  private static final double MOST_OF_CLOCK = 0.45;

  static TimePlan of(Limits limits) {
    TimePlan plan = limits.clock() == null ? ENDLESS : of(limits.clock());
    if (limits.time() == null) {
      return plan;
    }
    long time = spared(limits.time().toNanos());
    return new TimePlan(plan.planned(), Math.min(plan.most(), time));
  }

  private static TimePlan of(Clock clock) {
    long left = nanos(clock.left());
    long usable = Math.max(1_000_000, left - Math.min(MOST_TRANSPORT, left / 4));
    int moves =
        clock.movesToGo() == 0 ? EXPECTED_MOVES : Math.min(clock.movesToGo(), EXPECTED_MOVES);
    double share = (double) usable / moves + INCREMENT_SHARE * nanos(clock.increment());
    double most = moves == 1 ? usable : Math.max(MOST_OF_CLOCK * usable, (double) usable / moves);
    return new TimePlan((long) Math.min(share * 0.7, most), (long) Math.min(LONGEST * share, most));
  }

  private static long nanos(Duration duration) {
    return duration.compareTo(Duration.ofDays(365)) > 0
        ? Duration.ofDays(365).toNanos()
        : duration.toNanos();
  }

  private static long spared(long nanos) {
    return nanos - Math.min(MOST_SPARED, nanos / 8);
  }
}
