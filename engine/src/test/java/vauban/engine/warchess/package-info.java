/** Tests of what the search has to know of War-Chess. */
@NullMarked
package vauban.engine.warchess;

import org.jspecify.annotations.NullMarked;
