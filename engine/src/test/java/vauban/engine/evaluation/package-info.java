@NullMarked
package vauban.engine.evaluation;

import org.jspecify.annotations.NullMarked;
