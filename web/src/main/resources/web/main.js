import { App } from "./app.js";
import { fill, html } from "./elements.js";
import { languageSwitch, returnToPlace } from "./language.js";
import { library } from "./game/library.js";
import { keepingNotice } from "./library/keeping.js";
import { t } from "./messages.js";
import { reach } from "./reach.js";
import { Server } from "./server.js";
import { themeSwitch } from "./theme.js";
import { markWay, ways } from "./ways.js";

/** How long after it was loaded the page is left alone, in milliseconds. */
const SETTLED = 1_000;

const place = /** @type {HTMLElement} */ (document.getElementById("page"));
document.getElementById("ways")?.append(...ways());
document.body.append(keepingNotice());

const app = new App(new Server(), place, markWay);
document.getElementById("switches")?.append(languageSwitch(() => app.page?.keep?.()), themeSwitch());

async function begin() {
  fill(place, html("main", { class: "waiting" }, html("p", { role: "status" }, t("common.waiting"))));
  await app.show();
  returnToPlace(app.page);
}

/** Goes on by itself with what had to wait for the server. */
function resume() {
  if (reach.since !== null) return;
  void library.send();
  app.page?.resume?.();
}

/** Has the browser keep the page, once it has nothing more urgent to do. */
async function keep() {
  // A page that came unencrypted from another machine has no service worker.
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
  } catch {
    // A browser that allows none shows the page while the server answers.
  }
}

reach.watch(resume);
await begin();
setTimeout(keep, SETTLED);
