package vauban.lab.match;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a player answered.
 *
 * @param move as it wrote it; it need not be legal, nor a move at all
 * @param elapsed from the question to the answer
 * @param score its estimate of the position from its own view, or null where it gave none
 * @param depth plies it looked ahead; 0 where it did not say
 * @param nodes positions it looked at; 0 where it did not say
 */
public record Answer(
    String move, Duration elapsed, @Nullable Integer score, int depth, long nodes) {}
