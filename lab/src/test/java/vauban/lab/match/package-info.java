/** Tests of matches. */
@NullMarked
package vauban.lab.match;

import org.jspecify.annotations.NullMarked;
