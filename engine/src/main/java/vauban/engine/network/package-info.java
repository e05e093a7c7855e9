/** Small neural networks that correct evaluations by what the pieces are to each other. */
@NullMarked
package vauban.engine.network;

import org.jspecify.annotations.NullMarked;
