/** What the search has to know of Siege. */
@NullMarked
package vauban.engine.siege;

import org.jspecify.annotations.NullMarked;
