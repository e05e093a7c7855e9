package vauban.app;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The {@code vauban} command. */
@Command(
    name = "vauban",
    description =
        "Three historical games of siege and war: Siege (2010), War-Chess (1866) and the Siege of"
            + " Paris (about 1870). Without a command, Vauban starts its server and opens the page"
            + " to play on.",
    synopsisSubcommandLabel = "[COMMAND]",
    commandListHeading = "%nCommands:%n",
    footer = {
      "%nExamples:",
      "  vauban                                   play in the browser",
      "  vauban board --game siege-of-paris       draw the board",
      "  vauban play c2e4 h7f5                    play moves, see the position",
      "  vauban explain a2a4                      ask why a move is not allowed",
      "  vauban perft --help                      what a command does, with examples"
    },
    versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {

  /** Exit code of a command that did what it was asked for. */
  static final int DONE = 0;

  /** Exit code of a check that found something wrong, and of a failure of Vauban itself. */
  static final int FAILED = 1;

  /** Exit code where what a person typed cannot be done. */
  static final int WRONG = 2;

  /** Exit code where the reader of the output went away: a shell's for programs that died of it. */
  static final int UNREAD = 128 + 13;

  private static final String HELP = "help";

  private final Terminal terminal;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Shows this help.")
  @SuppressWarnings("UnusedVariable") // picocli's to read
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Shows the version.")
  @SuppressWarnings("UnusedVariable") // picocli's to read
  private boolean version;

  private Main(Terminal terminal) {
    this.terminal = terminal;
  }

  public static void main(String[] arguments) {
    int code = run(Terminal.system(), arguments);
    if (code != DONE) {
      System.exit(code); // not otherwise: it asks for a logger first, which takes time
    }
  }

  /** Runs one command line and returns its exit code. */
  static int run(Terminal terminal, String... arguments) {
    Refusals refusals = new Refusals(terminal);
    int code = execute(terminal, refusals, arguments);
    code = terminal.out().failure().map(refusals::unwritten).orElse(code);
    terminal.err().flush();
    return code;
  }

  private static int execute(Terminal terminal, Refusals refusals, String... arguments) {
    try {
      return commandLine(terminal, refusals, arguments).execute(arguments);
    } catch (StackOverflowError | OutOfMemoryError e) {
      return refusals.fail(e);
    }
  }

  /**
   * Returns the command with the one subcommand that is asked for, or with all of them where that
   * is not clear: describing a command to picocli takes time that a short command need not spend.
   */
  private static CommandLine commandLine(
      Terminal terminal, Refusals refusals, String... arguments) {
    CommandLine vauban = new CommandLine(new Main(terminal));
    Map<String, Supplier<Object>> commands = commands(terminal, vauban);
    Supplier<Object> wanted = arguments.length == 0 ? null : commands.get(arguments[0]);
    if (wanted == null || arguments[0].equals(HELP)) {
      commands.values().forEach(command -> vauban.addSubcommand(command.get()));
    } else {
      vauban.addSubcommand(wanted.get());
    }
    vauban.getSubcommands().values().forEach(Main::spaceHelp);
    return vauban
        .setExpandAtFiles(false) // a placing such as @ROXOQXOX is a move, not a file
        .setUsageHelpWidth(100)
        .setOut(terminal.out())
        .setErr(terminal.err())
        .setParameterExceptionHandler(refusals)
        .setExecutionExceptionHandler(refusals);
  }

  private static Map<String, Supplier<Object>> commands(Terminal terminal, CommandLine vauban) {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("board", () -> new BoardCommand(terminal));
    commands.put("play", () -> new PlayCommand(terminal));
    commands.put("moves", () -> new MovesCommand(terminal));
    commands.put("analyse", () -> new AnalyseCommand(terminal));
    commands.put("explain", () -> new ExplainCommand(terminal));
    commands.put("rules", () -> new RulesCommand(terminal));
    commands.put("perft", () -> new PerftCommand(terminal));
    commands.put("epd", () -> new EpdCommand(terminal));
    commands.put("match", () -> new MatchCommand(terminal));
    commands.put("sprt", () -> new SprtCommand(terminal));
    commands.put("uci", () -> new UciCommand(terminal));
    commands.put("bench", () -> new BenchCommand(terminal));
    commands.put("tune", () -> new TuneCommand(terminal));
    commands.put("spsa", () -> new SpsaCommand(terminal));
    commands.put("train", () -> new TrainCommand(terminal));
    commands.put("puzzles", () -> new PuzzlesCommand(terminal));
    commands.put("serve", () -> new ServeCommand(terminal));
    commands.put(HELP, () -> new HelpCommand(vauban, terminal));
    return commands;
  }

  private static void spaceHelp(CommandLine command) {
    command
        .getCommandSpec()
        .usageMessage()
        .sortOptions(false)
        .synopsisHeading("%nUsage: ")
        .descriptionHeading("%n")
        .parameterListHeading("%n")
        .optionListHeading("%n");
  }

  @Override
  public Integer call() throws Exception {
    return new ServeCommand(terminal).call();
  }

  /** The version written into the jar's manifest by the build. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {text()};
    }

    /** Returns the name and the version. */
    static String text() {
      return "vauban " + number();
    }

    /** Returns the version alone. */
    static String number() {
      String version = Main.class.getPackage().getImplementationVersion();
      return version == null ? "(not packaged)" : version;
    }
  }
}
