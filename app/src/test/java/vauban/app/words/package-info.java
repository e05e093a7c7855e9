@NullMarked
package vauban.app.words;

import org.jspecify.annotations.NullMarked;
