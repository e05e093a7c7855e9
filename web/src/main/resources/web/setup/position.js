import { html, set } from "../elements.js";
import { said, t } from "../messages.js";

/** How long to wait for the end of typing, in milliseconds. */
const TYPING = 250;

/** The field for another position to start from. */
export class PositionField {
  /**
   * @param {string} array the usual position, as an example
   * @param {{onTyping: () => void, onTyped: () => void}} listeners called at every key, and when no more follow
   */
  constructor(array, { onTyping, onTyped }) {
    this.board = html("a", {}, t("setup.position.board"));
    this.typing = 0;
    this.fault = html("p", { class: "fault", id: "position-fault", role: "alert" });
    this.input = html("textarea", {
      id: "position-text",
      rows: 3,
      spellcheck: "false",
      autocomplete: "off",
      "aria-describedby": "position-fault",
      placeholder: array,
      input: () => {
        onTyping();
        clearTimeout(this.typing);
        this.typing = setTimeout(onTyped, TYPING);
      },
    });
    this.element = html(
      "details",
      { class: "from-position" },
      html("summary", {}, t("setup.position.other")),
      html("label", { for: "position-text" }, t("setup.position")),
      this.input,
      this.fault,
      html("p", {}, this.board),
    );
  }

  /** What was typed, null where nothing was. */
  get text() {
    const text = this.input.value.trim();
    return text === "" ? null : text;
  }

  /** Where the position can be set up on a board. @param {string} address */
  leadTo(address) {
    set(this.board, { href: address });
  }

  /** Fills in another position. @param {string} text */
  take(text) {
    this.input.value = text;
    this.element.open = true;
  }

  /** Says what is wrong, or that nothing is. @param {string} words */
  tell(words) {
    this.fault.textContent = said(words);
    if (words !== "") this.element.open = true;
  }
}
