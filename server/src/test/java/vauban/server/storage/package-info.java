/** Tests of what is kept on the disk. */
@NullMarked
package vauban.server.storage;

import org.jspecify.annotations.NullMarked;
