/**
 * Games as they were played, with comments and variations, and their reading and writing: {@link
 * vauban.rules.record.GameRecord}, {@link vauban.rules.record.RecordReader}, {@link
 * vauban.rules.record.RecordWriter}.
 */
@NullMarked
package vauban.rules.record;

import org.jspecify.annotations.NullMarked;
