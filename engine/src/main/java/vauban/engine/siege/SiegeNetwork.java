package vauban.engine.siege;

import vauban.engine.network.Network;

/** The network of Siege, read when it is first needed. */
final class SiegeNetwork {

  /** The network of the resource {@code network.txt}. */
  static final Network TRAINED = Network.read(SiegeInputs.SHAPE, SiegeNetwork.class, "network.txt");

  private SiegeNetwork() {}
}
