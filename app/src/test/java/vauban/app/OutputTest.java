package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OutputTest {

  private final StringWriter err = new StringWriter();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board",
        "play c2e4",
        "moves",
        "explain c2e4",
        "rules",
        "perft 2",
        "serve --port=0 --no-browser --data=target/data/output",
        "help",
        "--version"
      })
  void thatCannotBeWrittenIsSaidInOneSentence(String command) {
    int code = run(command, "No space left on device");

    assertThat(err).hasToString("The output cannot be written: No space left on device.\n");
    assertThat(code).isEqualTo(1);
  }

  @Test
  void thatNobodyReadsAnyLongerIsNothingToComplainOf() {
    int code = run("moves", "Broken pipe");

    assertThat(err.toString()).isEmpty();
    assertThat(code).as("as a shell reports it of programs that died of SIGPIPE").isEqualTo(141);
  }

  @Test
  void remembersTheFirstFailure() {
    Output output = Output.to(new Full("first"));
    output.println("more than nothing");

    assertThat(output.failure()).map(IOException::getMessage).contains("first");
  }

  @Test
  void hasNoFailureWhereAllHasArrived() {
    StringWriter arrived = new StringWriter();
    Output output = Output.to(arrived);
    output.print("all");
    output.print('!');

    assertThat(output.failure()).isEmpty();
    assertThat(arrived).hasToString("all!");
  }

  private int run(String command, String failure) {
    return Main.run(
        new Terminal(Output.to(new Full(failure)), Output.to(err), Map.of()), command.split(" "));
  }

  /** Takes nothing. */
  private static final class Full extends Writer {

    private final String reason;

    Full(String reason) {
      this.reason = reason;
    }

    @Override
    public void write(char[] characters, int start, int length) throws IOException {
      throw new IOException(reason);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
