/** Search, evaluation, levels and the engine protocol. */
@NullMarked
package vauban.engine;

import org.jspecify.annotations.NullMarked;
