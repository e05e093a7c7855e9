/** Matches: players, openings, clocks, games side by side, and what came of them. */
@NullMarked
package vauban.lab.match;

import org.jspecify.annotations.NullMarked;
