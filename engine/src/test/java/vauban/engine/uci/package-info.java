/** Tests of the engine protocol. */
@NullMarked
package vauban.engine.uci;

import org.jspecify.annotations.NullMarked;
