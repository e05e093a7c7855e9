package vauban.lab.tuning;

import vauban.rules.game.Position;

/**
 * A quiet position and how its game ended.
 *
 * @param result of the first team: 1 for a win, 0.5 for a draw, 0 for a loss
 * @param score what the search said of the position, in hundredths of a foot soldier from the first
 *     team's view
 */
public record Example(Position position, double result, int score) {}
