package vauban.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import vauban.rules.Games;
import vauban.rules.game.Game;
import vauban.rules.game.InvalidOption;
import vauban.rules.game.Move;
import vauban.rules.record.GameRecord;
import vauban.rules.record.InvalidRecord;
import vauban.rules.record.RecordReader;
import vauban.rules.record.RecordWriter;

/** The page says in French whatever the server says. */
class FrenchIT {

  @RegisterExtension static final Browsing browsing = new Browsing();

  private static final long SEED = 1870;
  private static final String LETTERS = "{}()[];$\"!?*=@x 0123456789abef\n";

  /** Returns the French of each text, null where there is none. */
  private static final String TRANSLATE =
      """
      async (texts) => {
        const { phrasebook } = await import("/said.js");
        const book = await phrasebook("fr");
        return texts.map((text) => book.find(text));
      }
      """;

  @ParameterizedTest
  @CsvSource({
    "siege, '[checkmate, fifty-moves, generals-only, headquarters, repetition, stalemate]'",
    "war-chess, '[citadel, progress, repetition, troops, wagon]'",
    "siege-of-paris, '[blocked, exhaustion, inside, progress, repetition, taken]'"
  })
  void everySentenceOfAGame(String id, String endings) throws Exception {
    Game game = Games.find(id).orElseThrow();
    WordsInPlay play = new WordsInPlay(game, SEED);
    play.act(scenes());
    play.play(4);
    List<String> texts = new ArrayList<>(FixedWords.of(game));
    texts.addAll(play.all());

    assertThat(missing(texts)).as("without a French, seed %d", SEED).isEmpty();
    assertThat(play.endings()).as("seed %d", SEED).hasToString(endings);
  }

  @Test
  void everyFaultOfARecord() {
    List<String> texts = new ArrayList<>();
    Random random = new Random(SEED);
    for (Game game : Games.all()) {
      String sound = record(game, random);
      for (int i = 0; i < 300; i++) {
        try {
          RecordReader.parse(damaged(sound, random));
        } catch (InvalidRecord e) {
          texts.add(String.valueOf(e.getMessage()));
          texts.add(e.fault().reason());
        }
      }
    }

    assertThat(missing(texts)).as("without a French, seed %d", SEED).isEmpty();
  }

  @Test
  void everyRefusalOfARequest() throws Exception {
    List<String> texts = new ArrayList<>();
    for (String body :
        List.of(
            "{}",
            "[]",
            "{\"game\":\"chess\"}",
            "{\"game\":1}",
            "{\"game\":\"siege\",\"options\":[]}",
            "{\"game\":\"siege\",\"options\":{\"array\":true}}",
            "{\"game\":\"siege\",\"moves\":{}}",
            "{\"game\":\"siege\",\"moves\":[\"c2e4\",null]}",
            "{\"game\":\"siege\",\"moves\":[\"c2e4\",\"a7a5\"]}",
            "{\"game\":\"siege\",\"cheat\":1}",
            "{\"game\":",
            "{\"game\":\"siege\",\"position\":\"" + "x/".repeat(400) + "\"}")) {
      texts.add(refusal("api/position", body));
    }
    texts.add(refusal("api/reply", "{\"game\":\"siege\"}"));
    texts.add(refusal("api/reply", "{\"game\":\"siege\",\"millis\":1}"));
    texts.add(refusal("api/nothing", "{}"));
    texts.add(refusal("api/games", "{}"));
    for (Game game : Games.all()) {
      texts.add(wrongOption(game, "chess", Map.of()));
      String usual = game.presets().getFirst().name();
      texts.add(wrongOption(game, usual.substring(1), Map.of()));
      texts.add(wrongOption(game, usual, Map.of("colour", "x")));
      String key = game.choices().getFirst().key();
      texts.add(wrongOption(game, usual, Map.of(key, "?")));
    }

    assertThat(missing(texts)).isEmpty();
  }

  @Test
  void everyFaultOfAStoredGame() {
    assertThat(missing(List.copyOf(DamagedDocuments.faults()))).isEmpty();
  }

  /** What the server says when much is asked of it at once, or of a game that is no more. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "every opponent is busy with another game; try again in a moment",
        "the engine looks at as many boards as it can; close one and try again",
        "the server is stopping",
        "the server cannot reach the games on its disk: disk full",
        "something went wrong in the server; its log has it as report 7f3a",
        "there is no game abc",
        "the game abc was deleted",
        "the game was deleted meanwhile",
        "the game was written meanwhile, from another page",
        "the game is over, so there is nothing to look for",
        "the turn cannot be passed here, for then the game would be over",
        "there is no threat to look for: the Garrison moves next in any case",
        "a message is JSON as text, not bytes",
        "There is no game in this text."
      })
  void everyRareRefusal(String words) {
    assertThat(missing(List.of(words))).isEmpty();
  }

  @Test
  void everySource() {
    List<String> sources =
        Games.all().stream()
            .flatMap(game -> game.rules().rules().stream())
            .flatMap(rule -> rule.sources().stream())
            .map(source -> source.tag())
            .distinct()
            .toList();

    assertThat(missing(sources)).isEmpty();
  }

  @Test
  void agreesAsFrenchDoes() {
    Map<String, String> french =
        Map.of(
            "South Artillery",
            "Artillerie du Sud",
            "Garrison to move, White next",
            "À la garnison de jouer, puis aux Blancs",
            "South to move",
            "Au Sud de jouer",
            "The way to e4 is barred by the Artillery on c2.",
            "Le chemin vers e4 est barré par l’Artillerie en c2.",
            "The defender's Cavalry on e6 is exposed to the Artillery on b3, e9 and h6.",
            "La Cavalerie du défenseur en e6 est exposée à l’Artillerie en b3, e9 et h6.",
            "White's left wing may not pass while it has a move.",
            "L’aile gauche des Blancs ne peut passer tant qu’elle a un coup à jouer.",
            "White may not pass while it has a move.",
            "Les Blancs ne peuvent passer tant qu’ils ont un coup à jouer.",
            "the besiegers wins by resignation",
            "Les assiégeants gagnent par abandon",
            "The server is stopping.",
            "Le serveur s’arrête.",
            "move 2, a7a5: No piece stands on a7. (S turn [text, general rules 2])",
            "coup 2, a7a5 : Il n’y a pas de pièce en a7. (S turn [texte, règles générales 2])");

    List<String> english = List.copyOf(french.keySet());
    assertThat(french(english))
        .extracting(text -> text.replaceAll("[\u00a0\u202f]", " "))
        .containsExactlyElementsOf(english.stream().map(french::get).toList());
  }

  private static List<String> scenes() throws Exception {
    URL file = Objects.requireNonNull(FrenchIT.class.getResource("/scenes.txt"));
    return Files.readAllLines(Path.of(file.toURI())).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }

  private static String record(Game game, Random random) {
    GameRecord record = GameRecord.of(game.start()).withTag("Event", "Club match");
    for (int ply = 0; ply < 8; ply++) {
      List<Move> moves = record.end().legalMoves();
      record = record.play(moves.get(random.nextInt(moves.size())).text());
    }
    return RecordWriter.text(record).replaceFirst(" 2", "! {a comment} \\$1 (1. a1a2) 2");
  }

  /** Returns a text with a letter more, another letter, or a piece missing. */
  private static String damaged(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    for (int changes = random.nextInt(3); changes >= 0; changes--) {
      int at = random.nextInt(changed.length());
      String letter = "" + LETTERS.charAt(random.nextInt(LETTERS.length()));
      switch (random.nextInt(3)) {
        case 0 -> changed.insert(at, letter);
        case 1 -> changed.replace(at, at + 1, letter);
        default -> changed.delete(at, Math.min(changed.length() - 1, at + 1 + random.nextInt(8)));
      }
    }
    return changed.toString();
  }

  private static List<String> missing(List<String> texts) {
    List<String> french = french(texts);
    List<String> missing = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      if (french.get(i) == null) {
        missing.add(texts.get(i));
      }
    }
    return missing;
  }

  @SuppressWarnings("unchecked") // a list of strings goes in, and a list of strings comes out
  private static List<String> french(List<String> texts) {
    Page page = browsing.openAt("", Browsing.desktop());
    return (List<String>) page.evaluate(TRANSLATE, texts);
  }

  private static String refusal(String path, String body) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(browsing.address() + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
      return JsonMapper.shared().readTree(response.body()).get("error").stringValue();
    }
  }

  private static String wrongOption(Game game, String preset, Map<String, String> changes) {
    try {
      return game.options(preset, changes).toString();
    } catch (InvalidOption e) {
      return String.valueOf(e.getMessage());
    }
  }
}
