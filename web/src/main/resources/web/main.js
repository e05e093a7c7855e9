import { App } from "./app.js";
import { fill, html } from "./elements.js";
import { languageSwitch, returnToPlace } from "./language.js";
import { keepingNotice } from "./library/keeping.js";
import { t } from "./messages.js";
import { Server } from "./server.js";
import { themeSwitch } from "./theme.js";
import { markWay, ways } from "./ways.js";

const place = /** @type {HTMLElement} */ (document.getElementById("page"));
document.getElementById("ways")?.append(...ways());
document.getElementById("switches")?.append(languageSwitch(), themeSwitch());
document.body.append(keepingNotice());

async function begin() {
  fill(place, html("main", { class: "waiting" }, html("p", { role: "status" }, t("common.waiting"))));
  try {
    const app = new App(new Server(), place, markWay);
    await app.load();
    await app.show();
    returnToPlace();
  } catch (failure) {
    const words = failure instanceof Error ? failure.message : String(failure);
    fill(
      place,
      html(
        "main",
        { class: "waiting" },
        html("p", { role: "alert" }, `${words} ${t("common.safe")}`),
        html("button", { type: "button", class: "firm", click: begin }, t("common.again")),
      ),
    );
  }
}

begin();
