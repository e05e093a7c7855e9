@NullMarked
package vauban.server.analysis;

import org.jspecify.annotations.NullMarked;
