/** Benchmarks of the rules and the engine. */
@NullMarked
package vauban.bench;

import org.jspecify.annotations.NullMarked;
