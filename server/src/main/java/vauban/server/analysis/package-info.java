/**
 * The engine at work for people who look at positions, not for opponents: searches that go on until
 * they are stopped, told as they deepen, and that give way while a game waits for its reply. {@link
 * vauban.server.analysis.Analyses} is the door.
 */
@NullMarked
package vauban.server.analysis;

import org.jspecify.annotations.NullMarked;
