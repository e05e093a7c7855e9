/**
 * The games that people keep: a document for each, as the page writes it, and the records of games
 * that it can be turned into and made from.
 */
@NullMarked
package vauban.server.library;

import org.jspecify.annotations.NullMarked;
