import { Board } from "../board/board.js";
import { html } from "../elements.js";
import { between, isPlacing, onlyPass } from "../game/moves.js";
import { newId } from "../game/storage.js";
import { announce } from "../live.js";
import { said, t } from "../messages.js";
import { chooseMove } from "../panels/choice.js";
import { choose } from "../panels/dialogs.js";
import { otherGames } from "../panels/games.js";
import { namesSwitch } from "../panels/names.js";
import { PlacingPanel } from "../panels/placing.js";
import { Tabs } from "../panels/tabs.js";
import { Draughtsman } from "../pieces/draw.js";
import { moveWords, positionWords, resultWords } from "../words.js";
import { Bar } from "./bar.js";
import { words } from "./evaluation.js";
import { Graph } from "./graph.js";
import { Judging } from "./judging.js";
import { keep } from "./keep.js";
import { MovesView } from "./moves.js";
import { Remarks } from "./remarks.js";
import { scene, sceneAfter } from "./scene.js";
import { Sheet, analysisAddress } from "./sheet.js";
import { Steps } from "./steps.js";
import { Study } from "./study.js";
import { Thinking } from "./thinking.js";

/** @import { App } from "../app.js" */
/** @import { Game, LegalMove, Outcome } from "../contract.js" */
/** @import { Study as Document } from "./keep.js" */
/** @import { Happening } from "./study.js" */
/** @import { Node } from "./tree.js" */

/** Keys that belong to what has the focus. */
const OWN_KEYS = "input, textarea, select, [role=tablist], dialog";

/** The page of an analysis: the board with its moves beside it, and the engine. */
export class Desk {
  /**
   * @param {App} app
   * @param {Game} game
   * @param {Document} document
   */
  constructor(app, game, document) {
    this.game = game;
    /** @type {Node | undefined} the position on the board */
    this.shownBefore = undefined;
    /** @type {Node | undefined} the position that was said last */
    this.said = undefined;
    this.byPointer = false;
    /** Whether somebody has agreed that the main line of a played game may change. */
    this.changeable = false;
    this.study = new Study(app.server, document, (kept) => this.keep(kept));
    const { study } = this;
    // The array came with the game: it is there at once, and without a server.
    if (startsAsUsual(game, document)) study.positions.keep("", app.array(game.id));
    this.draughtsman = new Draughtsman(game);
    this.board = new Board(game, this.draughtsman, {
      onMove: (from, to) => this.moved(from, to),
      onRefuse: (from, to) => this.refused(from, to),
      onOffer: (square) => this.placing?.offer(square),
      onOutside: (square) => this.isPlacing && this.placing?.takeOff(square),
    });
    this.placing =
      game.placing &&
      new PlacingPanel(game, game.placing, this.draughtsman, this.board, (move) => this.playText(move));
    this.bar = new Bar(game);
    this.state = html("p", { class: "analysis-state" });
    this.notice = html("div", { class: "notices", role: "status" });
    this.action = html("div", { class: "action" });
    this.thinking = new Thinking(study, game, {
      onArrows: () => this.showBoard(),
      onPlay: (move) => this.playText(move),
      onAdd: (moves) => this.addLine(moves),
    });
    this.moves = new MovesView(study);
    this.steps = new Steps(study);
    this.remarks = new Remarks(study, {
      promote: () => this.promote(),
      makeMain: () => this.makeMain(),
      remove: () => this.remove(),
      undo: () => this.undo(),
    });
    this.graph = new Graph(study, game);
    this.judging = new Judging(study, game);
    this.sheet = new Sheet(app, study, game);
    this.tabs = new Tabs(t("analysis.tabs"), [
      {
        id: "moves",
        name: t("analysis.moves"),
        content: html("div", { class: "moves-tab" }, this.moves.element, this.steps.element, this.remarks.element),
      },
      { id: "check", name: t("analysis.check"), content: this.judging.element },
      { id: "position", name: t("analysis.position"), content: this.sheet.element },
    ]);
    this.element = html(
      "main",
      { class: "analysis" },
      html(
        "header",
        { class: "analysis-head" },
        html("h1", {}, t("analysis.title", { game: said(game.name) })),
        otherGames(app, game, analysisAddress),
        this.state,
      ),
      html("div", { class: "board-place" }, this.bar.element, this.board.element),
      html(
        "section",
        { class: "side side-scroll", "aria-label": t("analysis.side") },
        this.notice,
        this.action,
        this.thinking.element,
        this.graph.element,
        this.tools(),
        this.tabs.element,
      ),
    );
    this.element.style.setProperty("--board-ratio", String(this.board.ratio));
    this.board.flip(document.flipped);
    this.bar.flip(document.flipped);
    study.listeners.add((happening) => this.heard(happening));
    this.leaving = new AbortController();
    /** Where this stands. The address of the next page is there before that page is. */
    this.address = here();
    const { signal } = this.leaving;
    for (const type of ["pointerdown", "keydown"]) {
      this.board.element.addEventListener(type, () => (this.byPointer = type === "pointerdown"), { capture: true });
    }
    globalThis.document.addEventListener("keydown", (event) => this.key(event), { signal });
    addEventListener("pagehide", () => study.flush(), { signal });
    study.show(this.remembered());
  }

  tools() {
    return html(
      "div",
      { class: "toolbar", role: "toolbar", "aria-label": t("analysis.tools") },
      html("button", { type: "button", class: "tool flip", click: () => this.flip() }, t("analysis.flip")),
      html("button", { type: "button", class: "tool copy", click: () => this.copy() }, t("analysis.copy")),
      this.game.sourceNames && namesSwitch(this.game.sourceNames, this.board),
    );
  }

  /** Plays a line from the start, which is not an edit. @param {string[]} moves */
  async begin(moves) {
    const { study } = this;
    try {
      await study.addLine(study.tree.root, moves);
      study.tree.edits.length = 0;
      await study.show(study.tree.root.end);
    } catch (failure) {
      study.fail(failure);
    }
  }

  /** Where one was before the page was loaded anew. @returns {Node} */
  remembered() {
    /** @type {unknown} */
    const moves = history.state?.analysis;
    let at = this.study.tree.root;
    for (const move of Array.isArray(moves) ? moves : []) {
      const next = at.child(move);
      if (next === undefined) break;
      at = next;
    }
    return at;
  }

  /** @param {Document} document */
  keep(document) {
    keep(document);
    const path = `/analysis/${document.id}`;
    if (!this.addressed || location.pathname === path) return;
    history.replaceState(history.state, "", path);
    this.address = here();
  }

  /** Whether what the address says is still said of this. */
  get addressed() {
    return !this.leaving.signal.aborted && here() === this.address;
  }

  /** @param {Happening} happening */
  heard(happening) {
    if (happening === "tree" || happening === "words") this.moves.render();
    if (happening === "shown") {
      this.moves.mark();
      this.clearRefusal();
      if (this.addressed) history.replaceState({ ...history.state, analysis: this.study.at.moves }, "");
    }
    if (happening === "trouble") this.showTrouble();
    if (happening === "shown" || happening === "position") {
      this.showBoard();
      this.showState();
      this.sheet.show();
    }
    if (happening === "position" || happening === "shown") this.say();
    this.showEvaluation();
    this.graph.draw();
    this.remarks.show();
    this.steps.show();
    this.judging.show();
    this.element.dataset["ply"] = String(this.study.at.moves.length);
  }

  get isPlacing() {
    const position = this.study.position();
    return position !== undefined && isPlacing(position.legal);
  }

  showBoard() {
    const { study, placing } = this;
    const { at } = study;
    const squares = at.ply?.squares ?? null;
    const position = study.position();
    const forth = this.shownBefore === at.parent;
    if (position === undefined) {
      const before = at.parent === null ? undefined : study.position(at.parent);
      if (before !== undefined && squares !== null) {
        this.board.show(sceneAfter(before, this.draughtsman, squares), { moved: forth ? squares : null });
        this.shownBefore = at;
      }
      return;
    }
    if (isPlacing(position.legal) && placing) {
      if (placing.position !== position || this.shownBefore !== at) placing.start(position);
    } else {
      const view = scene(position, this.draughtsman, squares, this.thinking?.arrows ?? []);
      this.board.show(view, { moved: forth ? squares : null });
    }
    this.shownBefore = at;
  }

  showState() {
    const position = this.study.position();
    const pass = position && onlyPass(position.legal);
    if (position === undefined) return;
    const { turn, fullmove } = position;
    const outcome = position.outcome.over ? position.outcome : this.givenUp();
    this.state.textContent =
      outcome === null
        ? t("analysis.state", { turn: said(turn.name), number: fullmove })
        : `${resultWords(outcome)}. ${outcome.points ?? ""}`;
    this.element.dataset["state"] = position.outcome.over ? "over" : "going";
    if (this.isPlacing && this.placing) {
      if (!this.action.contains(this.placing.element)) this.action.replaceChildren(this.placing.element);
      return;
    }
    const placed = this.placing !== null && this.action.contains(this.placing.element);
    if (pass) {
      this.action.replaceChildren(
        html("button", { type: "button", class: "firm pass", click: () => this.playText(pass.text) }, t("analysis.pass")),
      );
    } else {
      this.action.replaceChildren();
    }
    if (placed && this.study.at.moves.length > 0) this.board.lookAt();
  }

  /** How a played game ended, if not on the board: by resignation, on time, by agreement. @returns {Outcome | null} */
  givenUp() {
    const { at, document } = this.study;
    const { result } = document;
    if (!result || !at.isMain || at.next !== undefined) return null;
    const winnerName = this.game.teams.find(({ id }) => id === result.winner)?.name ?? null;
    return { over: true, rule: null, winnerName, ...result };
  }

  showEvaluation() {
    this.bar.show(this.study.evaluation(this.study.at));
  }

  /** Says where one is to who listens, once it is known. */
  say() {
    const { at } = this.study;
    const position = this.study.position();
    if (position === undefined || this.said === at) return;
    const before = at.parent === null ? undefined : this.study.position(at.parent);
    const first = this.said === undefined;
    this.said = at;
    if (first) return;
    const move = at.ply !== null && before !== undefined ? moveWords(at.ply, before, this.draughtsman) : t("analysis.start.said");
    const evaluation = this.study.evaluation(at);
    announce([move, positionWords(position), evaluation && !evaluation.over ? `${words(evaluation, this.game)}.` : ""].join(" "));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    if (globalThis.document.querySelector("dialog[open]")) return;
    if (event.ctrlKey) {
      if (event.key !== "z") return;
      this.undo();
    } else if (event.shiftKey || !this.steps.key(event)) {
      return;
    }
    event.preventDefault();
    if (this.moves.element.contains(globalThis.document.activeElement)) this.moves.focus();
  }

  flip() {
    const flipped = !this.board.flipped;
    this.board.flip(flipped);
    this.bar.flip(flipped);
    this.study.flip(flipped);
    announce(t(flipped ? "analysis.flipped" : "analysis.unflipped"));
  }

  async copy() {
    const position = this.study.position();
    if (position === undefined) return;
    this.tabs.select("position");
    await this.sheet.copy();
  }

  /** @param {string} from @param {string} to */
  async moved(from, to) {
    if (this.isPlacing) {
      this.placing?.exchange(from, to);
      return;
    }
    const { at } = this.study;
    const position = this.study.position();
    if (position === undefined) return;
    const moves = between(position.legal, from, to);
    const move = moves.length > 1 ? await chooseMove(this.board, position, moves) : moves[0];
    if (this.study.at !== at) return;
    if (move) {
      await this.play(move);
    } else {
      this.showBoard();
      this.board.focus(from);
    }
  }

  /** @param {LegalMove} move */
  async play(move) {
    const { at } = this.study;
    const lengthens = at.child(move.text) === undefined && at.isMain && at.next === undefined;
    if (lengthens && !(await this.mayChange())) {
      this.showBoard();
      return;
    }
    await this.study.play(move);
    // Who plays with a pointer turns the pages with the arrow keys, which on the board walk about.
    if (this.byPointer) this.moves.focus();
  }

  /** @param {string} move */
  async playText(move) {
    const legal = this.study.position()?.legal ?? [];
    const found = legal.find(({ text: known }) => known === move);
    await this.play(found ?? { text: move, short: move, from: null, to: null, capture: null, promotion: null, command: null });
    if (globalThis.document.activeElement === globalThis.document.body) this.board.focus();
  }

  /** @param {string[]} moves of a line of the engine */
  async addLine(moves) {
    const { at } = this.study;
    if (at.isMain && at.next === undefined && !(await this.mayChange())) return;
    await this.study.addLine(at, moves);
    announce(t("analysis.line.added"));
  }

  async promote() {
    const { at } = this.study;
    const { branch } = at;
    if (branch === null) return;
    const changesMain = branch.index === 1 && (branch.parent?.isMain ?? true);
    if (!changesMain || (await this.mayChange())) this.study.promote(at);
  }

  async makeMain() {
    const { at } = this.study;
    if (await this.mayChange()) this.study.makeMain(at);
  }

  async remove() {
    const { at } = this.study;
    if (at.isMain && !(await this.mayChange())) return;
    await this.study.remove(at);
    announce(t("analysis.deleted"));
    this.moves.focus();
  }

  async undo() {
    if (this.study.tree.edits.length === 0) return;
    await this.study.undo();
    announce(t("analysis.undone"));
  }

  /** Asks before the main line of a game that was played is changed. */
  async mayChange() {
    const { study } = this;
    if (!study.played || this.changeable) return true;
    const chosen = await choose(t("analysis.played"), t("analysis.played.words"), [
      { label: t("analysis.played.copy"), value: "copy", style: "firm" },
      { label: t("analysis.played.change"), value: "change", style: "quiet" },
      { label: t("analysis.played.keep"), value: "keep", style: "quiet" },
    ]);
    if (chosen === "copy") {
      study.flush();
      Object.assign(study.document, copyOf(study.document));
    }
    this.changeable = chosen === "copy" || chosen === "change";
    return this.changeable;
  }

  /** @param {string} from @param {string} to */
  async refused(from, to) {
    if (this.isPlacing) {
      announce(t("analysis.placing.refused"));
      return;
    }
    const { study } = this;
    const { at } = study;
    try {
      if (study.position() === undefined) {
        // The board could not know yet where the piece may go.
        const { legal } = await study.positions.ask(at.moves);
        if (study.at !== at) return;
        if (between(legal, from, to).length > 0) {
          await this.moved(from, to);
          return;
        }
      }
      const verdict = await study.server.explain(study.positions.request(at.moves), from + to);
      if (study.at === at && !verdict.legal) this.tellRefusal(said(verdict.reason ?? ""));
    } catch (failure) {
      study.fail(failure);
    }
  }

  /** @param {string} reason */
  tellRefusal(reason) {
    this.notice.replaceChildren(
      html(
        "div",
        { class: "notice refusal" },
        html("p", {}, html("strong", {}, t("analysis.refused")), " ", reason),
        html(
          "button",
          { type: "button", class: "close", "aria-label": t("analysis.close"), click: () => this.notice.replaceChildren() },
          "×",
        ),
      ),
    );
  }

  clearRefusal() {
    if (this.study.trouble === null) this.notice.replaceChildren();
  }

  showTrouble() {
    const { trouble } = this.study;
    if (trouble === null) {
      this.notice.replaceChildren();
      return;
    }
    this.notice.replaceChildren(
      html(
        "div",
        { class: "notice trouble" },
        html("p", {}, html("strong", {}, said(trouble))),
        html("button", { type: "button", class: "quiet", click: () => this.study.ask(this.study.at) }, t("common.again")),
      ),
    );
  }

  leave() {
    this.leaving.abort();
    this.study.leave();
    this.thinking.leave();
    this.judging.leave();
  }
}

function here() {
  return location.pathname + location.search;
}

/** @param {Game} game @param {Document} document */
function startsAsUsual(game, { preset, options, position }) {
  return position === null && preset === game.presets[0]?.name && Object.keys(options).length === 0;
}

/** What makes a copy of a game an analysis of its own. @param {Document} document */
export function copyOf({ title }) {
  const now = new Date().toISOString();
  return {
    id: newId(),
    kind: /** @type {const} */ ("analysis"),
    title: title === "" ? "" : t("analysis.copy.title", { title }),
    paused: true,
    over: true,
    result: null,
    created: now,
    updated: now,
  };
}
