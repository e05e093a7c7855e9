/** Tests of the engine. */
@NullMarked
package vauban.engine;

import org.jspecify.annotations.NullMarked;
