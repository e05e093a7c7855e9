package vauban.app;

import static vauban.app.Conversation.vauban;

import org.junit.jupiter.api.Test;

/** {@code --position}: every way in which a string can be wrong is named, with its place. */
final class PositionChoiceTest {

  private static final String SOUTH = "/2**2**2/2**2**2/10/IIIIIIIIII/FCASBGSACF";
  private static final String SIEGE = "fcasgbsacf/iiiiiiiiii/10" + SOUTH;

  @Test
  void wrongNumberOfRanks() {
    siege("fcasgbsacf/iiiiiiiiii/10 w - - 0 1")
        .isRefused(
            "The position is wrong at placement (column 1): it has 3 ranks, but the board has 8.");
  }

  @Test
  void wrongWidth() {
    siege("fcasgbsacf/iiiiiiiiii/9" + SOUTH + " w - - 0 1")
        .isRefused("The position is wrong at rank 6 (column 23): it has 9 places, but needs 10.");
    siege("fcasgbsacf/iiiiiiiiii/11" + SOUTH + " w - - 0 1")
        .isRefused(
            "The position is wrong at rank 6 (column 23): it has at least 11 places, but needs"
                + " 10.");
  }

  @Test
  void unknownLetter() {
    siege("fcasgbsacf/iiiiiziiii/10" + SOUTH + " w - - 0 1")
        .isRefused(
            "The position is wrong at rank 7 (column 17): 'z' is no piece of this game; its pieces"
                + " are G B C S A F I N g b c s a f i n.");
  }

  @Test
  void pieceOnAHilltop() {
    siege("fcasgbsacf/iiiiiiiii1/10/2i*2**2/2**2**2/10/IIIIIIIIII/FCASBGSACF w - - 0 1")
        .isRefused(
            "The position is wrong at rank 5 (column 27): c5 is a hilltop square, so no piece can"
                + " stand there.");
  }

  @Test
  void pieceInTheRiver() {
    warChess("6/CAIIWCAII/8/3I3/8/L1L1L1L/8/4*2/4L3/7/3*4/2*4/8/l1l1l1l/8/7/3k4/iiaciiiac/6 w 0 1")
        .isRefused(
            "The position is wrong at rank 11 (column 36): j11 is a river square, so no piece can"
                + " stand there.");
  }

  @Test
  void twoGeneralsOrNone() {
    siege("fcasgbsacf/iiiiiiiiii/10/2**2**2/2**2**2/10/IIIIIIIIII/FCASGGSACF w - - 0 1")
        .isRefused(
            "The position is wrong at South: it has 2 Generals (e1 f1), but needs just one [S"
                + " armies].");
    siege("fcas1bsacf/iiiiiiiiii/10" + SOUTH + " w - - 0 1")
        .isRefused("The position is wrong at North: it has no General, but needs one [S armies].");
  }

  @Test
  void twoCitadelsACitadelOfTheAttackerAWagonOfTheDefender() {
    String front = "/8/3I3/8/L1L1L1L/8/4*2/4*3/7/3*4/2*4/8/l1l1l1l/8/7/";
    warChess("6/CAIIWCAII" + front + "3kk3/iiaciiiac/6 w 0 1")
        .isRefused(
            "The position is wrong at placement: Citadel of the defender on h3, j3: that is 2, but"
                + " he begins with 1 and never gains one [WC armies].");
    warChess("6/CAIIWCAII" + front + "3K4/iiaciiiac/6 w 0 1")
        .isRefused(
            "The position is wrong at placement (column 64): 'K' would be a Citadel of the"
                + " attacker; only the defender has one, k [WC armies].");
    warChess("6/CAIIwCAII" + front + "3k4/iiaciiiac/6 w 0 1")
        .isRefused(
            "The position is wrong at placement (column 7): 'w' would be a Wagon of the defender;"
                + " only the attacker has one, W [WC armies].");
  }

  @Test
  void wrongTurn() {
    siege(SIEGE + " W - - 0 1")
        .isRefused("The position is wrong at turn (column 67): 'W' is not one of w b.");
    siege("4g5/10/10/2**2**2/2**2**2/10/10/4F3G1 w - - 0 1")
        .isRefused(
            "The position is wrong at turn: South is to move, but North's General on e8 is already"
                + " attacked by the Fort on e1 [S check].");
  }

  @Test
  void wrongClocksAndFields() {
    siege(SIEGE + " w - - x 1")
        .isRefused(
            "The position is wrong at halfmove clock (column 73): 'x' is not a whole number from 0"
                + " to 999999.");
    siege(SIEGE + " w - - 0 0")
        .isRefused(
            "The position is wrong at fullmove number (column 75): '0' is not a whole number from 1"
                + " to 999999.");
    siege("")
        .isRefused(
            "The position is wrong at its fields: there are none, but it needs 6: placement, turn"
                + " (w or b), castling (-), en passant (-), halfmove clock, fullmove number.");
  }

  @Test
  void wingsWhereThereAreNone() {
    paris(
            "1g1k1l1l1k1c/m'1m1m1m1m1m1/1m1m1m1m1m1m/12/12/6/9/6/8/6/9/12/12/1M1M1M1M1M1M/M1M1M1M1M1M1/1C1K1L1L1K1G"
                + " p - 0 1")
        .isRefused(
            "The position is wrong at a15: m' marks a left wing with its apostrophe, but only a"
                + " game of five players has wings [SP ruling 7].");
  }

  private static Conversation siege(String position) {
    return vauban("moves", "--position", position);
  }

  private static Conversation warChess(String position) {
    return vauban("moves", "--game", "war-chess", "--position", position);
  }

  private static Conversation paris(String position) {
    return vauban("moves", "--game", "siege-of-paris", "--position", position);
  }
}
