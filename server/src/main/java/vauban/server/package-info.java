/** HTTP and WebSocket: games, seats, clocks and storage. */
@NullMarked
package vauban.server;

import org.jspecify.annotations.NullMarked;
