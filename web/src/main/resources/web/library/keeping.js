import { fill, html } from "../elements.js";
import { library } from "../game/library.js";
import { said, t } from "../messages.js";
import { reach } from "../reach.js";
import { styles } from "../routes.js";

/** @import { Keeping } from "../game/library.js" */
/** @import { Child } from "../elements.js" */

/** How long the server may be silent before that is said, in milliseconds. */
const SILENCE = 2_000;

/** Says at the edge of the page that the server is silent, and what there is to say of the keeping of games; nothing most of the time. */
export function keepingNotice() {
  const element = html("div", { class: "keeping", role: "status" });
  /** @type {Set<object | number>} what was read and closed, a silence by its beginning */
  const closed = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @param {Keeping} keeping */
  const show = (keeping) => {
    clearTimeout(timer);
    const { waiting, copied, refused } = keeping;
    /** @param {object | number} news @param {...Child} children */
    const closable = (news, ...children) =>
      closed.has(news)
        ? null
        : html(
            "p",
            {},
            ...children,
            html(
              "button",
              {
                type: "button",
                class: "quiet",
                click: () => {
                  closed.add(news);
                  show(library.keeping);
                },
              },
              t("keeping.close"),
            ),
          );
    const { since } = reach;
    const silent = since === null ? 0 : Date.now() - since;
    if (since !== null && silent < SILENCE) timer = setTimeout(() => show(library.keeping), SILENCE - silent);
    fill(
      element,
      since !== null &&
        silent >= SILENCE &&
        closable(since, html("span", {}, t("keeping.silent"), waiting > 0 && ` ${t("keeping.waiting")}`)),
      copied &&
        closable(
          copied,
          html("span", {}, t("keeping.copied")),
          html("a", { href: `/game/${copied.copy}` }, t("keeping.copied.see")),
        ),
      refused && closable(refused, html("span", {}, t("keeping.refused", { words: said(refused.words) }))),
    );
  };
  // Now, for a server that is silent gives no style sheet either.
  styles("keeping");
  library.watchKeeping(show);
  reach.watch(() => show(library.keeping));
  return element;
}
