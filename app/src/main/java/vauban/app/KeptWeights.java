package vauban.app;

import java.util.List;
import vauban.engine.evaluation.Weights;

/** The names of weights that a tuner is to leave as they are. */
final class KeptWeights {

  private KeptWeights() {}

  /**
   * Checks that there are such weights.
   *
   * @throws WrongInput naming one that there is not
   */
  static void check(List<String> names, Weights weights) {
    for (String name : names) {
      if (!weights.names().contains(name)) {
        throw new WrongInput(
            "--keep: there is no weight named \"%s\"; there are %s"
                .formatted(name, String.join(", ", weights.names())));
      }
    }
  }
}
