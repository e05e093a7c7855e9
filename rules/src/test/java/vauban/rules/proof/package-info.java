@NullMarked
package vauban.rules.proof;

import org.jspecify.annotations.NullMarked;
