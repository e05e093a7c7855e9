package vauban.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code vauban} command. */
@Command(
    name = "vauban",
    description = "Historical siege and war chess games: play, analyse, serve.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class)
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  /** Runs one command line and returns its exit code. */
  static int run(String... arguments) {
    return new CommandLine(new Main()).execute(arguments);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Missing command");
  }

  /** The version written into the jar's manifest by the build. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"vauban " + (version == null ? "(not packaged)" : version)};
    }
  }
}
