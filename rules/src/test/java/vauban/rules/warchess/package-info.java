@NullMarked
package vauban.rules.warchess;

import org.jspecify.annotations.NullMarked;
