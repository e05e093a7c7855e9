import { Board } from "../board/board.js";
import { html } from "../elements.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";
import { otherGames } from "../panels/games.js";
import { namesSwitch } from "../panels/names.js";
import { Draughtsman } from "../pieces/draw.js";
import { Refused } from "../server.js";
import { query } from "./address.js";
import { Arrays } from "./arrays.js";
import { Brush } from "./brush.js";
import { copy } from "./clipboard.js";
import { SetupFields } from "./fields.js";
import { Legality } from "./legality.js";
import { ERASER, HAND, Palette } from "./palette.js";
import { afterPlacing, placedAsUsual, unplaced } from "./placing.js";
import { RuleChoices } from "./rules.js";
import { changes, clear, move, ofAnswer, ofPosition, put, request, same } from "./setup.js";
import { Shortcuts } from "./shortcuts.js";
import { halfTurn, reflected, reflection, sidesCanChange, sidesChanged } from "./symmetry.js";
import { PositionText, faultOf } from "./text.js";

/** @import { App } from "../app.js" */
/** @import { View } from "../board/board.js" */
/** @import { Game, Mark, SetupAnswer } from "../contract.js" */
/** @import { MessageKey } from "../messages.js" */
/** @import { History } from "./history.js" */
/** @import { Setup } from "./setup.js" */

/** Sets up positions of one game. */
export class Editor {
  /**
   * @param {App} app
   * @param {Game} game
   * @param {History} history
   * @param {{from: string | null, earlier: Setup | null, onChange: (history: History) => void}} ways
   *     from: the path of the game one came from; earlier: another draft that was left in this browser
   */
  constructor(app, game, history, { from, earlier, onChange }) {
    this.app = app;
    this.game = game;
    this.history = history;
    this.onChange = onChange;
    this.arrays = new Arrays(app, game);
    /** @type {SetupAnswer | null} what the server said last of a setup, which may be an earlier one */
    this.answer = null;
    /** Whether the answer is to the setup as it now is. */
    this.answered = false;
    this.asking = new AbortController();
    this.strokes = 0;
    this.draughtsman = new Draughtsman(game);
    const squares = game.board.squares.filter(({ occupiable }) => occupiable).map(({ name }) => name);
    this.squares = new Set(squares);
    this.everywhere = new Map(squares.map((square) => [square, false]));
    this.board = new Board(game, this.draughtsman, {
      onMove: (one, other) => this.move(one, other),
      onRefuse: () => {},
      onOffer: (square) => this.touch(square),
      onOutside: (square) => this.put(square, null),
    });
    this.board.element.addEventListener("keydown", (event) => this.key(event), { capture: true });
    this.brush = new Brush(this.board, (square, erasing) => this.stroke(square, erasing));
    this.palette = new Palette(game, this.draughtsman, {
      onPick: () => this.draw(),
      onChosen: () => this.board.focus(),
      onDrop: (symbol, square) => this.put(square, symbol),
    });
    this.fields = new SetupFields(game, this.draughtsman, (change, part) => this.edit({ ...this.now, ...change }, part));
    this.rules = new RuleChoices(game, (rules) => this.setRules(rules));
    this.text = new PositionText((text) => this.read(text));
    this.legality = new Legality(game, (square) => this.board.focus(square));
    this.told = html("p", { class: "told", role: "status" });
    this.undoButton = tool(t("editor.undo"), () => this.undo());
    this.redoButton = tool(t("editor.redo"), () => this.redo());
    this.playButton = html("button", { type: "button", class: "firm", click: () => this.go(`/new/${game.id}`) }, t("editor.play"));
    this.analyseButton = html("button", { type: "button", class: "quiet", click: () => this.analyse() }, t("editor.analyse"));
    this.element = this.layOut(from, earlier);
    this.element.style.setProperty("--board-ratio", String(this.board.ratio));
    this.shortcuts = new Shortcuts({
      undo: () => this.undo(),
      redo: () => this.redo(),
      paste: (text) => this.text.paste(text),
      text: () => this.text.text,
    });
    this.palette.offer(new Set(Object.values(app.array(game.id).pieces)));
    this.show({ animate: false });
  }

  /** @returns {Setup} */
  get now() {
    return this.history.now;
  }

  /** Ends what is still going on. */
  leave() {
    this.asking.abort();
    this.shortcuts.end();
  }

  /** @param {string | null} from @param {Setup | null} earlier */
  layOut(from, earlier) {
    const { game } = this;
    return html(
      "main",
      { class: "editor" },
      html(
        "header",
        { class: "editor-head" },
        html("h1", {}, t("editor.title", { game: said(game.name) })),
        from === null ? null : html("a", { class: "quiet-link", href: from }, t(backTo(from))),
        otherGames(this.app, game, (id) => `/editor/${id}`),
      ),
      html("div", { class: "editor-board" }, this.board.element),
      html(
        "section",
        { class: "editor-side", "aria-label": t("editor.side") },
        this.palette.element,
        html(
          "div",
          { class: "editor-tools", role: "group", "aria-label": t("editor.steps") },
          this.undoButton,
          this.redoButton,
          tool(t("editor.flip"), () => this.board.flip(!this.board.flipped)),
          game.sourceNames && namesSwitch(game.sourceNames, this.board),
        ),
        this.legality.element,
        html("div", { class: "row editor-goes" }, this.playButton, this.analyseButton),
        this.fields.element,
        html(
          "div",
          { class: "editor-tools", role: "group", "aria-label": t("editor.whole") },
          ...this.wholeTools(),
          earlier && tool(t("editor.earlier"), () => this.edit(earlier)),
        ),
        this.text.element,
        html(
          "div",
          { class: "row" },
          html("button", { type: "button", class: "quiet", click: () => this.copy(this.text.text, t("editor.copied")) }, t("editor.copy")),
          html("button", { type: "button", class: "quiet", click: () => this.copy(this.address, t("editor.linkCopied")) }, t("editor.copyLink")),
        ),
        this.told,
        this.rules.element,
      ),
    );
  }

  /** What changes the whole board at once. @returns {HTMLElement[]} */
  wholeTools() {
    const { game } = this;
    const { placing } = game;
    const turned = sidesCanChange(game) ? halfTurn(game.board) : null;
    const mirrored = reflection(game.board);
    const turns = () => (this.answer?.turns ?? []).map(({ code }) => code);
    return [
      tool(t("editor.array"), () => this.setArray()),
      tool(t("editor.clear"), () => this.edit(clear(this.now))),
      ...(placing === null
        ? []
        : [
            tool(t("editor.placeUsually"), () => this.edit(placedAsUsual(this.now, placing, turns()))),
            tool(t("editor.unplace"), () => this.edit(unplaced(this.now, placing, turns()))),
          ]),
      ...(turned === null ? [] : [tool(t("editor.sides"), () => this.edit(sidesChanged(game, this.now, turned)))]),
      ...(mirrored === null ? [] : [tool(t("editor.mirror"), () => this.edit(reflected(this.now, mirrored)))]),
    ];
  }

  // ---- edits

  /**
   * Goes on to another setup.
   *
   * @param {Setup} next
   * @param {string | null} [part] of what the step is a part
   * @param {{moved?: [string, string] | null, animate?: boolean}} [how]
   * @returns {boolean} whether it is another
   */
  edit(next, part = null, how = {}) {
    const other = this.history.push(next, part);
    if (other) this.changed(how);
    return other;
  }

  /** @param {{moved?: [string, string] | null, animate?: boolean}} [how] */
  changed(how = {}) {
    this.told.textContent = "";
    this.onChange(this.history);
    this.show(how);
    this.check();
  }

  undo() {
    if (!this.history.undo()) return;
    this.changed();
    announce(t("editor.undone"));
  }

  redo() {
    if (!this.history.redo()) return;
    this.changed();
    announce(t("editor.redone"));
  }

  /** A click or a key on a square, with a piece or the eraser picked. @param {string} square */
  touch(square) {
    const { symbol } = this.palette;
    this.put(square, this.now.pieces[square] === symbol ? null : symbol);
  }

  /**
   * @param {string} square
   * @param {string | null} symbol
   * @param {string | null} [part] of what it is a part
   */
  put(square, symbol, part = null) {
    if (!this.squares.has(square)) return;
    const next = put(this.now, square, symbol);
    const placed = symbol !== null && this.game.placing?.letters.includes(symbol) === true;
    const turns = (this.answer?.turns ?? []).map(({ code }) => code);
    if (this.edit(placed ? afterPlacing(next, turns) : next, part, { animate: false })) announce(this.words(square));
  }

  /** @param {string} from @param {string} to */
  move(from, to) {
    if (this.edit(move(this.now, from, to), null, { moved: [from, to] })) announce(this.words(to));
  }

  /** @param {string} square */
  words(square) {
    const symbol = this.now.pieces[square];
    return symbol === undefined
      ? t("editor.emptied", { square })
      : t("editor.placed", { piece: said(this.draughtsman.name(symbol)), square });
  }

  /**
   * What the pointer paints, from the first square on; null where it moves pieces.
   *
   * @param {string} first
   * @param {boolean} erasing
   * @returns {((square: string) => void) | null}
   */
  stroke(first, erasing) {
    const { tool: picked, symbol } = this.palette;
    if (!erasing && picked === HAND) return null;
    const painted = erasing || this.now.pieces[first] === symbol ? null : symbol;
    const part = `stroke ${this.strokes++}`;
    return (square) => this.put(square, painted, part);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    event.stopPropagation();
    const square = event.target instanceof Element ? event.target.getAttribute("data-square") : null;
    if (square !== null && square in this.now.pieces) this.put(square, null);
  }

  async setArray() {
    const array = await this.tried(this.arrays.of(this.now));
    if (array !== null) this.edit(ofPosition(array));
  }

  /**
   * Goes over to other rules; an array that nobody has touched becomes theirs.
   *
   * @param {Pick<Setup, "preset" | "options">} rules
   */
  async setRules(rules) {
    const before = this.now;
    const arrays = await this.tried(Promise.all([this.arrays.of(before), this.arrays.of(rules)]));
    if (arrays === null) {
      this.show();
      return;
    }
    const [old, array] = arrays;
    const untouched = same(ofPosition(old), before);
    this.edit(untouched ? ofPosition(array) : { ...before, ...rules, pieces: this.arrays.inWings(before.pieces, array) });
  }

  /**
   * What the server says, or null after telling that it does not.
   *
   * @template T
   * @param {Promise<T>} asked
   * @returns {Promise<T | null>}
   */
  async tried(asked) {
    try {
      return await asked;
    } catch (failure) {
      this.legality.trouble(failure instanceof Error ? failure.message : String(failure));
      return null;
    }
  }

  // ---- what the server says

  /** Asks the server what is wrong with the setup. */
  async check() {
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    this.answered = false;
    this.enable();
    try {
      const { now } = this;
      const [answer, array] = await Promise.all([
        this.app.server.setup(request(this.game, now), signal),
        this.arrays.of(now),
      ]);
      if (signal.aborted) return;
      this.palette.offer(new Set(Object.values(array.pieces)));
      this.hear(answer);
    } catch (failure) {
      if (signal.aborted) return;
      this.legality.trouble(failure instanceof Error ? failure.message : String(failure));
    }
  }

  /** @param {SetupAnswer} answer to the setup as it now is */
  hear(answer) {
    this.answer = answer;
    const turn = likeTurn(this.now.turn, answer.turns.map(({ code }) => code));
    if (turn !== this.now.turn) {
      // Other rules have other turns.
      this.history.amend({ ...this.now, turn });
      this.changed();
      return;
    }
    this.answered = true;
    this.text.show(answer.position ?? "");
    this.legality.show(answer, this.now.turn);
    this.show();
  }

  /** Reads a position string; the board stays as it is where it is none. @param {string} text */
  async read(text) {
    const { preset } = this.now;
    const asked = { game: this.game.id, preset, options: changes(this.game, this.now), position: text };
    try {
      const answer = await this.app.server.setup(asked);
      const setup = ofAnswer(answer);
      this.text.tell(setup === null ? answer.faults : []);
      if (setup === null) return;
      if (this.history.push(setup)) {
        this.changed();
        announce(t("editor.read"));
      }
    } catch (failure) {
      const words = failure instanceof Error ? failure.message : String(failure);
      if (failure instanceof Refused) this.text.tell(faultOf(words));
      else this.legality.trouble(words);
    }
  }

  // ---- what is shown

  /** @param {{moved?: [string, string] | null, animate?: boolean}} [how] */
  show(how = {}) {
    this.draw(how);
    this.palette.count(this.now.pieces, this.answer?.most ?? {});
    this.fields.show(this.now, this.answer);
    this.rules.show(this.now);
    this.enable();
  }

  enable() {
    const { history, answer, answered } = this;
    this.undoButton.disabled = history.past.length === 0;
    this.redoButton.disabled = history.future.length === 0;
    const legal = answered && answer?.legal === true;
    this.playButton.disabled = !legal || answer?.outcome?.over === true;
    this.analyseButton.disabled = !legal;
    this.element.dataset["state"] = answered ? "answered" : "asking";
  }

  /** @param {{moved?: [string, string] | null, animate?: boolean}} [how] */
  draw(how) {
    this.board.show(this.view(), how);
    this.board.element.classList.toggle("painting", this.palette.tool !== HAND);
    this.board.element.classList.toggle("erasing", this.palette.tool === ERASER);
  }

  /** @returns {View} */
  view() {
    const { pieces } = this.now;
    const moving = this.palette.tool === HAND;
    const occupied = moving ? Object.keys(pieces) : [];
    return {
      pieces,
      lastMove: null,
      marks: this.marks(),
      targets: new Map(occupied.map((square) => [square, this.everywhere])),
      own: new Set(occupied),
      live: moving,
      offered: moving ? new Set() : this.squares,
      quiet: true,
    };
  }

  /** What is wrong with squares, and what the rules say of them where nothing is wrong. @returns {Mark[]} */
  marks() {
    if (this.answer === null || !this.answered) return [];
    const { faults, marks } = this.answer;
    return [
      ...marks,
      ...faults.flatMap(({ squares, words, rule }) =>
        squares.map((square) => ({ square, kind: "fault", words: said(words), rule: rule ?? "" })),
      ),
    ];
  }

  // ---- ways from here

  /** What follows the question mark of an address that holds the position. */
  get query() {
    return query(this.game, this.now, this.text.text);
  }

  get address() {
    return `${location.origin}/editor/${this.game.id}?${this.query}`;
  }

  /** @param {string} path */
  go(path) {
    this.app.go(`${path}?${this.query}`);
  }

  analyse() {
    this.app.go(`/analysis?game=${this.game.id}&${this.query}`);
  }

  /** @param {string} text @param {string} words */
  async copy(text, words) {
    this.told.textContent = (await copy(text)) ? words : t("editor.notCopied");
  }
}

/**
 * The turn of a game with these turns that is most like another: `rw` for `rw'` where an army has no wings.
 *
 * @param {string} turn code
 * @param {string[]} turns codes
 */
function likeTurn(turn, turns) {
  if (turns.includes(turn)) return turn;
  const like = turns.filter((code) => turn.startsWith(code)).sort((a, b) => b.length - a.length);
  return like[0] ?? turns[0] ?? turn;
}

/** What leads back is called. @param {string} path @returns {MessageKey} */
function backTo(path) {
  if (path.startsWith("/new")) return "editor.back.setup";
  return path.startsWith("/analysis") ? "editor.back.analysis" : "editor.back";
}

/** @param {string} name @param {() => void} click */
function tool(name, click) {
  return html("button", { type: "button", class: "tool", click }, name);
}
