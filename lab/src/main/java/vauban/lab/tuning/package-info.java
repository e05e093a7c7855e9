/** Tunes the weights of an evaluation on positions of games that the engine plays with itself. */
@NullMarked
package vauban.lab.tuning;

import org.jspecify.annotations.NullMarked;
