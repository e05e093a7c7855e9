/**
 * Scrolls the parts of the page that an element stands in, and never the page itself, so far that it is seen.
 *
 * @param {Element} element
 */
export function reveal(element) {
  if (element.getClientRects().length === 0) return;
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const outer = box.getBoundingClientRect();
    const inner = element.getBoundingClientRect();
    if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
    else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  }
}
