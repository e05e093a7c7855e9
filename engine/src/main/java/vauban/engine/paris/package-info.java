/** What the search has to know of the Siege of Paris. */
@NullMarked
package vauban.engine.paris;

import org.jspecify.annotations.NullMarked;
