/** Tests of game records. */
@NullMarked
package vauban.rules.record;

import org.jspecify.annotations.NullMarked;
