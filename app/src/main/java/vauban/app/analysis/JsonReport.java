package vauban.app.analysis;

import java.io.PrintWriter;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import vauban.rules.game.Outcome;
import vauban.rules.game.Position;
import vauban.rules.record.GameRecord;
import vauban.rules.record.RecordFault;

/** Tells programs: an object of JSON on each line. */
public final class JsonReport implements Report {

  private final PrintWriter out;
  private final JsonMapper mapper =
      JsonMapper.builder().disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build();

  public JsonReport(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void position(Analyst analyst, Position position) {
    write(
        position.outcome() instanceof Outcome.Decided decided
            ? JsonShapes.OfPosition.of(position, decided)
            : JsonShapes.OfPosition.of(analyst.analyse(position)));
  }

  @Override
  public void game(Analyst analyst, GameRecord game, int line) {
    write(JsonShapes.OfGame.of(analyst.analyse(game, ply -> {}), line));
  }

  @Override
  public void fault(int line, RecordFault fault) {
    write(JsonShapes.OfFault.of(line, fault));
  }

  private void write(Object object) {
    out.println(mapper.writeValueAsString(object));
    out.flush();
  }
}
