import { fill, html } from "../elements.js";
import { said, t } from "../messages.js";

/** @import { Fault } from "../contract.js" */

/** How long to wait for the end of typing, in milliseconds. */
const TYPING = 250;

/** The position string, to be copied, and to be replaced by another. */
export class PositionText {
  /** @param {(text: string) => void} onTyped */
  constructor(onTyped) {
    this.onTyped = onTyped;
    this.typing = 0;
    this.pasted = false;
    /** What the field shows when nobody writes in it. */
    this.text = "";
    this.fault = html("p", { class: "fault", id: "editor-text-fault", role: "alert" });
    this.input = html("textarea", {
      id: "editor-text",
      name: "position",
      rows: 4,
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      "aria-describedby": "editor-text-fault",
      paste: () => {
        this.pasted = true;
      },
      input: () => {
        clearTimeout(this.typing);
        this.typing = setTimeout(() => this.read(), TYPING);
      },
      blur: () => {
        if (!this.wrong) this.input.value = this.text;
      },
      keydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Escape") this.reset();
      },
    });
    this.element = html(
      "div",
      { class: "position-text" },
      html("label", { for: "editor-text" }, t("editor.text")),
      this.input,
      this.fault,
    );
  }

  /** Whether what stands there is no position string of the game. */
  get wrong() {
    return this.fault.childElementCount > 0;
  }

  read() {
    clearTimeout(this.typing);
    const text = this.input.value.trim().replace(/\s+/g, " ");
    if (text === "" || text === this.text) this.tell([]);
    else this.onTyped(text);
  }

  /** Reads a text as though it were typed here. @param {string} text */
  paste(text) {
    this.input.value = text.trim();
    this.pasted = true;
    this.read();
  }

  /** Shows the string of the position as it now is. @param {string} text */
  show(text) {
    if (text === this.text) return;
    this.text = text;
    this.tell([]);
    if (document.activeElement !== this.input) this.input.value = text;
  }

  /** Gives up what was typed. */
  reset() {
    clearTimeout(this.typing);
    this.input.value = this.text;
    this.tell([]);
  }

  /** Says what is wrong with what was typed, and where; nothing where nothing is. @param {Fault[]} faults */
  tell(faults) {
    tellFaults(this.input, this.fault, faults);
    const column = faults[0]?.column;
    if (this.pasted && typeof column === "number" && document.activeElement === this.input) {
      this.input.setSelectionRange(column - 1, column);
    }
    this.pasted = false;
  }
}

/**
 * Says beside a field what is wrong with the position string in it; nothing where nothing is.
 *
 * @param {HTMLTextAreaElement} field
 * @param {HTMLElement} place that describes the field
 * @param {Fault[]} faults
 */
export function tellFaults(field, place, faults) {
  fill(place, ...faults.map((fault) => html("span", {}, faultWords(fault))));
  if (faults.length > 0) place.append(html("span", {}, t("editor.text.kept")));
  field.setAttribute("aria-invalid", String(faults.length > 0));
}

/** What is wrong with a text that the server refuses without saying where. @param {string} words @returns {Fault[]} */
export function faultOf(words) {
  // The sentence in which it is told has a full stop of its own.
  return [{ place: t("editor.text"), words: words.replace(/\.$/, ""), squares: [], column: null, rule: null }];
}

/** @param {Fault} fault */
function faultWords({ place, words, column }) {
  return column === null
    ? t("editor.fault", { place: said(place), words: said(words) })
    : t("editor.faultAt", { place: said(place), column, words: said(words) });
}
