package vauban.app;

import static org.assertj.core.api.Assertions.assertThat;
import static vauban.app.Conversation.vauban;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BoardCommandTest {

  @Test
  void drawsSiege() {
    assertThat(vauban("board").answers())
        .isEqualTo(
            """
                  a   b   c   d   e   f   g   h   i   j
                ┌───┬───┬───┬───┬───┬───┬───┬───┬───┬───┐
             8  │ f │ c │ a │ s │ g │ b │ s │ a │ c │ f │  8
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             7  │ i │ i │ i │ i │ i │ i │ i │ i │ i │ i │  7
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             6  │   │ · │   │ · │   │ · │   │ · │   │ · │  6
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             5  │ · │   │▒▒▒│▒▒▒│ · │   │▒▒▒│▒▒▒│ · │   │  5
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             4  │   │ · │▒▒▒│▒▒▒│   │ · │▒▒▒│▒▒▒│   │ · │  4
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             3  │ · │   │ · │   │ · │   │ · │   │ · │   │  3
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             2  │ I │ I │ I │ I │ I │ I │ I │ I │ I │ I │  2
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             1  │ F │ C │ A │ S │ B │ G │ S │ A │ C │ F │  1
                └───┴───┴───┴───┴───┴───┴───┴───┴───┴───┘
                  a   b   c   d   e   f   g   h   i   j

            South to move, move 1.

            South: G General, B Banner carriers, C Cavalryman, S Scout, A Artillery,
              F Fort, I Infantryman, N senior Infantryman
            North: g General, b Banner carriers, c Cavalryman, s Scout, a Artillery,
              f Fort, i Infantryman, n senior Infantryman
            ▒ hilltop, never occupied: c5 d5 g5 h5 c4 d4 g4 h4
            Western Hilltop: c5 d5 c4 d4
            Eastern Hilltop: g5 h5 g4 h4
            South's headquarters: e1 f1
            North's headquarters: e8 f8
            Squares of South's Banner carriers: e8 f8 d7 e7 f7 g7 c6 d6 e6 f6 g6 b5 e5 f5
              b4 e4 f4 c3 d3 e3 f3 g3 d2 e2 f2
            Squares of North's Banner carriers: d7 e7 f7 g7 c6 d6 e6 f6 g6 h6 b5 e5 f5 i5
              b4 e4 f4 i4 c3 d3 e3 f3 g3 h3 d2 e2 f2 g2 e1 f1
            """);
  }

  @Test
  void drawsTheLatticeOfWarChess() {
    assertThat(vauban("board", "--game", "war-chess").answers())
        .isEqualTo(
            """
                    a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q
                                ╳       ╳       ╳       ╳       ╳       ╳
                              ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲
            19      ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳      19
                  ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲
            18  ╳   C   ╳   A   ╳   I   ╳   I   ╳   W   ╳   C   ╳   A   ╳   I   ╳   I   ╳  18
                  ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱
            17      ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳      17
                      ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱
            16          ╳       ╳       ╳       ╳   I   ╳       ╳       ╳       ╳          16
                      ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲
            15      ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳      15
                      ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱
            14          ╳   L   ╳       ╳   L   ╳       ╳   L   ╳       ╳   L   ╳          14
                      ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱░░░╲   ╱   ╲
            13      ╳       ╳       ╳       ╳       ╳       ╳       ≈≈≈≈≈≈≈≈≈       ╳      13
                      ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱≈≈≈╲  ≈≈≈  ╲░░░╱  ≈≈≈  ╱
            12          ╳       ╳       ╳       ╳       ╳≈≈≈≈≈≈≈≈≈      ╳      ≈≈          12
                      ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱≈≈≈≈≈≈≈╱   ╲   ╱   ╲   ╱   ╲
            11      ╳       ╳       ╳       ╳       ╳≈≈≈≈≈≈≈╳       ╳       ╳       ╳      11
                      ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱===≈≈≈≈╱   ╲   ╱   ╲   ╱   ╲   ╱
            10          ╳       ╳       ╳       ╳=======╳       ╳       ╳       ╳          10
                      ╱   ╲   ╱   ╲   ╱   ╲   ╱≈≈≈≈===╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲
             9      ╳       ╳       ╳       ╳≈≈≈≈≈≈≈╳       ╳       ╳       ╳       ╳      9
                      ╲   ╱   ╲   ╱   ╲   ╱≈≈≈≈≈≈≈╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱
             8          ≈≈      ╳      ≈≈≈≈≈≈≈≈≈╳       ╳       ╳       ╳       ╳          8
                      ╱  ≈≈≈  ╱░░░╲  ≈≈≈  ╲≈≈≈╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲
             7      ╳       ≈≈≈≈≈≈≈≈≈       ╳       ╳       ╳       ╳       ╳       ╳      7
                      ╲   ╱   ╲░░░╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱
             6          ╳   l   ╳       ╳   l   ╳       ╳   l   ╳       ╳   l   ╳          6
                      ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲
             5      ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳      5
                      ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱
             4          ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳          4
                      ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲
             3      ╳       ╳       ╳       ╳   k   ╳       ╳       ╳       ╳       ╳      3
                  ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲
             2  ╳   i   ╳   i   ╳   a   ╳   c   ╳   i   ╳   i   ╳   i   ╳   a   ╳   c   ╳  2
                  ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱
             1      ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳       ╳      1
                              ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱   ╲   ╱
                                ╳       ╳       ╳       ╳       ╳       ╳
                    a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q

            Attacker to move, move 1.

            Attacker: L Light Infantry, I Infantry of the Line, C Cavalry, A Artillery,
              W Wagon
            Defender: l Light Infantry, i Infantry of the Line, c Cavalry, a Artillery,
              k Citadel
            ≈ river, never occupied: k12 j11 h9 g8
            ░ ford: n13 d7
            = bridge: i10
            """);
  }

  @Test
  void drawsTheFortOfTheSiegeOfParis() {
    assertThat(
            vauban(
                    "board",
                    "--game=siege-of-paris",
                    "--position=12/12/12/12/12/6/9/6/8/6/9/12/12/12/12/12 p - 0 1")
                .answers())
        .isEqualTo(
            """
                  a   b   c   d   e   f   g   h   i   j   k   l
                ┌───┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───┐
            16  │   │ · │   │ · │   │ · │   │ · │   │ · │   │ · │  16
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
            15  │ · │   │ · │   │ · │   │ · │   │ · │   │ · │   │  15
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
            14  │   │ · │   │ · │   │ · │   │ · │   │ · │   │ · │  14
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
            13  │ · │   │ · │   │ · │   │ · │   │ · │   │ · │   │  13
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
            12  │   │ · │   │ · │   │ · │   │ · │   │ · │   │ · │  12
                ├───┼───┼───╆━━━┷━━━┽───┴───┾━━━┷━━━╅───┼───┼───┤
            11  │ · │   │ · ┃       │       │       ┃   │ · │   │  11
                ├───┼───┼───┨       │       │       ┠───┼───┼───┤
            10  │   │ · │   ┃d10    │f10    │h10    ┃ · │   │ · │  10
                ├───┼───┼───╀───────╆━━━━━━━╅───────╀───┼───┼───┤
             9  │ · │   │ · │       ┃▓▓▓▓▓▓▓┃       │   │ · │   │  9
                ├───┼───┼───┤       ┃▓▓▓▓▓▓▓┃       ├───┼───┼───┤
             8  │   │ · │   │d8     ┃▓▓▓▓▓▓▓┃h8     │ · │   │ · │  8
                ├───┼───┼───╁───────╄━━━━━━━╃───────╁───┼───┼───┤
             7  │ · │   │ · ┃       │       │       ┃   │ · │   │  7
                ├───┼───┼───┨       │       │       ┠───┼───┼───┤
             6  │   │ · │   ┃d6     │f6     │h6     ┃ · │   │ · │  6
                ├───┼───┼───╄━━━┯━━━┽───┬───┾━━━┯━━━╃───┼───┼───┤
             5  │ · │   │ · │   │ · │   │ · │   │ · │   │ · │   │  5
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             4  │   │ · │   │ · │   │ · │   │ · │   │ · │   │ · │  4
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             3  │ · │   │ · │   │ · │   │ · │   │ · │   │ · │   │  3
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             2  │   │ · │   │ · │   │ · │   │ · │   │ · │   │ · │  2
                ├───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┼───┤
             1  │ · │   │ · │   │ · │   │ · │   │ · │   │ · │   │  1
                └───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┘
                  a   b   c   d   e   f   g   h   i   j   k   l

            The garrison wins by taking all the Men and six officers (SP rule 9), points 0-1, move 1.

            White: G General, C Colonel, K Captain, L Lieutenant, M Man
            Black: g General, c Colonel, k Captain, l Lieutenant, m Man
            Garrison: R General, Q Colonel, O light Man, X dark Man
            The north gate: f12 g12
            The east gate: j9 j8
            The south gate: f5 g5
            The west gate: c9 c8
            The fort: d10 f10 h10 d8 h8 d6 f6 h6
            """);
  }

  @Test
  void drawsWithAsciiAlone() {
    assertThat(vauban("board", "--ascii").answers())
        .startsWith(
            """
                  a   b   c   d   e   f   g   h   i   j
                +---+---+---+---+---+---+---+---+---+---+
             8  | f | c | a | s | g | b | s | a | c | f |  8
                +---+---+---+---+---+---+---+---+---+---+
             7  | i | i | i | i | i | i | i | i | i | i |  7
                +---+---+---+---+---+---+---+---+---+---+
             6  |   | . |   | . |   | . |   | . |   | . |  6
                +---+---+---+---+---+---+---+---+---+---+
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"siege", "war-chess", "siege-of-paris"})
  void asciiIsAscii(String game) {
    assertThat(vauban("board", "--ascii", "--game", game).answers()).isASCII();
  }

  @Test
  void saysInWordsWhatIsInCheck() {
    assertThat(
            vauban("board", "--position", "4g5/10/10/2**2**2/2**2**2/10/10/4F3G1 b - - 0 1")
                .answers())
        .contains("North to move, move 1.\n! e8: ");
  }

  @Test
  void saysTheResultWhereTheGameIsOver() {
    assertThat(
            vauban("board", "--position", "4Bg4/10/10/2**2**2/2**2**2/10/10/4G5 b - - 0 1")
                .answers())
        .contains("South wins by ");
  }

  @Test
  void coloursWhereAskedTo() {
    assertThat(vauban("board", "--colour=always").answers()).contains("\u001b[1;33mG\u001b[0m");
    assertThat(vauban("board", "--color", "always").answers()).contains("\u001b[");
    assertThat(vauban("board", "--colour=auto").answers()).doesNotContain("\u001b");
    vauban("board", "--colour=sometimes")
        .isRefused("--colour takes auto, always or never, not 'sometimes'.");
  }

  @Test
  void refusesWhatAnOptionCannotHave() {
    vauban("board", "--game", "siege", "--game", "war-chess")
        .isRefused("--game is given more than once.");
    vauban("board", "--ascii=x").isRefused("--ascii takes no value, but has 'x'.");
  }
}
