package vauban.server;

import vauban.rules.game.Seat;

/** A seat. */
record SeatName(String id, String name, String team) {

  static SeatName of(Seat seat) {
    return new SeatName(seat.id(), seat.name(), Names.of(seat.team()));
  }
}
