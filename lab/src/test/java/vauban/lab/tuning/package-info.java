@NullMarked
package vauban.lab.tuning;

import org.jspecify.annotations.NullMarked;
