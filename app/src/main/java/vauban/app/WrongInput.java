package vauban.app;

/** Something a person typed that cannot be done. The message is one sentence for them. */
final class WrongInput extends RuntimeException {

  private static final long serialVersionUID = 1L;

  WrongInput(String sentence) {
    super(sentence);
  }
}
