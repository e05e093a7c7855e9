/**
 * War-Chess, or the Game of Battle (Charles Richardson, 1866): {@link
 * vauban.rules.warchess.WarChessGame} is the door.
 */
@NullMarked
package vauban.rules.warchess;

import org.jspecify.annotations.NullMarked;
