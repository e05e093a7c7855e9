/**
 * Scrolls the parts of the page that an element stands in, and never the page itself, so far that it is seen.
 *
 * @param {Element} element
 */
export function reveal(element) {
  if (element.getClientRects().length === 0) return;
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    revealIn(box, element);
  }
}

/**
 * Scrolls a list, and nothing that it stands in, so far that an element of it is seen.
 *
 * @param {Element} list
 * @param {Element} element
 */
export function revealIn(list, element) {
  const outer = list.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  else if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
}
