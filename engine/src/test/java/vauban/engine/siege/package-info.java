@NullMarked
package vauban.engine.siege;

import org.jspecify.annotations.NullMarked;
