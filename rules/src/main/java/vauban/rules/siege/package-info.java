/** Siege, Glenn Nicholls's game of 2010: ten files, two hilltops and a Banner to carry home. */
@NullMarked
package vauban.rules.siege;

import org.jspecify.annotations.NullMarked;
