import { said, t } from "../messages.js";

/** @import { Game, Outcome, TeamId } from "../contract.js" */

/**
 * How a position stands, always from the first team's view, so that a game's are one curve.
 *
 * @typedef {object} Evaluation
 * @property {number} score hundredths of a foot soldier; 0 where the game is won or decided
 * @property {TeamId | null} winner who has won or is proven to win
 * @property {number} plies in how many plies; 0 where the game is over
 * @property {boolean} over
 *
 * What the server says of a line, from the view of the side to move.
 *
 * @typedef {{cp?: number, win?: number, loss?: number}} LineScore
 */

/** Steepness of the curve from score to share: 100 ahead is 59 %, 300 is 75 %, 1000 is 98 %. */
const STEEPNESS = 0.003_68;

/** Shares of the point from which a position is even no more, and so on. */
const BANDS = /** @type {const} */ ([
  [0.95, "winning"],
  [0.75, "much"],
  [0.58, "better"],
]);

/** @param {TeamId} team @returns {TeamId} */
export function otherTeam(team) {
  return team === "first" ? "second" : "first";
}

/**
 * @param {LineScore} score
 * @param {TeamId} team whose view it is
 * @returns {Evaluation}
 */
export function fromScore({ cp, win, loss }, team) {
  if (win !== undefined) return { score: 0, winner: team, plies: win, over: false };
  if (loss !== undefined) return { score: 0, winner: otherTeam(team), plies: loss, over: false };
  return { score: team === "first" ? (cp ?? 0) : -(cp ?? 0), winner: null, plies: 0, over: false };
}

/** @param {Pick<Outcome, "winner">} outcome of a game that is over @returns {Evaluation} */
export function fromOutcome({ winner }) {
  return { score: 0, winner, plies: 0, over: true };
}

/** The first team's share of the point, 0 to 1. @param {Evaluation} evaluation */
export function share({ score, winner }) {
  if (winner !== null) return winner === "first" ? 1 : 0;
  return 1 / (1 + Math.exp(-STEEPNESS * score));
}

/** As docs/analysis.md writes it: `+0.35`, `-#4`, or the result. @param {Evaluation} evaluation */
export function text({ score, winner, plies, over }) {
  if (over) return winner === null ? "½–½" : winner === "first" ? "1–0" : "0–1";
  if (winner !== null) return `${winner === "first" ? "+" : "−"}#${plies}`;
  const digits = (Math.abs(score) / 100).toFixed(2);
  return `${score < 0 && digits !== "0.00" ? "−" : "+"}${digits}`;
}

/** The form that documents keep. @param {Evaluation} evaluation */
export function written(evaluation) {
  return text(evaluation).replace("−", "-").replace("–", "-").replace("½-½", "1/2-1/2");
}

/** @param {string | undefined} words @returns {Evaluation | null} null where it is none */
export function read(words) {
  const found = /^([+-]?)(?:#(\d+)|(\d+(?:\.\d+)?))$/.exec(words?.trim() ?? "");
  if (found === null) return null;
  const [, sign, plies, score] = found;
  /** @type {TeamId} */
  const ahead = sign === "-" ? "second" : "first";
  if (plies !== undefined) return { score: 0, winner: ahead, plies: Number(plies), over: false };
  const hundredths = Math.round(Number(score) * 100);
  return { score: ahead === "first" ? hundredths : -hundredths, winner: null, plies: 0, over: false };
}

/** In a sentence's words, for who does not see the bar. @param {Evaluation} evaluation @param {Game} game */
export function words(evaluation, game) {
  const { winner, plies, over } = evaluation;
  /** @param {TeamId} team */
  const name = (team) => capital(said(game.teams.find(({ id }) => id === team)?.name ?? team));
  if (over) return winner === null ? t("analysis.drawn") : t("analysis.won", { team: name(winner) });
  if (winner !== null) return t("analysis.wins", { team: name(winner), count: plies });
  const first = share(evaluation);
  const ahead = first >= 0.5 ? "first" : "second";
  const part = Math.max(first, 1 - first);
  const band = BANDS.find(([least]) => part >= least)?.[1];
  const score = text(evaluation);
  if (band === undefined) return t("analysis.even", { score });
  return t(`analysis.${band}`, { team: name(ahead), score });
}

/** @param {string} name */
function capital(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
