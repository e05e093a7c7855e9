package vauban.app;

import java.util.List;

/**
 * What the launcher runs once after a build, to record which classes the common commands need. A
 * command that must start fast belongs in this list.
 */
final class StartupTraining {
  private static final List<List<String>> COMMANDS =
      List.of(List.of("--version"), List.of("--help"));

  private StartupTraining() {}

  public static void main(String[] arguments) {
    for (List<String> command : COMMANDS) {
      Main.run(command.toArray(String[]::new));
    }
  }
}
