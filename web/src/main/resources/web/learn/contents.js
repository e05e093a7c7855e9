import { html } from "../elements.js";
import { t } from "../messages.js";

/** The list of a page's sections, which shows where the reader is. */
export class Contents {
  /**
   * @param {HTMLElement[]} sections with an id and a heading each
   * @param {(id: string) => void} open
   */
  constructor(sections, open) {
    /** @type {Map<string, HTMLElement>} */
    this.links = new Map(
      sections.map((section) => [
        section.id,
        html(
          "a",
          {
            href: `#${section.id}`,
            click: (/** @type {Event} */ event) => {
              event.preventDefault();
              open(section.id);
              if (!this.wide.matches) this.element.open = false;
            },
          },
          section.querySelector("h2")?.textContent ?? "",
        ),
      ]),
    );
    this.element = html(
      "details",
      { class: "contents" },
      html("summary", {}, t("learn.contents")),
      html(
        "nav",
        { "aria-label": t("learn.contents") },
        html("ol", {}, ...[...this.links.values()].map((link) => html("li", {}, link))),
      ),
    );
    this.wide = matchMedia("(min-width: 64rem)");
    this.fit = () => {
      this.element.open = this.wide.matches;
    };
    this.fit();
    this.wide.addEventListener("change", this.fit);
    /** @type {Set<Element>} */
    this.seen = new Set();
    this.watch = new IntersectionObserver((entries) => this.saw(entries), { rootMargin: "-15% 0px -60% 0px" });
    for (const section of sections) this.watch.observe(section);
  }

  leave() {
    this.watch.disconnect();
    this.wide.removeEventListener("change", this.fit);
  }

  /** @param {IntersectionObserverEntry[]} entries */
  saw(entries) {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.seen.add(target);
      else this.seen.delete(target);
    }
    const [here] = this.seen;
    if (here === undefined) return;
    for (const [id, link] of this.links) {
      if (id === here.id) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  }
}
