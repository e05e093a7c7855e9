package vauban.app;

import java.util.List;
import java.util.Locale;
import vauban.engine.level.Level;
import vauban.lab.match.UciEntrant;

/** The options that this very build has in a match. They mean what they do in UCI. */
final class OwnOptions {

  private static final int USUAL_HASH = 16;
  private static final int MOST_HASH = 8192;

  private int hash = USUAL_HASH;
  private Level skill = Level.FULL;
  private boolean limited;
  private Level rated = Level.FULL;

  private OwnOptions() {}

  /**
   * Reads them.
   *
   * @param option of the command line that gave them
   * @throws WrongInput where there is no such option or it cannot be that
   */
  static OwnOptions of(String option, List<UciEntrant.Setting> settings) {
    OwnOptions own = new OwnOptions();
    settings.forEach(setting -> own.set(option, setting.option(), setting.value()));
    return own;
  }

  private void set(String option, String name, String value) {
    String words = option + " " + name;
    switch (name.toLowerCase(Locale.ROOT)) {
      case "hash" -> hash = WholeNumber.read(words, value, 1, MOST_HASH);
      case "skill level" ->
          skill = new Level(WholeNumber.read(words, value, Level.LOWEST, Level.HIGHEST));
      case "uci_elo" ->
          rated =
              Level.nearest(WholeNumber.read(words, value, Level.WEAKEST.elo(), Level.FULL.elo()));
      case "uci_limitstrength" -> limited = truth(words, value);
      default ->
          throw new WrongInput(
              ("This very build of Vauban has only the options Hash, Skill Level, UCI_LimitStrength"
                      + " and UCI_Elo in a match, not %s; start it as an engine to set others: %s"
                      + " \"./vauban uci\".")
                  .formatted(name, option.replaceFirst("-option$", "")));
    }
  }

  private static boolean truth(String words, String value) {
    return switch (value.toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new WrongInput("%s takes true or false, not '%s'.".formatted(words, value));
    };
  }

  /** Returns the megabytes of its hash table. */
  int hash() {
    return hash;
  }

  /** Returns how well it plays. */
  Level level() {
    return limited ? rated : skill;
  }
}
