import { html } from "./elements.js";

const region = html("div", { class: "for-ears", role: "status", "aria-live": "polite" });
document.body.append(region);

/** Says something to who listens instead of looking. @param {string} words */
export function announce(words) {
  // A line of its own each time, so that the same words twice are said twice.
  region.append(html("p", {}, words));
  while (region.childElementCount > 3) region.firstElementChild?.remove();
}
