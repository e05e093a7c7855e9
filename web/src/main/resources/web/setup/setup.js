import { miniature } from "../board/miniature.js";
import { asked, editorAddress } from "../editor/address.js";
import { fill, html } from "../elements.js";
import { newSeed } from "../game/levels.js";
import { facesDown } from "../game/seating.js";
import { newId } from "../game/storage.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";
import { Refused } from "../server.js";
import { keepChoices, keptChoices } from "./choices.js";
import { ClockFields } from "./clock.js";
import { PlayerFields } from "./players.js";
import { PositionField } from "./position.js";
import { RuleFields } from "./rules.js";

/** @import { Game, Position } from "../contract.js" */
/** @import { SavedGame } from "../game/storage.js" */
/** @import { Server } from "../server.js" */

/** The form where one game is set up, with a picture of what it starts from. */
export class Setup {
  /**
   * @param {Server} server
   * @param {Game} game
   * @param {Position} array the position it usually starts from
   * @param {(game: SavedGame, start: Position) => void} onBegin
   */
  constructor(server, game, array, onBegin) {
    this.server = server;
    this.game = game;
    this.onBegin = onBegin;
    /** The part after the question mark of the address that the page was opened with. */
    this.query = "";
    /** @type {Position | null} what the game would start from; null where the form is wrong or not yet understood */
    this.position = array;
    this.asking = new AbortController();
    this.rules = new RuleFields(game, () => this.ask());
    this.players = new PlayerFields(game, () => this.keep());
    this.clock = new ClockFields(() => this.keep());
    this.from = new PositionField(array.position, {
      onTyping: () => this.wait(),
      onTyped: () => this.ask(),
    });
    this.begin = html("button", { type: "button", class: "firm begin", click: () => this.finish() }, t("setup.begin"));
    /** Stands below the whole page, for it stays in sight. */
    this.bar = html("div", { class: "begin-bar" }, this.begin);
    this.preview = html("figure", { class: "preview" });
    this.element = html(
      "section",
      { class: "setup", "aria-label": t("setup.title"), tabindex: -1 },
      html(
        "div",
        { class: "setup-form" },
        html("h2", {}, said(game.name)),
        this.players.element,
        this.players.levelElement,
        this.clock.element,
        ...this.rules.elements,
        this.from.element,
      ),
      html("div", { class: "setup-preview" }, this.preview),
    );
    this.show(array);
    this.leadToEditor();
  }

  /**
   * Fills in what was chosen before, and what an address asks for, such as one that the editor leads to.
   *
   * @param {URLSearchParams} query
   */
  fillIn(query) {
    this.query = query.toString();
    this.leadToEditor();
    const kept = keptChoices(this.game.id);
    if (kept !== null) {
      this.players.take(kept.sitters);
      this.clock.take(kept.clock);
    }
    if (kept?.query === this.query) this.take(kept);
    else if (query.size > 0) this.take(asked(this.game, query));
  }

  /** Brings the form and the picture before the reader's eyes. */
  lookAt() {
    this.element.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: "start" });
  }

  /** Keeps what is chosen, for who leaves the page before the game begins. */
  keep() {
    const { preset, options, position } = this.request;
    const { query, players, clock } = this;
    keepChoices(this.game.id, { query, preset, options, position, sitters: players.chosen, clock: clock.choice });
  }

  /**
   * @param {{position: string | null, preset: string | null, options: Record<string, string>}} wanted
   */
  take({ position, preset, options }) {
    this.rules.take(preset, options);
    if (position !== null) this.from.take(position);
    this.ask();
  }

  /** Whatever was asked is no longer of interest. */
  leave() {
    this.asking.abort();
  }

  get request() {
    return {
      game: this.game.id,
      preset: this.rules.preset,
      options: this.rules.changes,
      position: this.from.text,
    };
  }

  /** What the form says has changed, and the server has yet to be asked what that means. */
  wait() {
    this.asking.abort();
    this.position = null;
    this.begin.disabled = true;
    this.leadToEditor();
    this.keep();
  }

  /** Leads to the editor with what the form says, and back again. */
  leadToEditor() {
    const { preset, options, position } = this.request;
    const here = `/new/${this.game.id}${this.query && `?${this.query}`}`;
    this.from.leadTo(editorAddress(this.game, { preset, options }, position, here));
  }

  /** Asks the server what position the game would start from. */
  async ask() {
    this.wait();
    this.asking = new AbortController();
    const { signal } = this.asking;
    try {
      const position = await this.server.position({ ...this.request, moves: [] }, signal);
      if (signal.aborted) return;
      this.position = position;
      this.from.tell("");
      this.begin.disabled = position.outcome.over;
      this.show(position);
    } catch (failure) {
      if (signal.aborted) return;
      if (failure instanceof Refused) fill(this.preview);
      else this.begin.disabled = false; // to ask again
      this.from.tell(failure instanceof Error ? failure.message : String(failure));
    }
  }

  /** @param {Position} position */
  show({ outcome, turn, seats, pieces }) {
    this.players.show(seats);
    fill(
      this.preview,
      miniature(this.game, new Draughtsman(this.game), pieces),
      html("figcaption", {}, outcome.over ? t("setup.decided") : `${said(turn.name)}.`),
    );
  }

  async finish() {
    if (this.position === null) await this.ask();
    const { position } = this;
    if (position === null || position.outcome.over) return;
    announce(t("setup.begins", { game: said(this.game.name) }));
    const { players } = this.players;
    const kept = keptChoices(this.game.id);
    if (kept !== null) keepChoices(this.game.id, { ...kept, query: null, position: null });
    this.onBegin(
      {
        id: newId(),
        ...this.request,
        players,
        seed: newSeed(),
        plies: [],
        paused: false,
        over: false,
        result: null,
        clock: this.clock.clock,
        flipped: facesDown(this.game, position, players),
      },
      position,
    );
  }
}
