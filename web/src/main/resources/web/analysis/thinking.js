import { html, set } from "../elements.js";
import { read, write as keep } from "../game/storage.js";
import { language, said, t } from "../messages.js";
import { Engine } from "./engine.js";
import { fromScore, text, words } from "./evaluation.js";

/** @import { Game } from "../contract.js" */
/** @import { Found } from "./engine.js" */
/** @import { Happening, Study } from "./study.js" */
/** @import { Node } from "./tree.js" */

/**
 * An arrow on the board, as the board's views have it.
 *
 * @typedef {{from: string, to: string, colour: "green" | "blue" | "red", label?: string, weight?: number, words?: string}} Arrow
 */

const MOST_LINES = 5;
const MOST_PLIES_WRITTEN = 12;

/** How long a position is looked at before the engine is asked, so that turning pages asks nothing. */
const GLANCE = 60;

const CHOICES = "vauban.engine.1";

/** @typedef {{on: boolean, lines: number, threads: number}} Choices */

const number = new Intl.NumberFormat(language);

/** The engine's switch, and what it thinks of the position shown. */
export class Thinking {
  /**
   * @param {Study} study
   * @param {Game} game
   * @param {{onArrows: () => void, onPlay: (move: string) => void, onAdd: (moves: string[]) => void}} ways
   */
  constructor(study, game, { onArrows, onPlay, onAdd }) {
    this.study = study;
    this.game = game;
    this.onArrows = onArrows;
    this.choices = choices();
    this.threat = false;
    /** @type {Node | null} the position the engine looks at */
    this.node = null;
    /** @type {Found | null} */
    this.found = null;
    this.refusal = "";
    this.glance = 0;
    this.engine = new Engine({
      onFound: (found) => this.heard(found),
      onRefused: (sentence) => this.refused(sentence),
      onReach: (reached) => this.refused(reached ? "" : t("analysis.unreachable")),
    });
    this.power = html(
      "button",
      { type: "button", class: "tool power", "aria-pressed": false, click: () => this.turn(!this.choices.on) },
      t("analysis.engine"),
    );
    this.threatSwitch = html(
      "button",
      { type: "button", class: "tool threat", "aria-pressed": "false", click: () => this.ask(!this.threat) },
      t("analysis.threat"),
    );
    this.facts = html("p", { class: "engine-facts" });
    this.message = html("p", { class: "engine-message", role: "status" });
    this.rows = Array.from({ length: MOST_LINES }, () => row(onPlay, onAdd));
    this.list = html("ol", { class: "engine-lines", "aria-label": t("analysis.lines") }, ...this.rows.map((r) => r.element));
    this.element = html(
      "section",
      { class: "thinking", "aria-label": t("analysis.engine") },
      html(
        "div",
        { class: "engine-head" },
        this.power,
        this.threatSwitch,
        this.number("lines", MOST_LINES),
        this.number("threads", Math.max(1, navigator.hardwareConcurrency ?? 1)),
      ),
      this.facts,
      this.message,
      this.list,
    );
    study.listeners.add((happening) => this.follow(happening));
    this.turn(this.choices.on);
  }

  /** @param {"lines" | "threads"} name @param {number} most */
  number(name, most) {
    const chosen = Math.min(this.choices[name], most);
    const select = html(
      "select",
      {
        name,
        change: () => {
          this.choose({ [name]: Number(select.value) });
          this.look();
        },
      },
      ...Array.from({ length: most }, (_, i) =>
        html("option", { value: i + 1, selected: i + 1 === chosen }, String(i + 1)),
      ),
    );
    return html("label", { class: "engine-number" }, t(`analysis.${name}.label`), " ", select);
  }

  /** @param {Partial<Choices>} changes */
  choose(changes) {
    Object.assign(this.choices, changes);
    keep(CHOICES, this.choices);
  }

  /** @param {boolean} on */
  turn(on) {
    this.choose({ on });
    set(this.power, { "aria-pressed": String(on) });
    if (!on) this.ask(false);
    else this.look();
  }

  /** @param {boolean} threat whether to look for what the other side would do */
  ask(threat) {
    this.threat = threat;
    if (threat && !this.choices.on) this.choose({ on: true });
    set(this.power, { "aria-pressed": String(this.choices.on) });
    set(this.threatSwitch, { "aria-pressed": String(threat) });
    this.look();
  }

  /** @param {Happening} happening */
  follow(happening) {
    if (happening === "shown" || happening === "position") this.look();
  }

  /** Turns to the position shown, and forgets every other. */
  look() {
    const { at } = this.study;
    clearTimeout(this.glance);
    this.engine.forget();
    this.found = null;
    this.refusal = "";
    this.node = at;
    const position = this.study.position();
    if (this.choices.on && position !== undefined && !position.outcome.over) {
      const { lines, threads } = this.choices;
      const manner = { lines, threads, threat: this.threat };
      this.glance = setTimeout(() => this.engine.go(this.study.positions.request(at.moves), manner), GLANCE);
    }
    this.draw();
  }

  /** @param {Found} found */
  heard(found) {
    if (this.node !== this.study.at) return;
    this.refusal = "";
    this.found = found.lines.length > 0 || this.found === null ? found : { ...this.found, waiting: found.waiting, done: found.done };
    const [best] = found.lines;
    if (best !== undefined && !this.threat) {
      this.study.evaluate(this.study.at, fromScore(best.score, found.team), found.depth);
    }
    this.draw();
  }

  /** @param {string} sentence */
  refused(sentence) {
    this.refusal = said(sentence);
    this.draw();
  }

  draw() {
    const { found, threat } = this;
    this.element.classList.toggle("off", !this.choices.on);
    this.element.dataset["state"] = this.state;
    this.facts.textContent = found === null ? this.idle() : facts(found);
    const message = this.refusal !== "" ? sentence(this.refusal) : threat && this.choices.on ? t("analysis.threat.words") : "";
    write(this.message, message);
    const lines = found?.lines ?? [];
    const asking = this.state === "asking";
    const position = this.study.position();
    this.rows.forEach((one, i) => {
      const line = lines[i];
      // Rows stay where they are while a position is asked for, and so does the focus on them.
      one.element.hidden = line === undefined && !(asking && !one.element.hidden);
      one.element.classList.toggle("blank", line === undefined);
      one.moves = threat ? [] : (line?.moves ?? []);
      set(one.play, { "aria-disabled": one.moves.length === 0 ? "true" : null });
      one.add.hidden = threat;
      const evaluation = line === undefined || found === null ? null : fromScore(line.score, found.team);
      write(one.score, evaluation === null ? "" : text(evaluation));
      write(one.spoken, evaluation === null ? "" : `${words(evaluation, this.game)}: `);
      const short = line?.short.slice(0, MOST_PLIES_WRITTEN).join(" ") ?? "…";
      write(one.line, threat || line === undefined || position === undefined ? short : `${position.moveNumber} ${short}`);
    });
    this.list.hidden = this.rows.every(({ element }) => element.hidden);
    this.onArrows();
  }

  /** What the engine does, in one word. */
  get state() {
    if (!this.choices.on) return "off";
    if (this.refusal !== "") return "refused";
    if (this.study.position()?.outcome.over) return "over";
    if (this.found === null) return "asking";
    return this.found.done ? "done" : this.found.waiting ? "waiting" : "thinking";
  }

  /** What there is to say without findings. */
  idle() {
    const { state } = this;
    if (state === "off") return t("analysis.engine.off");
    return state === "over" ? t("analysis.over") : state === "asking" ? t("analysis.asking") : "";
  }

  /** The best moves as arrows, those of the position shown. @returns {Arrow[]} */
  get arrows() {
    if (this.node !== this.study.at || this.found === null || !this.choices.on) return [];
    const { lines, team } = this.found;
    /** @type {Arrow[]} */
    const arrows = [];
    for (const { rank, moves, score } of lines) {
      const [from, to] = squares(moves[0] ?? "", this.game);
      if (from === undefined || to === undefined) continue;
      const evaluation = text(fromScore(score, team));
      arrows.push({
        from,
        to,
        colour: this.threat ? "red" : rank === 1 ? "green" : "blue",
        weight: rank === 1 ? 1 : Math.max(0.35, 0.8 - 0.12 * rank),
        ...(lines.length > 1 && { label: String(rank) }),
        words: t(this.threat ? "analysis.arrow.threat" : "analysis.arrow", { rank, square: to, score: evaluation }),
      });
    }
    return arrows;
  }

  leave() {
    clearTimeout(this.glance);
    this.engine.leave();
  }
}

/** @param {(move: string) => void} onPlay @param {(moves: string[]) => void} onAdd */
function row(onPlay, onAdd) {
  const score = html("span", { class: "line-score", "aria-hidden": "true" });
  const spoken = html("span", { class: "for-ears-only" });
  const line = html("span", { class: "line-moves" });
  const one = {
    /** @type {string[]} */
    moves: [],
    score,
    spoken,
    line,
    play: html(
      "button",
      { type: "button", class: "line-play", title: t("analysis.line.play"), click: () => one.moves[0] !== undefined && onPlay(one.moves[0]) },
      score,
      spoken,
      line,
    ),
    add: html(
      "button",
      {
        type: "button",
        class: "line-add",
        "aria-label": t("analysis.line.add"),
        title: t("analysis.line.add"),
        click: () => one.moves.length > 0 && onAdd(one.moves),
      },
      "+",
    ),
    element: html("li", { class: "engine-line", hidden: true }),
  };
  one.element.append(one.play, one.add);
  return one;
}

/** @param {Element} element @param {string} words */
function write(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/** @param {Found} found */
function facts({ depth, nodes, nps, seconds, waiting, done }) {
  const counts = t("analysis.facts", {
    depth,
    nodes: number.format(nodes),
    speed: number.format(Math.round(nps / 1000)),
    seconds: number.format(Math.round(seconds * 10) / 10),
  });
  return waiting ? `${counts} ${t("analysis.waiting")}` : done ? `${counts} ${t("analysis.done")}` : counts;
}

/** The squares that a move leaves and reaches, none for a pass or a placing. @param {string} move @param {Game} game */
function squares(move, game) {
  const found = /^([a-z]\d+)([a-z]\d+)/.exec(move);
  const names = found === null ? [] : found.slice(1);
  return names.every((name) => game.board.squares.some((square) => square.name === name)) ? names : [];
}

/** @param {string} words */
function sentence(words) {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** @returns {Choices} */
function choices() {
  return { on: false, lines: 1, threads: 1, .../** @type {Partial<Choices> | null} */ (read(CHOICES)) };
}
