import { html } from "../elements.js";
import { reveal } from "./reveal.js";

/** Panels of which one is seen at a time. */
export class Tabs {
  /**
   * @param {string} label
   * @param {{id: string, name: string, content: HTMLElement}[]} panels the first is seen
   */
  constructor(label, panels) {
    /** @type {Map<string, {tab: HTMLButtonElement, panel: HTMLElement}>} */
    this.panels = new Map();
    const list = html("div", {
      class: "tab-list",
      role: "tablist",
      "aria-label": label,
      keydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
    });
    this.element = html("div", { class: "tabs" }, list);
    for (const { id, name, content } of panels) {
      const tab = html(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${id}`,
          "aria-controls": `panel-${id}`,
          click: () => this.turnTo(id),
        },
        name,
      );
      const panel = html(
        "div",
        { role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}`, tabindex: 0 },
        content,
      );
      this.panels.set(id, { tab, panel });
      list.append(tab);
      this.element.append(panel);
    }
    this.select(panels[0]?.id ?? "");
  }

  /** The panel that is seen. */
  get selected() {
    return [...this.panels].find(([, { panel }]) => !panel.hidden)?.[0] ?? "";
  }

  /** @param {string} id of a panel there is */
  select(id) {
    for (const [other, { tab, panel }] of this.panels) {
      tab.setAttribute("aria-selected", String(other === id));
      tab.tabIndex = other === id ? 0 : -1;
      panel.hidden = other !== id;
    }
  }

  /** Selects a panel for somebody who wants to look at it. @param {string} id */
  turnTo(id) {
    this.select(id);
    const panel = this.panels.get(id)?.panel;
    if (panel === undefined) return;
    reveal(panel);
    const current = panel.querySelector("[aria-current]");
    if (current !== null) reveal(current);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    const ids = [...this.panels.keys()];
    const now = ids.findIndex((id) => this.panels.get(id)?.tab === document.activeElement);
    const id = ids[(now + by + ids.length) % ids.length] ?? "";
    this.turnTo(id);
    this.panels.get(id)?.tab.focus();
    event.preventDefault();
  }
}
