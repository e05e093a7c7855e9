package vauban.app;

import java.util.List;
import java.util.Set;
import picocli.CommandLine.Option;
import vauban.engine.evaluation.Weights;

/** Which weights a tuner is to leave as they are. */
final class KeptWeights {

  @Option(
      names = "--keep",
      paramLabel = "NAME",
      description = "A weight that stays as it is. May be repeated.")
  private List<String> kept = List.of();

  /**
   * Returns their names.
   *
   * @throws WrongInput naming one that there is not among these weights
   */
  Set<String> names(Weights weights) {
    for (String name : kept) {
      if (!weights.names().contains(name)) {
        throw new WrongInput(
            "--keep: there is no weight named \"%s\"; there are %s"
                .formatted(name, String.join(", ", weights.names())));
      }
    }
    return Set.copyOf(kept);
  }
}
