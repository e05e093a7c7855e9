package vauban.rules.game;

/**
 * A piece of an army.
 *
 * @param symbol as position strings write it: {@code G}, {@code m'}
 */
public record Piece(String symbol, PieceKind kind, Army army) {

  /** Returns for example {@code White General}. */
  public String name() {
    return army.name() + " " + kind.name();
  }
}
