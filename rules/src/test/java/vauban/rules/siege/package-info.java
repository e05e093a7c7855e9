@NullMarked
package vauban.rules.siege;

import org.jspecify.annotations.NullMarked;
