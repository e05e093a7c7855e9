/** Boards as graphs of named squares: geometry, terrain and neighbours, without pieces or rules. */
@NullMarked
package vauban.rules.board;

import org.jspecify.annotations.NullMarked;
