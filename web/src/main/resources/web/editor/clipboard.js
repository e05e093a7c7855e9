/**
 * Copies a text; where the browser does not let a page do so, as on an insecure address, by way of a field.
 *
 * @param {string} text
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** @param {string} text */
function copyByHand(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "for-ears-only";
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.focus();
  return copied;
}
