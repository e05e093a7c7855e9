/** The {@code vauban} command: wires the other modules together. */
@NullMarked
package vauban.app;

import org.jspecify.annotations.NullMarked;
