package vauban.rules.record;

/**
 * A piece of a record's text.
 *
 * @param text a tag's name, a comment's normal form, a NAG's number, or the word itself
 * @param value a tag's value; otherwise empty
 * @param line where it begins in the file, from 1
 * @param column where in the line, from 1
 */
record Token(Kind kind, String text, String value, int line, int column) {

  enum Kind {
    TAG,
    COMMENT,
    NAG,
    OPEN,
    CLOSE,
    WORD,
    END
  }
}
