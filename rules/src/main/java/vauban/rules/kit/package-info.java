/**
 * What the laws of the games share: paths, piece placement, keys, histories, reading and writing.
 */
@NullMarked
package vauban.rules.kit;

import org.jspecify.annotations.NullMarked;
