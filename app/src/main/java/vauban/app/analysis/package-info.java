/**
 * What the engine thinks of positions and of whole games, and how people and programs are told:
 * {@link vauban.app.analysis.Analyst}.
 */
@NullMarked
package vauban.app.analysis;

import org.jspecify.annotations.NullMarked;
