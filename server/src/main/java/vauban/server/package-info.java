/**
 * The games over HTTP: the page, and the rules and an opponent as JSON. {@link
 * vauban.server.VaubanServer} is the door.
 */
@NullMarked
package vauban.server;

import org.jspecify.annotations.NullMarked;
