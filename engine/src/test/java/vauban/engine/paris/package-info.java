@NullMarked
package vauban.engine.paris;

import org.jspecify.annotations.NullMarked;
