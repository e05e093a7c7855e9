/** What results of matches mean: Elo with its error, likelihood of superiority, the SPRT. */
@NullMarked
package vauban.lab.statistics;

import org.jspecify.annotations.NullMarked;
