/** Tests of the server, most of them over HTTP on a real port. */
@NullMarked
package vauban.server;

import org.jspecify.annotations.NullMarked;
