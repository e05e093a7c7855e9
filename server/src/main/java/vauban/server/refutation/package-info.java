/** Shows what is wrong with a move that solves no puzzle. */
@NullMarked
package vauban.server.refutation;

import org.jspecify.annotations.NullMarked;
