package vauban.server.page;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/** What axe finds wrong with a page for people who see, hear or move otherwise. */
final class Axe {

  private Axe() {}

  /**
   * Returns all violations. Axe's own way for pages with frames opens one more page each time,
   * which costs more than the search itself; ours have none.
   */
  static List<Rule> violations(Page page) {
    return new AxeBuilder(page).setLegacyMode(true).analyze().getViolations();
  }
}
