package vauban.rules.board;

/** A point of the plane a board is drawn in: x grows to the right, y grows up, one unit a file. */
public record Point(double x, double y) {}
