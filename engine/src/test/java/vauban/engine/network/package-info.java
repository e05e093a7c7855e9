/** Tests of the networks. */
@NullMarked
package vauban.engine.network;

import org.jspecify.annotations.NullMarked;
