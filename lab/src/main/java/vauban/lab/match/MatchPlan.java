package vauban.lab.match;

import java.time.Duration;

/**
 * What a match is to be.
 *
 * @param margin what an answer may be late without loss
 * @param games from 1
 * @param concurrency how many games are played side by side, from 1
 */
public record MatchPlan(
    Entrant first,
    Entrant second,
    Openings openings,
    TimeControl control,
    Duration margin,
    Adjudication adjudication,
    int games,
    int concurrency) {}
