/** Finds puzzles in games that the engine plays with itself. */
@NullMarked
package vauban.lab.puzzle;

import org.jspecify.annotations.NullMarked;
