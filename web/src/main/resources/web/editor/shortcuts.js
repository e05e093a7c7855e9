/** The keys and the clipboard of a page as a whole, except where somebody writes. */
export class Shortcuts {
  /** @param {{undo: () => void, redo: () => void, paste: (text: string) => void, text: () => string}} what */
  constructor(what) {
    this.what = what;
    this.listening = new AbortController();
    const { signal } = this.listening;
    document.addEventListener("keydown", (event) => this.key(event), { signal });
    document.addEventListener("paste", (event) => this.paste(event), { signal });
    document.addEventListener("copy", (event) => this.copy(event), { signal });
  }

  end() {
    this.listening.abort();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || !(event.ctrlKey || event.metaKey) || isText(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "y" || (key === "z" && event.shiftKey)) this.what.redo();
    else if (key === "z") this.what.undo();
    else return;
    event.preventDefault();
  }

  /** @param {ClipboardEvent} event */
  paste(event) {
    const text = event.clipboardData?.getData("text/plain").trim() ?? "";
    if (isText(event.target) || text === "") return;
    event.preventDefault();
    this.what.paste(text);
  }

  /** @param {ClipboardEvent} event */
  copy(event) {
    if (isText(event.target) || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", this.what.text());
  }
}

/** Whether somebody writes there. @param {EventTarget | null} target */
function isText(target) {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "checkbox")
  );
}
