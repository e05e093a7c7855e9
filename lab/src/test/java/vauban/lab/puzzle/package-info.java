@NullMarked
package vauban.lab.puzzle;

import org.jspecify.annotations.NullMarked;
