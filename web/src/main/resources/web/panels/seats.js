import { html } from "../elements.js";
import { FULL_STRENGTH } from "../game/levels.js";
import { swatch } from "../pieces/draw.js";

/** @import { Game, Position, Seat } from "../contract.js" */
/** @import { Player } from "../game/storage.js" */

/**
 * The armies a seat moves, as far as the page can tell: its own by name, or all of its team.
 *
 * @param {Game} game
 * @param {Seat} seat
 * @returns {number[]} in the order of the game's armies
 */
export function armiesOf(game, seat) {
  const numbers = game.armies.flatMap(({ team }, i) => (team === seat.team ? [i] : []));
  const own = numbers.filter((i) => {
    const { id, name } = /** @type {import("../contract.js").Army} */ (game.armies[i]);
    return seat.id === id || seat.id.startsWith(`${id}-`) || seat.name.startsWith(name);
  });
  return own.length > 0 ? own : numbers;
}

/** @param {Player} player */
export function playerWords(player) {
  if (player.kind === "person") return "Person";
  const { millis, level = FULL_STRENGTH } = player;
  const strength = level === FULL_STRENGTH ? "" : ` level ${level},`;
  return `Computer,${strength} ${time(millis)} a move`;
}

/** @param {number} millis */
export function time(millis) {
  const seconds = millis / 1000;
  return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
}

/**
 * Who sits where, and whose turn it is.
 *
 * @param {Game} game
 * @param {Position} position
 * @param {(seat: string) => Player} player
 * @param {boolean} thinking
 */
export function seatList(game, position, player, thinking) {
  return html(
    "ul",
    { class: "seats" },
    ...position.seats.map((seat) => {
      const turn = !position.outcome.over && seat.id === position.turn.seat.id;
      return html(
        "li",
        { class: "seat", "aria-current": turn ? "true" : null },
        html("span", { class: "swatches" }, ...armiesOf(game, seat).map(swatch)),
        html("span", { class: "seat-name" }, seat.name),
        html("span", { class: "seat-player" }, playerWords(player(seat.id))),
        html("span", { class: "seat-turn" }, turn ? (thinking ? "thinking" : "to move") : ""),
      );
    }),
  );
}
