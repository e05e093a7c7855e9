/** Levels of play that people can beat: what they see, and what they overlook. */
@NullMarked
package vauban.engine.level;

import org.jspecify.annotations.NullMarked;
