/** The door to the rules library: {@link vauban.rules.Games} lists the games. */
@NullMarked
package vauban.rules;

import org.jspecify.annotations.NullMarked;
