/** Tests of what people and programs are told of analyses. */
@NullMarked
package vauban.app.analysis;

import org.jspecify.annotations.NullMarked;
