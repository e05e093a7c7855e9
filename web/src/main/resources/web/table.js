import { Board } from "./board/board.js";
import { OverlaysPanel } from "./board/overlays.js";
import { underway } from "./board/view.js";
import { editorAddress } from "./editor/address.js";
import { html, set } from "./elements.js";
import { between, isPlacing, onlyPass, targets } from "./game/moves.js";
import { Play } from "./game/play.js";
import { numbered } from "./game/ply.js";
import { sound } from "./game/sounds.js";
import { read, write } from "./game/storage.js";
import { announce } from "./live.js";
import { t } from "./messages.js";
import { chooseMove } from "./panels/choice.js";
import { ClockFaces } from "./panels/clock.js";
import { Coach } from "./panels/coach.js";
import { Counsel } from "./panels/counsel.js";
import { Leaving } from "./panels/leaving.js";
import { MovesPanel } from "./panels/moves.js";
import { namesSwitch } from "./panels/names.js";
import { Notice } from "./panels/notice.js";
import { PlacingPanel } from "./panels/placing.js";
import { RulesPanel } from "./panels/rule.js";
import { seatWords, turnWords } from "./panels/seats.js";
import { Status } from "./panels/status.js";
import { Tabs } from "./panels/tabs.js";
import { viewPanel } from "./panels/view.js";
import { Draughtsman } from "./pieces/draw.js";
import { moveWords, positionWords } from "./words.js";

/** @import { View } from "./board/view.js" */
/** @import { Shape } from "./board/shapes.js" */
/** @import { Game, LegalMove, Position } from "./contract.js" */
/** @import { Happening } from "./game/play.js" */
/** @import { SavedGame } from "./game/storage.js" */
/** @import { Again } from "./panels/notice.js" */
/** @import { Server } from "./server.js" */

/** Where the arrow keys have a meaning of their own. */
const ARROWS = "input, select, textarea, [role=tablist], .board";

/**
 * Where a game leads to.
 *
 * @typedef {object} Ways
 * @property {() => void} onNew
 * @property {() => void} onAgain
 * @property {() => void} onRematch
 * @property {() => void} onShare
 * @property {() => void} [onDecided] the game is over, or goes on again
 * @property {(signal: AbortSignal) => Promise<void>} [lead] see {@link Play}
 */

/**
 * What is chosen and told on the page.
 *
 * @typedef {object} Kept
 * @property {number} plies of the game
 * @property {number} shown those of the position looked at
 * @property {string} tab
 * @property {string | null} square whose piece is picked up
 * @property {Again | null} again
 */

/** The page of a game being played: board, seats, moves, rules. */
export class Table {
  /**
   * @param {Server} server
   * @param {Game} game
   * @param {SavedGame} saved
   * @param {Position | null} start the position before the first move, where it is known
   * @param {Ways} ways
   */
  constructor(server, game, saved, start, { onNew, onAgain, onRematch, onShare, onDecided, lead }) {
    this.game = game;
    this.onNew = onNew;
    this.onShare = onShare;
    this.onDecided = onDecided;
    this.decided = saved.over;
    /** What was to hear of this game: as many plies, and whether its end. */
    this.heardPlies = saved.plies.length;
    this.heardEnd = saved.over;
    this.draughtsman = new Draughtsman(game);
    this.play = new Play(server, game, saved, start, (happening) => this.heard(happening), lead);
    this.board = new Board(game, this.draughtsman, {
      onMove: (from, to) => this.moved(from, to),
      onRefuse: (from, to) => this.refused(from, to),
      onOffer: (square) => this.placing?.offer(square),
      onOutside: (square) => this.isPlacing && this.placing?.takeOff(square),
      onPick: (square) => this.coach.explain(this.board.view.pieces[square ?? ""] ?? null),
    });
    this.placing =
      game.placing &&
      new PlacingPanel(game, game.placing, this.draughtsman, this.board, (text) => this.playText(text), {
        read: () => read(`vauban.placing.${saved.id}`, "sessionStorage"),
        write: (symbols) => write(`vauban.placing.${saved.id}`, symbols, "sessionStorage"),
      });
    /** @param {string} id */
    const openRule = (id) => this.openRule(id);
    this.faces =
      this.play.clock &&
      new ClockFaces(this.play.clock, {
        isOwn: (seat) => this.play.player(seat).kind === "person",
        called: (seat) => seatWords(seat, this.play.player(seat.id)),
        onOver: () => this.play.judgeTime(),
      });
    this.status = new Status(game, this.faces, { id: saved.id, onAgain, onRematch, onShare, openRule });
    this.notice = new Notice(game, openRule);
    this.coach = new Coach(game, this.draughtsman);
    this.counsel = new Counsel(game, this.play, this.draughtsman, this.notice, (move) => this.advise(move));
    /** The arrow of a move that was advised, and in which position. @type {{position: Position, shape: Shape} | null} */
    this.advice = null;
    /** @type {Kept | null} what is to be shown again */
    this.kept = null;
    this.overlays = new OverlaysPanel(server, game, this.board);
    this.leaving = new Leaving(game, this.play, this.notice);
    this.moves = new MovesPanel((plies) => this.play.show(plies));
    this.rules = new RulesPanel(game);
    this.tabs = new Tabs(t("play.more"), [
      { id: "moves", name: t("play.moves"), content: this.moves.element },
      { id: "view", name: t("play.view"), content: viewPanel(game, this.board, this.coach, this.overlays) },
      { id: "rules", name: t("play.rules"), content: html("div", { class: "rules-page" }, this.rules.element) },
    ]);
    this.action = html("div", { class: "action" });
    this.earlier = html("div", { class: "earlier", hidden: true });
    this.element = html(
      "main",
      { class: "table", keydown: (/** @type {KeyboardEvent} */ event) => this.key(event) },
      this.status.element,
      html("div", { class: "board-place" }, this.earlier, this.board.element),
      html(
        "section",
        { class: "side", "aria-label": t("play.game") },
        html(
          "div",
          { class: "side-scroll" },
          this.status.marks,
          this.notice.element,
          this.action,
          this.toolbar(),
          this.coach.element,
          this.tabs.element,
        ),
        this.moves.steps,
        this.leaving.element,
      ),
    );
    this.element.style.setProperty("--board-ratio", String(this.board.ratio));
    this.board.flip(saved.flipped);
    const { shown } = history.state ?? {};
    this.heard("state");
    this.play.refresh();
    // What was looked back at before the page was loaded anew.
    if (Number.isInteger(shown) && shown >= 0 && shown < saved.plies.length) this.play.show(shown);
  }

  /** Writes into the history what is looked back at, so that a reload shows it again. */
  remember() {
    const { shown, plies } = this.play;
    const earlier = shown === plies.length ? undefined : shown;
    if (history.state?.shown !== earlier) history.replaceState({ ...history.state, shown: earlier }, "");
  }

  /** Ends the watching of this game; it stays saved. */
  leave() {
    this.play.leave();
    this.faces?.stop();
  }

  toolbar() {
    /** @param {string} name @param {string} label @param {() => void} click */
    const tool = (name, label, click) =>
      html("button", { type: "button", class: `tool ${name}`, click }, label);
    this.takeBackButton = tool("take-back", t("play.take-back"), () => this.play.takeBack());
    this.setUpLink = html("a", { class: "quiet-link set-up" }, t("play.set-up"));
    this.pauseButton = tool("pause", t("play.pause"), () => this.play.setPaused(!this.play.saved.paused));
    return html(
      "div",
      { class: "toolbar", role: "toolbar", "aria-label": t("play.tools") },
      this.takeBackButton,
      ...this.counsel.buttons,
      this.pauseButton,
      tool("flip", t("play.flip"), () => this.flip()),
      tool("share", t("play.share"), () => this.onShare()),
      this.setUpLink,
      tool("new-game", t("play.new"), () => this.onNew()),
      this.game.sourceNames && namesSwitch(this.game.sourceNames, this.board),
    );
  }

  flip() {
    const flipped = !this.board.flipped;
    this.board.flip(flipped);
    this.play.saved.flipped = flipped;
    this.play.keep();
    announce(t(flipped ? "play.flipped" : "play.unflipped"));
  }

  /** Looks back and forth by the arrow keys, wherever they mean nothing else. @param {KeyboardEvent} event */
  key(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const { target } = event;
    if (by === 0 || (target instanceof Element && target.closest(ARROWS))) return;
    event.preventDefault();
    this.play.show(this.play.shown + by);
  }

  /** Whether the ply to be made now places pieces and is a person's. */
  get isPlacing() {
    const { latest, shown, plies, awaitsPerson } = this.play;
    return latest !== null && shown === plies.length && awaitsPerson && isPlacing(latest.legal);
  }

  /** @param {Happening} happening */
  heard(happening) {
    const { play } = this;
    if (happening === "moved") {
      this.clearNotice();
      this.announceMove();
    } else if (happening === "taken") {
      this.board.cancelPremove();
      this.clearNotice();
      announce(t("play.taken-back"));
    } else if (happening === "position") {
      this.announcePosition();
    } else if (happening === "over") {
      this.board.cancelPremove();
      this.clearNotice();
    } else if (happening === "replaced") {
      this.board.cancelPremove();
      this.clearNotice();
      if (this.faces && play.clock) this.faces.clock = play.clock;
      this.board.flip(play.saved.flipped);
    } else if (happening === "trouble") {
      this.showTrouble();
    }
    if (["shown", "taken", "replaced"].includes(happening)) this.remember();
    if (play.saved.over !== this.decided) {
      this.decided = play.saved.over;
      this.onDecided?.();
    }
    this.element.dataset["state"] = play.state;
    this.element.dataset["plies"] = String(play.plies.length);
    const ahead = happening === "position" ? this.takeAhead() : null;
    this.showBoard(happening);
    this.status.show(play);
    this.counsel.show();
    this.coach.show(play.over, this.isPlacing);
    this.leaving.show();
    this.showAction();
    this.showMoves();
    this.takeBackButton?.toggleAttribute("disabled", !play.canTakeBack);
    if (this.pauseButton) {
      this.pauseButton.hidden = play.over || !(play.isWatched || play.clock !== null);
      this.pauseButton.textContent = t(play.saved.paused ? "play.resume" : "play.pause");
    }
    this.keepFocus();
    if (happening === "position") this.chooseAgain();
    if (ahead !== null) this.moved(...ahead);
  }

  /**
   * The move that was made in advance for the position that has come, if it is legal there.
   *
   * @returns {[string, string] | null}
   */
  takeAhead() {
    const { latest, awaitsPerson, shown, plies } = this.play;
    if (latest === null || !awaitsPerson || shown !== plies.length) return null;
    const ahead = this.board.takePremove(plies.length);
    if (ahead === null) return null;
    if (between(latest.legal, ...ahead).length > 0) return ahead;
    announce(t("play.ahead.not"));
    return null;
  }

  /** Where the button in focus can be used no more, the keyboard goes to the board, and not nowhere. */
  keepFocus() {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLButtonElement) || !this.element.contains(activeElement)) return;
    if (activeElement.disabled || activeElement.closest("[hidden]") !== null) this.board.focus();
  }

  /** @param {Happening} happening */
  showBoard(happening) {
    const { play } = this;
    const { shown, plies } = play;
    const position = play.positions.get(shown);
    const squares = plies[shown - 1]?.squares ?? null;
    this.earlier.hidden = shown === plies.length;
    this.element.classList.toggle("looking-back", shown !== plies.length);
    if (shown !== plies.length) this.showEarlier(shown);
    this.overlays.show(position ? play.request(shown) : null, position ?? null);
    this.showWayToEditor(position);
    if (position === undefined) {
      // Shows at once where a piece goes; the server's answer follows.
      const before = play.positions.get(shown - 1);
      if (happening === "moved" && squares !== null && before !== undefined) {
        this.board.show(
          {
            ...underway(before.pieces, squares),
            // What was made in advance for this ply waits for the answer.
            ply: shown,
            premovePly: shown,
            premove: this.board.premove !== null,
          },
          { moved: squares },
        );
      }
      return;
    }
    if (this.isPlacing && this.placing) {
      if (happening === "position" || this.placing.position !== position) this.placing.start(position);
      return;
    }
    const live = shown === plies.length && play.awaitsPerson;
    const ways = targets(position.legal);
    const armies = new Set([...ways.keys()].map((square) => this.army(position, square)));
    this.board.show(
      {
        pieces: position.pieces,
        lastMove: squares,
        marks: position.marks,
        targets: live ? ways : new Map(),
        own: new Set(live ? Object.keys(position.pieces).filter((square) => armies.has(this.army(position, square))) : []),
        live,
        ply: shown,
        shapes: this.advice?.position === position && live ? [this.advice.shape] : [],
        ...(live ? {} : this.ahead(position)),
      },
      { moved: squares },
    );
  }

  /** The editor opens with the position that is looked at. @param {Position} [position] where it is known */
  showWayToEditor(position) {
    const { saved } = this.play;
    const text = position?.position ?? saved.position;
    if (this.setUpLink) set(this.setUpLink, { href: editorAddress(this.game, saved, text, `/game/${saved.id}`) });
  }

  /**
   * Who may move in advance: the persons of the team that is to move next, while the computer thinks.
   *
   * @param {Position} position
   * @returns {Partial<View>}
   */
  ahead(position) {
    const { play, draughtsman } = this;
    const { turn, seats, pieces, legal } = position;
    if (position !== play.latest || play.over || play.saved.paused || isPlacing(legal)) return {};
    const next = seats.filter(({ team }) => team !== turn.team);
    if (play.awaitsPerson || next.some(({ id }) => play.player(id).kind !== "person")) return {};
    const armies = new Set(this.game.armies.filter(({ team }) => team !== turn.team).map(({ id }) => id));
    return {
      premove: true,
      own: new Set(Object.keys(pieces).filter((square) => armies.has(draughtsman.piece(pieces[square] ?? "").army))),
    };
  }

  /** Shows on the board a move that somebody advises. @param {LegalMove} move */
  advise({ from, to }) {
    const { latest } = this.play;
    if (from === null || to === null || latest === null) return;
    this.advice = { position: latest, shape: { from, to, colour: "blue" } };
    this.showBoard("state");
  }

  /** @param {Position} position @param {string} square */
  army(position, square) {
    return this.draughtsman.piece(position.pieces[square] ?? "").army;
  }

  /** @param {number} shown */
  showEarlier(shown) {
    const [before, ply] = [this.play.plies[shown - 2], this.play.plies[shown - 1]];
    this.earlier.replaceChildren(
      html(
        "span",
        {},
        ply ? t("play.earlier", { move: numbered(ply, before) }) : t("play.earlier.start"),
      ),
      html(
        "button",
        { type: "button", class: "quiet", click: () => this.play.show(this.play.plies.length) },
        t("play.earlier.back"),
      ),
    );
  }

  showAction() {
    const { play } = this;
    const placed = this.placing !== null && this.action.contains(this.placing.element) && !this.isPlacing;
    const atLatest = play.shown === play.plies.length;
    const pass = play.awaitsPerson && atLatest && play.latest ? onlyPass(play.latest.legal) : null;
    if (this.isPlacing && this.placing) {
      if (!this.action.contains(this.placing.element)) this.action.replaceChildren(this.placing.element);
    } else if (pass) {
      this.action.replaceChildren(
        html("p", {}, t("play.pass.words")),
        html("button", { type: "button", class: "firm pass", click: () => this.playText(pass.text) }, t("play.pass")),
      );
    } else {
      this.action.replaceChildren();
    }
    // Who has placed pieces has read and chosen below the board, and looks at it now.
    if (placed && atLatest) this.board.lookAt();
  }

  showMoves() {
    const { plies, shown, latest } = this.play;
    const leads = latest?.seats[0]?.team ?? plies[0]?.team ?? "first";
    this.moves.show(plies, shown, leads);
  }

  /** @param {string} from @param {string} to */
  async moved(from, to) {
    const { play } = this;
    if (this.isPlacing) {
      this.placing?.exchange(from, to);
      return;
    }
    const position = play.latest;
    if (position === null) return;
    const moves = between(position.legal, from, to);
    const move = moves.length > 1 ? await chooseMove(this.board, position, moves) : moves[0];
    if (play.latest !== position) return;
    if (move) {
      await play.play(move);
    } else {
      this.showBoard("position");
      this.board.focus(from);
    }
  }

  /** @param {string} text */
  async playText(text) {
    this.board.focus();
    await this.play.play({ text, short: text, from: null, to: null, capture: null, promotion: null, command: null });
  }

  /** @param {string} from @param {string} to */
  async refused(from, to) {
    if (this.isPlacing) {
      announce(t("play.placing.only"));
      return;
    }
    const verdict = await this.play.explain(from + to);
    if (verdict && !verdict.legal) this.notice.refusal(verdict, [from, to]);
  }

  /** What is chosen and told, beside what is kept of the game. @returns {Kept} */
  get chosen() {
    const { plies, shown } = this.play;
    return { plies: plies.length, shown, tab: this.tabs.selected, square: this.board.selected, again: this.notice.again };
  }

  /** Shows again what was chosen and told, the most of it once the position is known. @param {Kept} kept */
  choose(kept) {
    this.tabs.select(kept.tab);
    this.kept = kept;
    this.chooseAgain();
  }

  chooseAgain() {
    const { play, kept } = this;
    if (kept === null || play.latest === null) return;
    this.kept = null;
    const { plies, shown, square, again } = kept;
    if (play.plies.length !== plies || shown !== plies || this.isPlacing) return;
    if (square !== null) this.board.touch(square);
    if (again === null) return;
    if ("refused" in again) void this.refused(...again.refused);
    else this.counsel.tellAgain(again.advised, again.score);
  }

  showTrouble() {
    const { trouble } = this.play;
    if (trouble === null) this.notice.clear();
    else this.notice.trouble(trouble, () => this.play.refresh());
  }

  clearNotice() {
    if (this.play.trouble === null) this.notice.clear();
  }

  /** @param {string} id */
  openRule(id) {
    this.tabs.select("rules");
    this.rules.open(id);
  }

  announceMove() {
    const { plies, positions } = this.play;
    const ply = plies.at(-1);
    const before = positions.get(plies.length - 1);
    if (!ply || !before) return;
    announce(moveWords(ply, before, this.draughtsman));
    const takes = ply.squares !== null && ply.squares[1] in before.pieces;
    sound(takes ? "capture" : "move");
  }

  /** Tells what a move has led to; where nobody moved, as after a reload, without a sound. */
  announcePosition() {
    const { latest, outcome, plies } = this.play;
    if (latest === null) return;
    announce(positionWords(latest, outcome, turnWords(latest.turn, this.play.player(latest.turn.seat.id))));
    const heard = this.heardPlies;
    this.heardPlies = plies.length;
    if (outcome !== null) {
      if (!this.heardEnd) sound("end");
    } else if (heard < plies.length && latest.marks.length > 0) {
      sound("mark");
    }
    this.heardEnd = outcome !== null;
  }
}
