/** How what is counted is said: {@link vauban.app.words.Count}. */
@NullMarked
package vauban.app.words;

import org.jspecify.annotations.NullMarked;
