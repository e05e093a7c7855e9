/** The file in which a server keeps what must outlive it. */
@NullMarked
package vauban.server.storage;

import org.jspecify.annotations.NullMarked;
