import { html } from "../elements.js";
import { FULL_STRENGTH } from "../game/levels.js";
import { armiesOf } from "../game/seating.js";
import { language, said, t } from "../messages.js";
import { swatch } from "../pieces/draw.js";

/** @import { Game, Position, Seat } from "../contract.js" */
/** @import { Player } from "../game/storage.js" */
/** @import { ClockFaces } from "./clock.js" */

/** Letters of a name in a sentence: with more the line would break on a phone, and the board jump at every turn. */
const LONGEST_NAME = 16;

const numbers = new Intl.NumberFormat(language);

/** @param {Player} player */
export function playerWords(player) {
  if (player.kind === "person") return player.name || t("play.person");
  const { millis, level = FULL_STRENGTH } = player;
  return level === FULL_STRENGTH
    ? t("play.computer", { time: time(millis) })
    : t("play.computer.level", { level, time: time(millis) });
}

/** A seat and, where the person on it has a name, that. @param {Seat} seat @param {Player} player */
export function seatWords({ name }, player) {
  const called = player.kind === "person" ? player.name : undefined;
  return called ? t("play.seat.called", { seat: said(name), name: called }) : said(name);
}

/** Whose turn it is, by the name of who sits there, if there is one. @param {Position["turn"]} turn @param {Player} player */
export function turnWords({ name, seat }, player) {
  const whole = player.kind === "person" ? player.name : undefined;
  if (!whole) return said(name);
  const called = whole.length > LONGEST_NAME ? `${whole.slice(0, LONGEST_NAME - 1).trimEnd()}…` : whole;
  // The turns of Paris say more than who sits there: what comes next, or which of one's two armies moves.
  return name === `${seat.name} to move`
    ? t("play.turn.called", { name: called, seat: said(seat.name) })
    : t("play.turn.called.more", { name: called, turn: said(name) });
}

/** @param {number} millis */
export function time(millis) {
  const seconds = millis / 1000;
  return t("play.seconds", { count: seconds, number: numbers.format(seconds) });
}

/**
 * Who sits where, whose turn it is, and what time they have left.
 *
 * @param {Game} game
 * @param {Position} position
 * @param {{player: (seat: string) => Player, over: boolean, thinking: boolean, faces: ClockFaces | null}} how
 */
export function seatList(game, position, { player, over, thinking, faces }) {
  return html(
    "ul",
    { class: "seats" },
    ...position.seats.map((seat) => {
      const turn = !over && seat.id === position.turn.seat.id;
      return html(
        "li",
        { class: "seat", "aria-current": turn ? "true" : null },
        html("span", { class: "swatches" }, ...armiesOf(game, seat).map(swatch)),
        html("span", { class: "seat-name" }, said(seat.name)),
        html("span", { class: "seat-player" }, playerWords(player(seat.id))),
        html("span", { class: "seat-turn" }, turn ? t(thinking ? "play.thinking" : "play.to-move") : ""),
        faces?.face(seat),
      );
    }),
  );
}
