import { Board } from "./board/board.js";
import { html } from "./elements.js";
import { between, isPlacing, onlyPass, targets } from "./game/moves.js";
import { Play } from "./game/play.js";
import { saveGame } from "./game/storage.js";
import { announce } from "./live.js";
import { chooseMove } from "./panels/choice.js";
import { MovesPanel } from "./panels/moves.js";
import { namesSwitch } from "./panels/names.js";
import { Notice } from "./panels/notice.js";
import { PlacingPanel } from "./panels/placing.js";
import { regionSwitches } from "./panels/regions.js";
import { RulesPanel } from "./panels/rule.js";
import { Status } from "./panels/status.js";
import { Tabs } from "./panels/tabs.js";
import { Draughtsman } from "./pieces/draw.js";
import { moveWords, positionWords } from "./words.js";

/** @import { Game, Position } from "./contract.js" */
/** @import { Happening } from "./game/play.js" */
/** @import { SavedGame } from "./game/storage.js" */
/** @import { Server } from "./server.js" */

/** The page of a game being played: board, seats, moves, rules. */
export class Table {
  /**
   * @param {Server} server
   * @param {Game} game
   * @param {SavedGame} saved
   * @param {Position | null} start the position before the first move, where it is known
   * @param {{onNew: () => void, onAgain: () => void}} ways
   */
  constructor(server, game, saved, start, { onNew, onAgain }) {
    this.game = game;
    this.onNew = onNew;
    this.draughtsman = new Draughtsman(game);
    this.play = new Play(server, game, saved, start, (happening) => this.heard(happening));
    this.board = new Board(game, this.draughtsman, {
      onMove: (from, to) => this.moved(from, to),
      onRefuse: (from, to) => this.refused(from, to),
      onOffer: (square) => this.placing?.offer(square),
      onOutside: (square) => this.isPlacing && this.placing?.takeOff(square),
    });
    this.placing =
      game.placing &&
      new PlacingPanel(game, game.placing, this.draughtsman, this.board, (text) => this.playText(text));
    /** @param {string} id */
    const openRule = (id) => this.openRule(id);
    this.status = new Status(game, { onNew, onAgain, openRule });
    this.notice = new Notice(game, openRule);
    this.moves = new MovesPanel((plies) => this.play.show(plies));
    this.rules = new RulesPanel(game);
    this.tabs = new Tabs("More of this game", [
      { id: "moves", name: "Moves", content: this.moves.element },
      {
        id: "rules",
        name: "Rules",
        content: html(
          "div",
          { class: "rules-page" },
          regionSwitches(game, this.board),
          this.rules.element,
        ),
      },
    ]);
    this.action = html("div", { class: "action" });
    this.earlier = html("div", { class: "earlier", hidden: true });
    this.element = html(
      "main",
      { class: "table" },
      this.status.element,
      html("div", { class: "board-place" }, this.earlier, this.board.element),
      html(
        "section",
        { class: "side", "aria-label": "Game" },
        this.status.marks,
        this.notice.element,
        this.action,
        this.toolbar(),
        this.tabs.element,
      ),
    );
    this.element.style.setProperty("--board-ratio", String(this.board.ratio));
    this.board.flip(saved.flipped);
    this.heard("state");
    this.play.refresh();
  }

  /** Ends the watching of this game; it stays saved. */
  leave() {
    this.play.leave();
  }

  toolbar() {
    /** @param {string} name @param {string} label @param {() => void} click */
    const tool = (name, label, click) =>
      html("button", { type: "button", class: `tool ${name}`, click }, label);
    this.takeBackButton = tool("take-back", "Take back", () => this.play.takeBack());
    this.pauseButton = tool("pause", "Pause", () => this.play.setPaused(!this.play.saved.paused));
    return html(
      "div",
      { class: "toolbar", role: "toolbar", "aria-label": "Game" },
      this.takeBackButton,
      this.pauseButton,
      tool("flip", "Flip board", () => this.flip()),
      tool("new-game", "New game", () => this.onNew()),
      this.game.sourceNames && namesSwitch(this.game.sourceNames, this.board),
    );
  }

  flip() {
    const flipped = !this.board.flipped;
    this.board.flip(flipped);
    this.play.saved.flipped = flipped;
    saveGame(this.play.saved);
    announce(flipped ? "The board is turned round." : "The board is as at first.");
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
      this.clearNotice();
      announce("Taken back.");
    } else if (happening === "position") {
      if (play.latest !== null) announce(positionWords(play.latest));
    } else if (happening === "trouble") {
      this.showTrouble();
    }
    this.element.dataset["state"] = play.state;
    this.element.dataset["plies"] = String(play.plies.length);
    this.showBoard(happening);
    this.status.show(play);
    this.showAction();
    this.showMoves();
    this.takeBackButton?.toggleAttribute("disabled", !play.canTakeBack);
    if (this.pauseButton) {
      this.pauseButton.hidden = !(play.isWatched && !play.over);
      this.pauseButton.textContent = play.saved.paused ? "Go on" : "Pause";
    }
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
    if (position === undefined) {
      // Shows at once where a piece goes; the server's answer follows.
      const before = play.positions.get(shown - 1);
      if (happening === "moved" && squares !== null && before !== undefined) {
        this.board.show(
          { ...still(after(before.pieces, squares)), lastMove: squares },
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
      },
      { moved: squares },
    );
  }

  /** @param {Position} position @param {string} square */
  army(position, square) {
    return this.draughtsman.piece(position.pieces[square] ?? "").army;
  }

  /** @param {number} shown */
  showEarlier(shown) {
    const ply = this.play.plies[shown - 1];
    this.earlier.replaceChildren(
      html("span", {}, ply ? `Earlier position, after ${ply.number}. ${ply.short}` : "The position at the start"),
      html(
        "button",
        { type: "button", class: "quiet", click: () => this.play.show(this.play.plies.length) },
        "Back to the game",
      ),
    );
  }

  showAction() {
    const { play } = this;
    const atLatest = play.shown === play.plies.length;
    const pass = play.awaitsPerson && atLatest && play.latest ? onlyPass(play.latest.legal) : null;
    if (this.isPlacing && this.placing) {
      if (!this.action.contains(this.placing.element)) this.action.replaceChildren(this.placing.element);
    } else if (pass) {
      this.action.replaceChildren(
        html("p", {}, "There is no other move."),
        html("button", { type: "button", class: "firm pass", click: () => this.playText(pass.text) }, "Pass"),
      );
    } else {
      this.action.replaceChildren();
    }
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
    const move = moves.length > 1 ? await chooseMove(this.draughtsman, position, moves) : moves[0];
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
      announce("Pieces are placed only on the places shown.");
      return;
    }
    const verdict = await this.play.explain(from + to);
    if (verdict && !verdict.legal) this.notice.refusal(verdict);
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
    if (ply && before) announce(moveWords(ply, before, this.draughtsman));
  }
}

/** @param {Record<string, string>} pieces @param {[string, string]} squares */
function after(pieces, [from, to]) {
  const { [from]: moving, ...rest } = pieces;
  return moving === undefined ? pieces : { ...rest, [to]: moving };
}

/** @param {Record<string, string>} pieces @returns {import("./board/board.js").View} a view that nobody can act on */
function still(pieces) {
  return { pieces, lastMove: null, marks: [], targets: new Map(), own: new Set(), live: false };
}
