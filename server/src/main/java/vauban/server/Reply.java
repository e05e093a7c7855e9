package vauban.server;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The opponent's move.
 *
 * @param score hundredths of a foot soldier, from the view of the side that moves
 * @param depth plies looked ahead
 * @param nodes positions looked at
 * @param millis the thinking took
 */
record Reply(
    String move,
    @JsonProperty("short") String shortText,
    int score,
    int depth,
    long nodes,
    long millis) {}
