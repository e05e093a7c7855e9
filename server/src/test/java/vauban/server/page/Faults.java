package vauban.server.page;

import com.deque.html.axecore.results.CheckedNode;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with what a page shows, whoever looks at it and on whatever screen. */
final class Faults {

  private Faults() {}

  /**
   * Returns what axe finds, and whether the page scrolls sideways; nothing where all is well.
   *
   * @param state what the page shows, for the message
   */
  static List<String> of(Page page, String state) {
    List<String> faults = new ArrayList<>();
    if (sideways(page) > 0) {
      faults.add("%s scrolls %d pixels sideways".formatted(state, sideways(page)));
    }
    Axe.violations(page)
        .forEach(
            violation -> {
              List<String> where =
                  violation.getNodes().stream().map(CheckedNode::getHtml).limit(3).toList();
              faults.add("%s: %s %s".formatted(state, violation.getId(), where));
            });
    return faults;
  }

  /** Returns by how many pixels the page is wider than its window. */
  static int sideways(Page page) {
    Object pixels =
        page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth");
    return ((Number) pixels).intValue();
  }
}
