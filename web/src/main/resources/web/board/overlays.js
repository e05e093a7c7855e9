import { fill, html } from "../elements.js";
import { saveSettings, settings } from "../game/storage.js";
import { said, t } from "../messages.js";
import { sample } from "./overlay-layer.js";

/** @import { Game, GameRequest, Overlay, Overlays, OverlayPart, Position } from "../contract.js" */
/** @import { Board } from "./board.js" */
/** @import { Server } from "../server.js" */

/** How many positions' overlays are remembered. */
const REMEMBERED = 60;

/** How long a position must stay before the server is asked, for who leafs through a game, in milliseconds. */
const PAUSE = 80;

/**
 * The switches for what may be laid over a board: what is covered, protected, exposed, supported, and
 * where a piece could go that one points at. Put `element` beside the board and call {@link show}
 * whenever the board shows another position; what the server answers late is never laid over another.
 *
 *     const overlays = new OverlaysPanel(server, game, board);
 *     overlays.show(request, position);   // the game up to the position shown, and the position
 *     overlays.show(null, null);          // nothing known of what is shown
 */
export class OverlaysPanel {
  /**
   * @param {Server} server
   * @param {Game} game
   * @param {Board} board
   */
  constructor(server, game, board) {
    this.server = server;
    this.game = game;
    this.board = board;
    this.chosen = new Set(settings().overlays[game.id] ?? []);
    this.reach = settings().reach;
    /** @type {Map<string, Overlays>} by position string */
    this.known = new Map();
    /** @type {Overlay[]} what there is to choose from, once the server has told */
    this.choice = [];
    this.asking = new AbortController();
    /** @type {{request: GameRequest, position: Position} | null} */
    this.shown = null;
    this.switches = html("div", { class: "overlay-switches" });
    this.element = html(
      "fieldset",
      { class: "overlays-panel" },
      html("legend", {}, t("board.overlays")),
      this.switches,
    );
    this.drawSwitches();
  }

  /**
   * @param {GameRequest | null} request the game up to the position that the board shows
   * @param {Position | null} position that one; null where it is not known yet
   */
  async show(request, position) {
    if (position !== null && position.position === this.shown?.position.position) return;
    this.asking.abort();
    this.shown = request === null || position === null ? null : { request, position };
    await this.update();
  }

  async update() {
    const { shown } = this;
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    if (shown === null) return;
    const { request, position } = shown;
    if (this.choice.length > 0 && this.chosen.size === 0 && !this.reach) {
      this.board.layOverlays(position.pieces, [], {});
      return;
    }
    try {
      const overlays = this.known.get(position.position) ?? (await this.ask(request, signal));
      if (signal.aborted || overlays.position !== position.position) return;
      this.lay(overlays, position);
    } catch (failure) {
      // Without the server the board is as good as before; the next position asks again.
      if (!signal.aborted && !(failure instanceof Error)) throw failure;
    }
  }

  /** @param {GameRequest} request @param {AbortSignal} signal @returns {Promise<Overlays>} */
  async ask(request, signal) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    signal.throwIfAborted();
    const overlays = await this.server.overlays(request, signal);
    this.known.set(overlays.position, overlays);
    const [oldest] = this.known.keys();
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
    return overlays;
  }

  /** @param {Overlays} overlays @param {Position} position */
  lay({ overlays, reach }, { pieces }) {
    if (this.choice.length === 0) {
      this.choice = overlays;
      this.drawSwitches();
    }
    const laid = overlays
      .map((overlay, manner) => ({ overlay, manner, side: (/** @type {OverlayPart} */ part) => this.side(part) }))
      .filter(({ overlay }) => this.chosen.has(overlay.id));
    this.board.layOverlays(pieces, laid, this.reach ? reach : {});
  }

  /** @param {OverlayPart} part */
  side({ team }) {
    return said(this.game.teams.find(({ id }) => id === team)?.name ?? "");
  }

  drawSwitches() {
    fill(
      this.switches,
      this.drawSwitch(t("board.reach"), t("board.reachWords"), this.reach, null, (on) => {
        this.reach = on;
        saveSettings({ reach: on });
      }),
      ...this.choice.map(({ id, name, words }, manner) =>
        this.drawSwitch(said(name), said(words), this.chosen.has(id), manner, (on) => {
          if (on) this.chosen.add(id);
          else this.chosen.delete(id);
          saveSettings({ overlays: { ...settings().overlays, [this.game.id]: [...this.chosen] } });
        }),
      ),
    );
  }

  /**
   * @param {string} name
   * @param {string} words
   * @param {boolean} checked
   * @param {number | null} manner
   * @param {(on: boolean) => void} change
   */
  drawSwitch(name, words, checked, manner, change) {
    return html(
      "label",
      { title: words },
      html("input", {
        type: "checkbox",
        checked,
        change: (/** @type {Event} */ event) => {
          change(/** @type {HTMLInputElement} */ (event.target).checked);
          this.update();
        },
      }),
      manner === null ? null : sample(manner, this.board.overlays),
      html("span", {}, name),
    );
  }
}
