import { onlyPass } from "./game/moves.js";
import { said, saidAs, t } from "./messages.js";

/** @import { Game, Outcome, Position, Preset } from "./contract.js" */
/** @import { Ply } from "./game/storage.js" */
/** @import { Draughtsman } from "./pieces/draw.js" */

/**
 * How a game ended: `South wins by checkmate`.
 *
 * @param {Outcome} outcome
 */
export function resultWords({ winner, winnerName, words, ending }) {
  if (ending === "abandoned") return t("play.result.abandoned");
  const how = said(words ?? "");
  if (winner === null) return t("play.result.draw", { how }).trim();
  const name = winnerName ?? "";
  const count = /^the .*s$/i.test(name) ? 2 : 1;
  return t("play.result.won", { count, winner: capital(saidAs("le", name)), how }).trim();
}

/**
 * The options that are not as in a rule set, in words; empty where all are.
 *
 * @param {Game} game
 * @param {Preset} preset
 * @param {Record<string, string>} options all, or only those that differ
 */
export function changeWords(game, preset, options) {
  const changed = game.choices.flatMap(({ key, words, values }) => {
    const value = values.find(({ text }) => text === options[key]);
    if (value === undefined || value.text === preset.values[key]) return [];
    return t("common.about", { what: clause(said(words)), words: clause(said(value.words)) });
  });
  return changed.length === 0 ? "" : t("common.changed", { changes: changed.join(". ") });
}

/** @param {string} words a sentence or less */
function clause(words) {
  return words.replace(/\.$/, "");
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A move for who does not see the board: `South: South Infantryman c2 to e4.`
 *
 * @param {Pick<Ply, "short" | "squares">} ply
 * @param {Position} before the position it was played in
 * @param {Draughtsman} draughtsman
 */
export function moveWords(ply, before, draughtsman) {
  return t("play.said.move", {
    seat: said(before.turn.seat.name),
    move: wayWords(ply, before, draughtsman),
  });
}

/**
 * A move without who makes it: `South Infantryman c2 to e4, takes North Scout`.
 *
 * @param {Pick<Ply, "short" | "squares">} ply
 * @param {Position} before the position it is played in
 * @param {Draughtsman} draughtsman
 */
export function wayWords({ short, squares }, before, draughtsman) {
  if (squares === null) return short;
  const [from, to] = squares;
  const piece = said(draughtsman.name(before.pieces[from] ?? ""));
  const taken = before.pieces[to];
  return taken === undefined
    ? t("play.said.way", { piece, from, to })
    : t("play.said.capture", { piece, from, to, taken: said(draughtsman.name(taken)) });
}

/**
 * What there is to know of a position before one moves: whose turn, checks and the like, or the result.
 *
 * @param {Position} position
 * @param {Outcome | null} [outcome] how the game ended, if not on the board
 * @param {string} [turn] whose turn it is, in words
 */
export function positionWords(position, outcome = null, turn = said(position.turn.name)) {
  const end = outcome ?? (position.outcome.over ? position.outcome : null);
  const parts =
    end !== null
      ? [`${resultWords(end)}.`, end.points ? t("play.said.points", { points: end.points }) : ""]
      : [
          `${turn}.`,
          ...position.marks.map(({ words }) => said(words)),
          onlyPass(position.legal) ? t("play.said.pass") : "",
        ];
  return parts.filter((words) => words !== "").join(" ");
}
