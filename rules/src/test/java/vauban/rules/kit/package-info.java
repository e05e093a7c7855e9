/** Tests of what the laws of the games share. */
@NullMarked
package vauban.rules.kit;

import org.jspecify.annotations.NullMarked;
