import { squareOf } from "../board/hand.js";
import { html } from "../elements.js";

/** How far a pointer may stray, in CSS pixels, and still have clicked. */
const STRAY = 6;

/**
 * Lets a picture be carried from an element to a square of a board on the page.
 *
 * @param {HTMLElement} element
 * @param {() => SVGElement} picture
 * @param {(square: string) => void} onDrop
 */
export function carry(element, picture, onDrop) {
  element.addEventListener("pointerdown", (down) => {
    if (down.button !== 0 || !down.isPrimary) return;
    const end = new AbortController();
    /** @type {HTMLElement | null} */
    let carried = null;
    end.signal.addEventListener("abort", () => carried?.remove());
    /** @param {PointerEvent} event */
    const move = (event) => {
      if (carried === null) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= STRAY) return;
        element.setPointerCapture(down.pointerId);
        carried = html("div", { class: "carried-piece" }, picture());
        document.body.append(carried);
      }
      carried.style.left = `${event.clientX}px`;
      carried.style.top = `${event.clientY}px`;
    };
    /** @param {PointerEvent} event */
    const up = (event) => {
      const dropped = carried !== null;
      end.abort();
      if (!dropped) return;
      ignoreClick(element);
      const square = squareOf(document.elementFromPoint(event.clientX, event.clientY));
      if (square !== null) onDrop(square);
    };
    const { signal } = end;
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", () => end.abort(), { signal });
    // Who lets go elsewhere before having carried anything.
    addEventListener("pointerup", () => end.abort(), { signal });
  });
  element.addEventListener("dragstart", (event) => event.preventDefault());
}

/** The click with which a browser ends a drag is not one. @param {HTMLElement} element */
function ignoreClick(element) {
  const end = new AbortController();
  element.addEventListener("click", (event) => event.preventDefault(), { capture: true, signal: end.signal });
  setTimeout(() => end.abort());
}
