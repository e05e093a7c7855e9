/** The engine protocol UCI: what a host sends, taken apart, and what the engine answers. */
@NullMarked
package vauban.engine.uci;

import org.jspecify.annotations.NullMarked;
