/** Proves what a side can force, by the rules alone. */
@NullMarked
package vauban.rules.proof;

import org.jspecify.annotations.NullMarked;
