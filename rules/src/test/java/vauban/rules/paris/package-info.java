@NullMarked
package vauban.rules.paris;

import org.jspecify.annotations.NullMarked;
