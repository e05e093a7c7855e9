package vauban.server;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Whose the games are that a request is about. A server that only its own machine reaches has one
 * owner. Otherwise every browser is one: it keeps a random token as a cookie, and the database
 * keeps the token's digest, so that who reads the database cannot pass for anybody.
 */
final class Owner {

  private static final String ONLY = "this machine";
  private static final String COOKIE = "vauban";
  private static final int TOKEN_BYTES = 24;
  private static final int TEN_YEARS = 10 * 365 * 24 * 60 * 60;
  private static final Pattern TOKEN = Pattern.compile("[0-9a-f]{%d}".formatted(2 * TOKEN_BYTES));

  private final boolean only;
  private final SecureRandom random = new SecureRandom();

  /**
   * Makes the judge of ownership.
   *
   * @param only whether all requests are of one owner
   */
  Owner(boolean only) {
    this.only = only;
  }

  /** Returns the owner who asks for a list; gives a browser without a token one. */
  String asking(Context context) {
    if (only) {
      return ONLY;
    }
    String token = context.cookie(COOKIE);
    if (token == null || !TOKEN.matcher(token).matches()) {
      byte[] bytes = new byte[TOKEN_BYTES];
      random.nextBytes(bytes);
      token = HexFormat.of().formatHex(bytes);
      context.header(
          "Set-Cookie",
          "%s=%s; Path=/api/library; Max-Age=%d; HttpOnly; SameSite=Strict"
              .formatted(COOKIE, token, TEN_YEARS));
    }
    return digest(token);
  }

  /**
   * Returns the owner of the game that a request is about. The token must be there already: two
   * requests at once would otherwise get two, and one game would be lost to its owner.
   *
   * @throws Refusal where it is not
   */
  String known(Context context) {
    if (only) {
      return ONLY;
    }
    String token = context.cookie(COOKIE);
    if (token == null || !TOKEN.matcher(token).matches()) {
      throw new Refusal(
          401, "this browser has no token yet; GET /api/library gives it one, as a cookie");
    }
    return digest(token);
  }

  private static String digest(String token) {
    return HexFormat.of().formatHex(Content.digest(token.getBytes(StandardCharsets.UTF_8)));
  }
}
