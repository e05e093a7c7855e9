package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import vauban.rules.Games;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.Piece;

/** What the rules say of a position while somebody sets it up. */
class SetupIT {

  private static final long SEED = 20261130;

  @RegisterExtension static final RunningServer SERVER = new RunningServer();

  @AfterAll
  static void nothingWasOurFault() {
    assertThat(SERVER.log()).isEmpty();
  }

  static List<Game> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theArrayIsLegal(Game game) throws Exception {
    JsonNode array = ask(game, "");

    assertThat(array.get("legal").booleanValue()).isTrue();
    assertThat(array.get("faults").size()).isZero();
    assertThat(array.get("position").stringValue()).isEqualTo(game.start().text());
    assertThat(array.get("outcome").get("over").booleanValue()).isFalse();
    assertThat(array.get("setup").get("turn").stringValue()).isEqualTo(game.start().turn().code());
  }

  @ParameterizedTest
  @MethodSource("games")
  void fieldsMakeThePositionStringAndTheStringTheFields(Game game) throws Exception {
    JsonNode pieces = ask(game, "").get("setup").get("pieces");
    String turn = game.turns(game.options()).getLast().code();

    JsonNode written =
        ask(game, "'pieces':%s,'turn':'%s','halfmove':7,'fullmove':9".formatted(pieces, turn));
    String text = written.get("position").stringValue();
    JsonNode read = ask(game, "'position':'%s'".formatted(text));

    assertThat(text).endsWith(" 7 9");
    assertThat(read.get("setup")).isEqualTo(written.get("setup"));
    assertThat(read.get("setup").get("halfmove").intValue()).isEqualTo(7);
  }

  @Test
  void turnsDependOnTheOptions() throws Exception {
    Game paris = Games.SIEGE_OF_PARIS;

    assertThat(texts(ask(Games.SIEGE, "").get("turns"), "name"))
        .containsExactly("South to move", "North to move");
    assertThat(texts(ask(paris, "").get("turns"), "code"))
        .containsExactly("p", "rw", "w", "rb", "b");
    assertThat(texts(ask(paris, "'options':{'players':'5'}").get("turns"), "code"))
        .containsExactly("p", "rw", "w", "rb", "b", "rw'", "w'", "rb'", "b'");
  }

  @Test
  void saysHowManyOfAPieceThereMayBe() throws Exception {
    String five = "'options':{'players':'5'}";

    assertThat(ask(Games.SIEGE, "").get("most").toString())
        .isEqualTo("{\"B\":1,\"G\":1,\"b\":1,\"g\":1}");
    assertThat(ask(Games.WAR_CHESS, "").get("most").get("I").intValue()).isEqualTo(5);
    assertThat(ask(Games.SIEGE_OF_PARIS, "").get("most").get("M").intValue()).isEqualTo(12);
    assertThat(ask(Games.SIEGE_OF_PARIS, "").get("most").get("R").intValue()).isEqualTo(1);
    assertThat(ask(Games.SIEGE_OF_PARIS, five).get("most").get("M'").intValue()).isEqualTo(6);
  }

  @ParameterizedTest(name = "{0}: {1} {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          siege           | a1=G a8=g c8=I | w  | c8        | c8    | S promotion
          siege           | a1=G b3=G a8=g | w  | South     | a1 b3 | S armies
          siege           | a1=G           | w  | North     |       | S armies
          siege           | a1=G a8=g j7=B | w  | j7        | j7    | S banner region
          siege           | a1=G a8=g b8=F | w  | turn      | a8 b8 | S check
          siege           | a1=G a8=g e8=B | w  | turn      | e8    | S headquarters
          siege           | a1=G a8=g      | rw | turn      |       | S turn
          war-chess       | h3=k d3=k      | w  | placement | d3 h3 | WC armies
          siege-of-paris  | a1=O           | w  | a1        | a1    | SP rule 13
          siege-of-paris  | a1=R a3=R      | w  | Garrison  | a1 a3 | SP rule 9
          siege-of-paris  | f6=R           | p  | f6        | f6    | SP placing
          siege-of-paris  | a1=R           | p  | Garrison  | a1    | SP placing
          siege-of-paris  | a1=G b1=G      | w  | White     | a1 b1 | SP rule 1
          siege-of-paris  | a2=M'          | w  | a2        | a2    | SP ruling 7
          """)
  void saysWhatIsWrongAndWhere(
      String id, String pieces, String turn, String place, @Nullable String squares, String rule)
      throws Exception {
    JsonNode answer = ask(game(id), fields(pieces, turn));

    assertThat(answer.get("legal").booleanValue()).isFalse();
    assertThat(answer.get("faults").size()).as(answer.toString()).isEqualTo(1);
    JsonNode fault = answer.get("faults").get(0);
    assertThat(fault.get("place").stringValue()).isEqualTo(place);
    assertThat(strings(fault.get("squares")))
        .containsExactlyInAnyOrder(squares == null ? new String[0] : squares.split(" "));
    assertThat(fault.get("rule").stringValue()).isEqualTo(rule);
    assertThat(fault.get("column").isNull()).isTrue();
    assertThat(answer.get("outcome").isNull()).isTrue();
    assertThat(answer.get("position").stringValue()).contains(" " + turn + " ");
  }

  @Test
  void tellsEveryFault() throws Exception {
    JsonNode siege = ask(Games.SIEGE, fields("a1=G b3=G c8=I j7=B j6=B a8=g", "w"));
    JsonNode checked = ask(Games.SIEGE, fields("a1=G c8=I j7=B b8=F a8=g", "w"));
    JsonNode paris = ask(Games.SIEGE_OF_PARIS, fields("a1=O a2=M' a3=G b3=G", "x"));

    assertThat(texts(siege.get("faults"), "place"))
        .containsExactlyInAnyOrder("c8", "j7", "j6", "South", "South");
    assertThat(texts(checked.get("faults"), "place")).containsExactlyInAnyOrder("c8", "j7", "turn");
    assertThat(texts(paris.get("faults"), "place"))
        .containsExactlyInAnyOrder("a1", "a2", "White", "turn");
  }

  @Test
  void saysWhereAStringIsWrongAndWhatWouldBeRight() throws Exception {
    JsonNode answer = ask(Games.SIEGE, "'position':'fcasgbsacf/iiiZiiiiii/10/x/x/x/x/x w - - 0 1'");

    assertThat(answer.get("legal").booleanValue()).isFalse();
    assertThat(answer.get("position").isNull()).isTrue();
    assertThat(answer.get("setup").isNull()).isTrue();
    assertThat(answer.get("turns").size()).isEqualTo(2);
    JsonNode fault = answer.get("faults").get(0);
    assertThat(fault.get("place").stringValue()).isEqualTo("rank 7");
    assertThat(fault.get("column").intValue()).isEqualTo(15);
    assertThat(fault.get("words").stringValue())
        .contains("'Z' is no piece", "its pieces are G B C");
  }

  @Test
  void offersTheCommandsThatTheGarrisonCouldObey() throws Exception {
    JsonNode garrison = ask(Games.SIEGE_OF_PARIS, fields("f3=R e4=M h1=M k15=m", "rw"));
    JsonNode white = ask(Games.SIEGE_OF_PARIS, fields("f3=R e4=M h1=M k15=m", "w"));
    JsonNode commanded =
        ask(Games.SIEGE_OF_PARIS, fields("f3=R e4=M h1=M k15=m", "rw") + ",'command':'k15'");

    assertThat(strings(garrison.get("commands"))).containsExactlyInAnyOrder("e4", "h1");
    assertThat(white.get("commands").size()).isZero();
    assertThat(texts(commanded.get("faults"), "place")).containsExactly("command");
    assertThat(strings(commanded.get("commands"))).containsExactlyInAnyOrder("e4", "h1");
  }

  @Test
  void aDecidedPositionIsLegalAndSaysWhoWon() throws Exception {
    JsonNode answer = ask(Games.WAR_CHESS, fields("c18=L i18=W c2=i", "b"));

    assertThat(answer.get("legal").booleanValue()).isTrue();
    assertThat(answer.get("outcome").get("over").booleanValue()).isTrue();
    assertThat(answer.get("outcome").get("winner").stringValue()).isEqualTo("first");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {'game':'siege','pieces':{'z9':'G'},'turn':'w'}   | the board of Siege has no square 'z9'
          {'game':'siege','pieces':{'a1':'Z'},'turn':'w'}   | 'Z' on a1 is no piece of Siege; its pieces are G
          {'game':'siege','pieces':{'a1':'G'}}              | the field 'turn' is missing
          {'game':'siege','turn':'w','fullmove':0}          | 'fullmove' must be a whole number from 1 to 999999, not 0
          {'game':'siege','turn':'w','position':'8/8 w'}    | either 'position' or 'pieces' and 'turn'
          {'game':'siege','moves':[]}                       | unknown field 'moves'
          {'game':'chess'}                                  | unknown game 'chess'
          """)
  void refusesWhatNoEditorSends(String json, String sentence) throws Exception {
    assertThat(RunningServer.error(SERVER.post("/api/setup", json.replace('\'', '"'))))
        .contains(sentence);
  }

  @ParameterizedTest
  @MethodSource("games")
  void neverFailsHoweverPiecesAreScattered(Game game) throws Exception {
    Random random = new Random(SEED);
    List<Square> squares =
        game.board().squares().stream().filter(square -> square.terrain().occupiable()).toList();
    for (int i = 0; i < 150; i++) {
      List<String> pieces = new ArrayList<>();
      for (Square square : squares) {
        if (random.nextInt(12) < i % 13) {
          Piece piece = game.pieces().get(random.nextInt(game.pieces().size()));
          pieces.add("'%s':\"%s\"".formatted(square, piece.symbol()));
        }
      }
      var turns = game.turns(game.options());
      String turn = turns.get(random.nextInt(turns.size())).code();
      String fields = "'pieces':{%s},'turn':'%s'".formatted(String.join(",", pieces), turn);
      String place = "seed %d, setup %d: %s".formatted(SEED, i, fields);
      JsonNode answer = ask(game, fields);
      assertThat(answer.get("legal").booleanValue())
          .as(place)
          .isEqualTo(answer.get("faults").isEmpty());
      assertThat(answer.get("position").stringValue()).as(place).isNotBlank();
    }
  }

  private static Game game(String id) {
    return Games.find(id).orElseThrow();
  }

  /** Returns the fields of a setup written as {@code a1=G a8=g}. */
  private static String fields(String pieces, String turn) {
    return Arrays.stream(pieces.split(" "))
        .map(piece -> piece.split("="))
        .map(piece -> "'%s':\"%s\"".formatted(piece[0], piece[1]))
        .collect(Collectors.joining(",", "'pieces':{", "},'turn':'%s'".formatted(turn)));
  }

  /** Asks about a setup; quotes around names are single, for reading. */
  private static JsonNode ask(Game game, String fields) throws Exception {
    String rest = fields.isEmpty() ? "" : "," + fields;
    String json = "{'game':'%s'%s}".formatted(game.id(), rest);
    return SERVER.ask("/api/setup", json.replaceAll("(?<=[{,:\\[])'|'(?=[},:\\]])", "\""));
  }

  private static List<String> texts(JsonNode objects, String field) {
    return objects.values().stream().map(object -> object.get(field).stringValue()).toList();
  }

  private static List<String> strings(JsonNode list) {
    return list.values().stream().map(JsonNode::stringValue).toList();
  }
}
