package vauban.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import vauban.engine.level.Level;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.Position;

/** The resources under {@code /api/}. */
final class Api {

  private static final int LEAST_MILLIS = 10;
  private static final int MOST_MILLIS = 60_000;
  private static final List<String> EXPLAIN_FIELDS = with("move");
  private static final int MOST_PLIES_TO_WIN = 10;
  private static final List<String> REFUTATION_FIELDS = with("plies");
  private static final List<String> REPLY_FIELDS = with("millis", "level", "seed");

  private final Lines lines;
  private final Refutations refutations = new Refutations();
  private final Map<String, Content> descriptions = new ConcurrentHashMap<>();
  private final Map<String, Content> arrays = new ConcurrentHashMap<>();
  private final OpponentPool opponents;

  Api(OpponentPool opponents, Lines lines) {
    this.opponents = opponents;
    this.lines = lines;
  }

  void addTo(RoutesConfig routes) {
    get(routes, "/api/games", this::games);
    get(routes, "/api/games/{id}", this::game);
    get(routes, "/api/games/{id}/array", this::array);
    routes.post("/api/position", this::position);
    routes.post("/api/overlays", this::overlays);
    routes.post("/api/explain", this::explain);
    routes.post("/api/setup", this::setup);
    routes.post("/api/reply", this::reply);
    routes.post("/api/refutation", this::refutation);
  }

  private static void get(RoutesConfig routes, String path, Handler handler) {
    routes.addHttpHandler(HandlerType.GET, path, handler);
    routes.addHttpHandler(HandlerType.HEAD, path, handler);
  }

  private static List<String> with(String... fields) {
    return Stream.concat(GameRequest.FIELDS.stream(), Stream.of(fields)).toList();
  }

  private void games(Context context) {
    Answer.send(context, 200, Games.all().stream().map(GameSummary::of).toList());
  }

  /** Makes ready what every page asks for. */
  void warmUp() {
    for (Game game : Games.all()) {
      description(game);
      array(game);
    }
  }

  private void game(Context context) {
    description(gameOf(context)).send(context);
  }

  private void array(Context context) {
    array(gameOf(context)).send(context);
  }

  private static Game gameOf(Context context) {
    String id = context.pathParam("id");
    return Games.find(id).orElseThrow(() -> new Refusal(404, Games.unknown(id)));
  }

  private Content description(Game game) {
    return descriptions.computeIfAbsent(
        game.id(), id -> new Content(Json.TYPE, Json.write(GameDescription.of(game))));
  }

  private Content array(Game game) {
    return arrays.computeIfAbsent(
        game.id(),
        id -> new Content(Json.TYPE, Json.write(PositionDescription.of(Line.from(game.start())))));
  }

  private void position(Context context) throws IOException {
    GameRequest game = GameRequest.of(RequestBody.of(context, GameRequest.FIELDS));
    Answer.send(context, 200, PositionDescription.of(lines.of(game)));
  }

  private void overlays(Context context) throws IOException {
    GameRequest game = GameRequest.of(RequestBody.of(context, GameRequest.FIELDS));
    Answer.send(context, 200, Overlays.of(lines.of(game).position()));
  }

  private void explain(Context context) throws IOException {
    RequestBody body = RequestBody.of(context, EXPLAIN_FIELDS);
    GameRequest game = GameRequest.of(body);
    String move = body.text("move");
    Answer.send(context, 200, Explanation.of(lines.of(game).position().explain(move)));
  }

  private void setup(Context context) throws IOException {
    SetupRequest setup = SetupRequest.of(RequestBody.of(context, SetupRequest.FIELDS));
    Answer.send(context, 200, SetupDescription.of(setup));
  }

  private void reply(Context context) throws IOException, InterruptedException {
    long asked = System.nanoTime();
    RequestBody body = RequestBody.of(context, REPLY_FIELDS);
    int millis = body.whole("millis", LEAST_MILLIS, MOST_MILLIS);
    Level level = new Level(body.whole("level", Level.LOWEST, Level.HIGHEST, Level.HIGHEST));
    int seed = body.whole("seed", 0, Integer.MAX_VALUE, 0);
    GameRequest game = GameRequest.of(body);
    Position position = lines.of(game).position();
    if (position.outcome().over()) {
      throw new Refusal(409, "the game is over, so there is no reply");
    }
    Duration time = Thinker.left(Duration.ofMillis(millis), asked);
    long thinking = System.nanoTime();
    Opponent.Thought thought =
        opponents.think(
            game.start(), new Opponent.Task(position, level, seed), time, () -> sendBlank(context));
    Duration taken = Duration.ofNanos(System.nanoTime() - thinking);
    Answer.send(context, 200, Reply.of(position, thought, taken));
  }

  private void refutation(Context context) throws IOException, InterruptedException {
    RequestBody body = RequestBody.of(context, REFUTATION_FIELDS);
    int plies = body.whole("plies", 0, MOST_PLIES_TO_WIN);
    Position position = lines.of(GameRequest.of(body)).position();
    Answer.send(context, 200, refutations.of(position, plies));
  }

  /** Sends what JSON may begin with, to learn whether the client is still there. */
  private static void sendBlank(Context context) throws IOException {
    context.contentType(Json.TYPE);
    ServletOutputStream out = context.res().getOutputStream();
    out.write(' ');
    out.flush();
  }
}
