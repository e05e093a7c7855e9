/** What every game's evaluator has, and what they are built from. */
@NullMarked
package vauban.engine.evaluation;

import org.jspecify.annotations.NullMarked;
