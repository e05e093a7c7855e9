import { html } from "../elements.js";
import { said, t } from "../messages.js";

/** @import { Rule, Verdict } from "../contract.js" */

/** The part of an address that leads to a clause. @param {string} id */
export function anchor(id) {
  return id.replaceAll(" ", "-");
}

/**
 * Why a move may not be made, with the clause that forbids it.
 *
 * @param {Verdict} verdict
 * @param {string} href of the game's rules
 * @param {(id: string) => boolean} [open] shows the clause where it stands; false where it is not to be found
 */
export function refusal({ reason, rule }, href, open) {
  return html(
    "div",
    { class: "refusal-words" },
    html("p", {}, html("strong", {}, t("learn.refused")), " ", said(reason ?? "")),
    rule &&
      html(
        "p",
        { class: "refusal-rule" },
        html(
          "a",
          {
            class: "clause-link",
            href: `${href}#${anchor(rule.id)}`,
            click: (/** @type {Event} */ event) => open?.(rule.id) && event.preventDefault(),
          },
          rule.id,
        ),
        " ",
        html("q", {}, said(rule.text)),
        " ",
        html("span", { class: "refusal-source" }, said(rule.provenance)),
      ),
  );
}

/**
 * Where a clause comes from, each source a link to what its tag means.
 *
 * @param {Rule} rule
 * @param {(tag: string) => void} open
 */
export function sources(rule, open) {
  return html(
    "p",
    { class: "clause-sources" },
    ...rule.sources.map(({ tag, place }) =>
      html(
        "a",
        {
          class: `source source-${tag}`,
          href: `#source-${tag}`,
          click: (/** @type {Event} */ event) => {
            event.preventDefault();
            open(tag);
          },
        },
        place === "" ? said(tag) : `${said(tag)}, ${said(place)}`,
      ),
    ),
  );
}
