package vauban.server.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import vauban.rules.board.Square;
import vauban.rules.game.Game;
import vauban.rules.game.IllegalMove;
import vauban.rules.game.InvalidPosition;
import vauban.rules.game.Mark;
import vauban.rules.game.Move;
import vauban.rules.game.Options;
import vauban.rules.game.Outcome;
import vauban.rules.game.Overlay;
import vauban.rules.game.Piece;
import vauban.rules.game.Position;
import vauban.rules.game.Setup;
import vauban.rules.game.Verdict;

/**
 * What the server says of a game while it is played: turns, marks, results, and why moves and
 * positions cannot be. It plays at random from positions that it sets up at random, many of which
 * cannot be, and asks for many moves that are none. Of sentences that differ only in squares and
 * numbers one is kept.
 */
final class WordsInPlay {

  private static final int PLIES = 40;
  private static final int WRONG_MOVES = 3;
  private static final String LETTERS = "0123456789/ -*'abgkiwGBKIWxX";

  private final Game game;
  private final Random random;
  private final List<Options> ruleSets;
  private final Map<String, String> byShape = new LinkedHashMap<>();
  private final Set<String> endings = new TreeSet<>();

  /** Makes an empty collection. */
  WordsInPlay(Game game, long seed) {
    this.game = game;
    random = new Random(seed);
    ruleSets = RuleSets.of(game);
  }

  /** Looks at the positions of the file of scenes that are this game's. */
  void act(List<String> scenes) {
    for (String scene : scenes) {
      String[] halves = scene.split(" : ", 2);
      List<String> setup = List.of(halves[0].split(" "));
      if (setup.getFirst().equals(game.id())) {
        act(setup, halves[1]);
      }
    }
  }

  private void act(List<String> setup, String moves) {
    try {
      Position position = game.position(SceneSetup.of(game, setup));
      look(position);
      for (String move : moves.split(" ")) {
        if (move.startsWith(">")) {
          position = position.play(move.substring(1));
          look(position);
        } else {
          explain(position, move);
        }
      }
    } catch (InvalidPosition e) {
      add(e);
    }
  }

  /** Returns what was said so far. */
  List<String> all() {
    return new ArrayList<>(byShape.values());
  }

  /** Returns the ids of the endings that games came to so far. */
  Set<String> endings() {
    return endings;
  }

  /** Plays some games to their end, or for a while. */
  void play(int games) {
    for (int i = 0; i < games; i++) {
      Options options = any(ruleSets);
      play(game.start(options));
      for (int j = 0; j < 6; j++) {
        setUp(options);
        readWrong(options);
      }
    }
  }

  private void play(Position start) {
    Position position = start;
    for (int ply = 0; ply < PLIES && look(position); ply++) {
      for (int i = 0; i < WRONG_MOVES; i++) {
        explain(position, wrongMove(position));
      }
      position = position.play(move(position));
    }
    look(position);
  }

  /** Adds what there is to say of a position; returns whether its game goes on. */
  private boolean look(Position position) {
    add(position.turn().name());
    add(position.turn().seat().name());
    position.marks().stream().map(Mark::words).forEach(this::add);
    for (Overlay overlay : position.overlays()) {
      add(overlay.name());
      add(overlay.words());
    }
    if (!(position.outcome() instanceof Outcome.Decided decided)) {
      return true;
    }
    String words = decided.ending().words();
    endings.add(decided.ending().id());
    add(words);
    add(
        decided.winner() == null
            ? "Draw " + words
            : game.name(decided.winner()) + " wins " + words);
    explain(position, "a1a2");
    return false;
  }

  /** Captures and moves to and fro are likelier, so that games come to an end. */
  private Move move(Position position) {
    List<Move> legal = position.legalMoves();
    List<Move> captures = legal.stream().filter(move -> move.captured() != null).toList();
    return any(captures.isEmpty() || random.nextBoolean() ? legal : captures);
  }

  private void explain(Position position, String text) {
    switch (position.explain(text)) {
      case Verdict.Legal legal -> {}
      case Verdict.Illegal illegal -> {
        add(illegal.reason());
        add(illegal.rule().provenance());
        add("move 7, " + new IllegalMove(text, illegal).getMessage());
      }
      case Verdict.Unreadable unreadable -> {
        add(unreadable.reason());
        add("move 7, " + new IllegalMove(text, unreadable).getMessage());
      }
    }
  }

  private String wrongMove(Position position) {
    List<Square> squares = game.board().squares();
    List<Square> held = List.copyOf(position.pieces().keySet());
    List<Square> own = held.stream().filter(square -> own(position, square)).toList();
    Square from = random.nextInt(12) == 0 || own.isEmpty() ? any(squares) : any(own);
    Square to = random.nextInt(3) == 0 && !held.isEmpty() ? any(held) : near(from);
    String piece = position.at(from).map(p -> "" + p.kind().letter()).orElse("I");
    return switch (random.nextInt(16)) {
      case 0 -> piece + to;
      case 1 -> piece + "x" + to;
      case 2 -> from + "" + to + any(List.of("f", "s", "n", "g", "x"));
      case 3 -> any(List.of("pass", "@", "@ROXOQXOX", "@RRXOQXOX", "castles", "36-44", "", "z9z8"));
      case 4 -> any(List.of("e7", "f9", "z1", "q20")) + to;
      case 5, 6 ->
          position.legalMoves().isEmpty() ? "" : any(position.legalMoves()).text() + "!" + to;
      default -> from + "" + to;
    };
  }

  private static boolean own(Position position, Square square) {
    return position.at(square).orElseThrow().army().team() == position.team();
  }

  /** Most pieces go near, so most wrong moves that people try do. */
  private Square near(Square from) {
    List<Square> near =
        game.board().squares().stream()
            .filter(to -> Math.abs(to.file() - from.file()) <= 4)
            .filter(to -> Math.abs(to.rank() - from.rank()) <= 4)
            .toList();
    return any(near);
  }

  /** Puts pieces anywhere, and plays on where that can be. */
  private void setUp(Options options) {
    Position start = game.start(options);
    Map<Square, Piece> pieces = new HashMap<>();
    int parts = 1 + random.nextInt(6);
    start
        .pieces()
        .forEach(
            (square, piece) -> {
              if (random.nextInt(parts) == 0 || piece.kind().id().equals("general")) {
                pieces.put(random.nextBoolean() ? square : any(game.board().squares()), piece);
              }
            });
    for (int i = random.nextInt(3); i > 0; i--) {
      pieces.put(any(game.board().squares()), any(game.pieces()));
    }
    String turn = any(List.of("w", "b", "rw", "rb", "p", "rw'", "w'", "x"));
    Square command = random.nextInt(3) == 0 ? any(game.board().squares()) : null;
    int halfmove = any(List.of(0, 0, 98, 99, 197, -1));
    try {
      play(
          game.position(
              new Setup(
                  game, options, pieces, turn, command, halfmove, random.nextInt(5) == 0 ? 0 : 1)));
    } catch (InvalidPosition e) {
      add(e);
    }
  }

  /** Makes mistakes in a position string. */
  private void readWrong(Options options) {
    StringBuilder text = new StringBuilder(game.start(options).text());
    for (int mistakes = random.nextInt(3); mistakes >= 0; mistakes--) {
      int at = random.nextInt(text.length());
      String letter = "" + LETTERS.charAt(random.nextInt(LETTERS.length()));
      switch (random.nextInt(3)) {
        case 0 -> text.insert(at, letter);
        case 1 -> text.replace(at, at + 1, letter);
        default -> text.delete(at, Math.min(text.length() - 1, at + 1 + random.nextInt(8)));
      }
    }
    read(options, text.toString());
    List<String> fields = new ArrayList<>(List.of(game.start(options).text().split(" ")));
    fields.set(random.nextInt(fields.size()), any(List.of("x", "00", "-7", "w", "9/9", "e4")));
    read(options, String.join(" ", fields.subList(0, 1 + random.nextInt(fields.size()))));
    read(options, String.join(" ", fields));
  }

  private void read(Options options, String text) {
    try {
      game.position(options, text);
    } catch (InvalidPosition e) {
      add(e);
    }
  }

  private void add(InvalidPosition fault) {
    add("the position cannot be: " + fault.getMessage());
    fault.faults().forEach(one -> add(one.words()));
  }

  private void add(String words) {
    String shape = words.replaceAll("'[^']*'", "'").replaceAll("[@!\\w]*[0-9]\\S*", "#");
    byShape.putIfAbsent(shape.replaceAll("#( (and )?#)+", "#"), words);
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
