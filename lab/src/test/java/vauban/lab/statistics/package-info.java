/** Tests of the statistics of matches. */
@NullMarked
package vauban.lab.statistics;

import org.jspecify.annotations.NullMarked;
