/**
 * The words every game is spoken in: {@link vauban.rules.game.Game}, {@link
 * vauban.rules.game.Position}, {@link vauban.rules.game.Move}, {@link vauban.rules.game.Verdict}.
 */
@NullMarked
package vauban.rules.game;

import org.jspecify.annotations.NullMarked;
