/** Boards and positions drawn in a terminal from their geometry, whatever the game. */
@NullMarked
package vauban.app.drawing;

import org.jspecify.annotations.NullMarked;
