package vauban.server.page;

import com.deque.html.axecore.args.AxeRuleOptions;
import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/** What axe finds wrong with a page for people who see, hear or move otherwise. */
final class Axe {

  /** Axe leaves it out unless it is asked for; WCAG 2.2 AA does not. */
  private static final String TARGET_SIZE = "target-size";

  private Axe() {}

  /**
   * Returns all violations. Axe's own way for pages with frames opens one more page each time,
   * which costs more than the search itself; ours have none. Nor does it tell here of the thousand
   * elements of a board that are right.
   */
  static List<Rule> violations(Page page) {
    return new AxeBuilder(page).setLegacyMode(true).options(options()).analyze().getViolations();
  }

  private static AxeRunOptions options() {
    AxeRuleOptions enabled = new AxeRuleOptions();
    enabled.setEnabled(true);
    AxeRunOptions options = new AxeRunOptions();
    options.setRules(Map.of(TARGET_SIZE, enabled));
    options.setResultTypes(List.of("violations"));
    options.setIFrames(false);
    return options;
  }
}
