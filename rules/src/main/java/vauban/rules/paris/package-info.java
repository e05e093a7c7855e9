/** The Siege of Paris: two besieging armies against a garrison in a fort of eight cells. */
@NullMarked
package vauban.rules.paris;

import org.jspecify.annotations.NullMarked;
