/** Tests of the page in a real browser, against a real server. */
@NullMarked
package vauban.server.page;

import org.jspecify.annotations.NullMarked;
