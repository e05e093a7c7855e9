import { html, set, svg } from "../elements.js";
import { numbered } from "../game/ply.js";
import { t } from "../messages.js";
import { share, words } from "./evaluation.js";
import { SIGNS, judgement } from "./notes.js";

/** @import { Game } from "../contract.js" */
/** @import { Study } from "./study.js" */
/** @import { Node } from "./tree.js" */

const WIDTH = 1000;
const HEIGHT = 200;

/** Signs that the graph marks, with how high. */
const MARKED = new Map([
  [6, 40],
  [2, 70],
  [4, 110],
]);

/** How the whole game stands, position by position: the line that the position shown belongs to. */
export class Graph {
  /** @param {Study} study @param {Game} game */
  constructor(study, game) {
    this.study = study;
    this.game = game;
    /** @type {Node[]} */
    this.nodes = [];
    this.drawing = svg("svg", {
      class: "graph",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
      click: (/** @type {MouseEvent} */ event) => this.clicked(event),
    });
    this.slider = html("input", {
      type: "range",
      class: "graph-slider",
      min: 0,
      "aria-label": t("analysis.graph"),
      input: () => this.go(Number(this.slider.value)),
    });
    this.element = html("div", { class: "graph-place" }, this.drawing, this.slider);
    this.draw();
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const { left, width } = this.drawing.getBoundingClientRect();
    this.go(Math.round(((event.clientX - left) / width) * (this.nodes.length - 1)));
  }

  /** @param {number} index */
  go(index) {
    const node = this.nodes[index];
    if (node !== undefined && node !== this.study.at) this.study.show(node);
  }

  draw() {
    const { at, tree } = this.study;
    this.nodes = [tree.root, ...at.end.line];
    const last = Math.max(1, this.nodes.length - 1);
    const now = this.nodes.indexOf(at);
    const points = this.nodes.map((node) => this.study.evaluation(node));
    /** @param {number} i */
    const x = (i) => (i / last) * WIDTH;
    /** @type {SVGElement[]} */
    const parts = [svg("rect", { class: "graph-ground", width: WIDTH, height: HEIGHT })];
    for (const run of runs(points)) {
      const top = run.map(([i, evaluation]) => `${x(i).toFixed(1)} ${((1 - share(evaluation)) * HEIGHT).toFixed(1)}`);
      const [start, end] = [run[0]?.[0] ?? 0, run.at(-1)?.[0] ?? 0];
      parts.push(
        svg("rect", { class: "graph-known", x: x(start), width: Math.max(1, x(end) - x(start)), height: HEIGHT }),
        svg("path", { class: "graph-area", d: `M${x(start)} ${HEIGHT}L${top.join("L")}L${x(end)} ${HEIGHT}Z` }),
        svg("path", { class: "graph-line", d: `M${top.join("L")}` }),
      );
    }
    parts.push(svg("path", { class: "graph-even", d: `M0 ${HEIGHT / 2}H${WIDTH}` }));
    this.nodes.forEach(({ ply }, i) => {
      const nag = judgement(ply);
      const high = MARKED.get(nag ?? 0);
      if (high === undefined || ply === null) return;
      const y = ply.team === "first" ? HEIGHT - high : 0;
      parts.push(svg("rect", { class: `graph-mark nag-${nag}`, x: x(i) - 3, y, width: 6, height: high }));
    });
    if (now >= 0) parts.push(svg("path", { class: "graph-now", d: `M${x(now)} 0V${HEIGHT}` }));
    this.drawing.replaceChildren(...parts);
    const evaluation = points[now] ?? null;
    set(this.slider, { max: this.nodes.length - 1, "aria-valuetext": this.label(at, evaluation) });
    this.slider.disabled = this.nodes.length < 2;
    this.slider.value = String(now);
  }

  /** @param {Node} node @param {import("./evaluation.js").Evaluation | null} evaluation */
  label({ ply, parent }, evaluation) {
    const sign = SIGNS.get(judgement(ply) ?? 0);
    const move = ply === null ? t("analysis.start") : numbered(ply, parent?.ply);
    return [move, sign && t(sign.name), evaluation === null ? t("analysis.unknown") : words(evaluation, this.game)]
      .filter((part) => part !== undefined)
      .join(", ");
  }
}

/**
 * What is known without a gap.
 *
 * @template T
 * @param {(T | null)[]} points
 * @returns {[number, T][][]}
 */
function runs(points) {
  /** @type {[number, T][][]} */
  const found = [];
  /** @type {[number, T][]} */
  let run = [];
  points.forEach((point, i) => {
    if (point === null) {
      run = [];
      return;
    }
    if (run.length === 0) found.push(run);
    run.push([i, point]);
  });
  return found;
}
