/** Tests of the levels. */
@NullMarked
package vauban.engine.level;

import org.jspecify.annotations.NullMarked;
