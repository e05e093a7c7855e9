import { Board } from "./board/board.js";
import { html } from "./elements.js";
import { between, isPlacing, onlyPass, targets } from "./game/moves.js";
import { Play } from "./game/play.js";
import { saveGame, saveSettings, settings } from "./game/storage.js";
import { announce } from "./live.js";
import { choose } from "./panels/dialogs.js";
import { MovesPanel } from "./panels/moves.js";
import { PlacingPanel } from "./panels/placing.js";
import { RulesPanel, ruleLink } from "./panels/rule.js";
import { seatList } from "./panels/seats.js";
import { Tabs } from "./panels/tabs.js";
import { Draughtsman } from "./pieces/draw.js";

/** @import { Game, LegalMove, Mark, Position, Verdict } from "./contract.js" */
/** @import { Happening } from "./game/play.js" */
/** @import { SavedGame } from "./game/storage.js" */
/** @import { Server } from "./server.js" */

/** Marks on the board that are told in words at once. */
const MARKS_SEEN = 2;

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
    this.onAgain = onAgain;
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
    this.moves = new MovesPanel((plies) => this.play.show(plies));
    this.rules = new RulesPanel(game);
    this.tabs = new Tabs("More of this game", [
      { id: "moves", name: "Moves", content: this.moves.element },
      { id: "rules", name: "Rules", content: html("div", { class: "rules-page" }, this.regionSwitches(), this.rules.element) },
    ]);
    this.status = html("section", { class: "status", "aria-label": "State of the game" });
    this.notice = html("div", { class: "notices", role: "status" });
    // Beside the board and not above it, where lines that come and go would make the board jump.
    this.marks = html("div", { class: "marks" });
    this.action = html("div", { class: "action" });
    this.earlier = html("div", { class: "earlier", hidden: true });
    this.tools = this.toolbar();
    this.element = html(
      "main",
      { class: "table" },
      this.status,
      html("div", { class: "board-place" }, this.earlier, this.board.element),
      html("section", { class: "side", "aria-label": "Game" }, this.marks, this.notice, this.action, this.tools, this.tabs.element),
    );
    this.element.style.setProperty("--board-ratio", String(this.board.ratio));
    this.board.flip(saved.flipped);
    this.board.showRegions(settings().regions[game.id] ?? usualRegions(game));
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
    );
  }

  flip() {
    const flipped = !this.board.flipped;
    this.board.flip(flipped);
    this.play.saved.flipped = flipped;
    saveGame(this.play.saved);
    announce(flipped ? "The board is turned round." : "The board is as at first.");
  }

  /** Switches for the regions that the rules speak of. */
  regionSwitches() {
    const { regions } = this.game.board;
    if (regions.length === 0) return null;
    const chosen = new Set(settings().regions[this.game.id] ?? usualRegions(this.game));
    return html(
      "fieldset",
      { class: "regions" },
      html("legend", {}, "Shown on the board"),
      ...regions.map(({ id, name }) =>
        html(
          "label",
          {},
          html("input", {
            type: "checkbox",
            checked: chosen.has(id),
            change: (/** @type {Event} */ event) => {
              if (/** @type {HTMLInputElement} */ (event.target).checked) chosen.add(id);
              else chosen.delete(id);
              this.board.showRegions(chosen);
              saveSettings({ regions: { ...settings().regions, [this.game.id]: [...chosen] } });
            },
          }),
          ` ${name}`,
        ),
      ),
    );
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
      this.announceTurn();
    } else if (happening === "trouble") {
      this.showTrouble();
    }
    this.element.dataset["state"] = play.state;
    this.element.dataset["plies"] = String(play.plies.length);
    this.showBoard(happening);
    this.showStatus();
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

  showStatus() {
    const { play, game } = this;
    const latest = play.latest ?? play.positions.get(play.plies.length - 1);
    if (latest === undefined) {
      this.status.replaceChildren(html("h1", {}, game.name));
      return;
    }
    const known = play.latest !== null;
    const { outcome } = latest;
    this.marks.replaceChildren(...(known && !outcome.over ? this.markLines(latest.marks) : []));
    const preset = game.presets.find(({ name }) => name === latest.options.preset);
    this.status.replaceChildren(
      html("h1", {}, game.name),
      html("p", { class: "rule-set" }, preset ? `Rules: ${preset.name}. ${preset.words}` : ""),
      seatList(game, latest, (seat) => play.player(seat), play.thinking),
      outcome.over && known ? this.result(latest) : this.turn(latest, known),
    );
  }

  /** @param {Position} position @param {boolean} known */
  turn(position, known) {
    const { play } = this;
    const words = !known
      ? "…"
      : play.thinking
        ? `${position.turn.name}: thinking…`
        : play.saved.paused
          ? `${position.turn.name}: paused`
          : position.turn.name;
    return html(
      "div",
      { class: "turn-block" },
      html("p", { class: "turn" }, words),
    );
  }

  /** What is marked on the board, in words; a long list is folded. @param {Mark[]} marks */
  markLines(marks) {
    /** @type {HTMLElement[]} */
    const lines = marks.map(({ words, rule, kind }) =>
      html("p", { class: `mark-words ${kind}` }, words, " ", ruleLink(rule, (id) => this.openRule(id))),
    );
    const rest = lines.splice(marks.length > MARKS_SEEN + 1 ? MARKS_SEEN : lines.length);
    if (rest.length > 0) {
      lines.push(html("details", {}, html("summary", {}, `${rest.length} more`), ...rest));
    }
    return lines;
  }

  /** @param {Position} position */
  result({ outcome }) {
    const rule = this.game.rules.rules.find(({ id }) => id === outcome.rule);
    return html(
      "section",
      { class: "result", "aria-label": "Result" },
      html("p", { class: "turn" }, resultWords(outcome)),
      outcome.points !== null && html("p", { class: "points" }, outcome.points.replace("-", "–")),
      rule &&
        html("p", { class: "result-rule" }, ruleLink(rule.id, (id) => this.openRule(id)), ` ${rule.title}`),
      html(
        "div",
        { class: "row" },
        html("button", { type: "button", class: "firm", click: () => this.onAgain() }, "Play again"),
        html("button", { type: "button", class: "quiet", click: () => this.onNew() }, "Another game"),
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
    const move = moves.length > 1 ? await this.choice(position, moves) : moves[0];
    if (play.latest !== position) return;
    if (move) {
      await play.play(move);
    } else {
      this.showBoard("position");
      this.board.focus(from);
    }
  }

  /** @param {Position} position @param {LegalMove[]} moves @returns {Promise<LegalMove | null>} */
  choice(position, moves) {
    const first = /** @type {LegalMove} */ (moves[0]);
    const mover = this.draughtsman.piece(position.pieces[first.from ?? ""] ?? "");
    if (moves.some(({ promotion }) => promotion !== null)) {
      return choose(
        "Promotion",
        `On ${first.to} the ${this.draughtsman.kindName(mover.symbol)} becomes:`,
        moves.map((move) => {
          const piece = this.game.pieces.find(
            ({ army, kind }) => army === mover.army && kind === move.promotion,
          );
          return {
            label: piece ? this.draughtsman.kindName(piece.symbol) : move.short,
            value: move,
            picture: piece ? this.draughtsman.picture(piece.symbol) : null,
          };
        }),
      );
    }
    return choose(
      "Command",
      "With this move the garrison may be commanded to take a piece:",
      moves.map((move) => this.command(position, move)),
    );
  }

  /** @param {Position} position @param {LegalMove} move */
  command(position, move) {
    const { command, from, to } = move;
    if (command === null) return { label: "No command", value: move, picture: null };
    const symbol = position.pieces[command === to ? (from ?? "") : command] ?? "";
    return {
      label: `Take the ${this.draughtsman.name(symbol)} on ${command}`,
      value: move,
      picture: this.draughtsman.picture(symbol),
    };
  }

  /** @param {string} text */
  async playText(text) {
    this.board.focus(this.board.focusable);
    await this.play.play({ text, short: text, from: null, to: null, capture: null, promotion: null, command: null });
  }

  /** @param {string} from @param {string} to */
  async refused(from, to) {
    if (this.isPlacing) {
      announce("Pieces are placed only on the places shown.");
      return;
    }
    const verdict = await this.play.explain(from + to);
    if (verdict && !verdict.legal) this.showRefusal(verdict);
  }

  /** @param {Verdict} verdict */
  showRefusal({ reason, rule }) {
    const full = this.game.rules.rules.find(({ id }) => id === rule?.id);
    this.notice.replaceChildren(
      html(
        "div",
        { class: "notice refusal" },
        html("p", {}, html("strong", {}, "Not allowed. "), reason ?? ""),
        rule &&
          html(
            "p",
            { class: "notice-rule" },
            ruleLink(rule.id, (id) => this.openRule(id)),
            ` ${rule.title} `,
            html("span", { class: "provenance-text" }, rule.provenance),
          ),
        full && html("p", { class: "notice-meaning" }, full.sources.map(({ tag }) => this.game.rules.meanings[tag]).filter((words, i, all) => words && all.indexOf(words) === i).join(" ")),
        html("button", { type: "button", class: "close", "aria-label": "Close", click: () => this.clearNotice() }, "×"),
      ),
    );
  }

  showTrouble() {
    const { trouble } = this.play;
    if (trouble === null) {
      this.clearNotice();
      return;
    }
    this.notice.replaceChildren(
      html(
        "div",
        { class: "notice trouble" },
        html("p", {}, html("strong", {}, trouble), " The game is safe in this browser."),
        html("button", { type: "button", class: "quiet", click: () => this.play.refresh() }, "Try again"),
      ),
    );
  }

  clearNotice() {
    if (this.play.trouble === null) this.notice.replaceChildren();
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
    if (ply === undefined || before === undefined) return;
    const seat = before.turn.seat.name;
    if (ply.squares === null) {
      announce(`${seat}: ${ply.short}.`);
      return;
    }
    const [from, to] = ply.squares;
    const piece = this.draughtsman.name(before.pieces[from] ?? "");
    const taken = before.pieces[to];
    announce(
      `${seat}: ${piece} ${from} to ${to}${taken === undefined ? "" : `, takes ${this.draughtsman.name(taken)}`}.`,
    );
  }

  announceTurn() {
    const { latest } = this.play;
    if (latest === null) return;
    const { outcome, turn, marks, legal } = latest;
    const said = outcome.over
      ? [`${resultWords(outcome)}.`, outcome.points === null ? "" : `Points ${outcome.points}.`]
      : [`${turn.name}.`, ...marks.map(({ words }) => words), onlyPass(legal) ? "The only move is to pass." : ""];
    announce(said.filter((words) => words !== "").join(" "));
  }
}

/** @param {import("./contract.js").Outcome} outcome */
function resultWords({ winner, winnerName, words }) {
  const name = winnerName ?? "";
  const who = winner === null ? "Draw" : `${name.charAt(0).toUpperCase()}${name.slice(1)} ${/^the .*s$/i.test(name) ? "win" : "wins"}`;
  return `${who} ${words ?? ""}`.trim();
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

/** Small regions are always worth seeing; large ones may clutter the board. @param {Game} game */
function usualRegions(game) {
  return game.board.regions.filter(({ squares }) => squares.length <= 2).map(({ id }) => id);
}
