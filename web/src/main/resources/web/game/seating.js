/** @import { Game, Position, Seat, TeamId } from "../contract.js" */
/** @import { Player } from "./storage.js" */

/** @typedef {Record<string, Player>} Players by seat */

/**
 * The armies a seat moves, as far as the page can tell: its own by name, or all of its team.
 *
 * @param {Pick<Game, "armies">} game
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

/**
 * The teams that persons play for.
 *
 * @param {Seat[]} seats
 * @param {Players} players
 * @returns {Set<TeamId>}
 */
export function personsTeams(seats, players) {
  return new Set(seats.filter(({ id }) => isPerson(players, id)).map(({ team }) => team));
}

/** @param {Players} players @param {string} seat */
function isPerson(players, seat) {
  return players[seat]?.kind !== "computer";
}

/**
 * The same players with sides turned: who played for one team plays for the other. Where one team has
 * more seats, a player of the smaller one comes to sit on several of them.
 *
 * @param {Seat[]} seats
 * @param {Players} players
 * @returns {Players}
 */
export function turned(seats, players) {
  return Object.fromEntries(
    seats.map(({ id, team }) => {
      const own = seats.filter((seat) => seat.team === team);
      const others = seats.filter((seat) => seat.team !== team);
      const place = own.findIndex((seat) => seat.id === id);
      const from = others[place % others.length]?.id ?? id;
      return [id, players[from] ?? { kind: "person" }];
    }),
  );
}

/**
 * Whether the persons' pieces all begin in the upper half of the board, which is then turned round.
 *
 * @param {Game} game
 * @param {Position} position the game starts from
 * @param {Players} players
 */
export function facesDown({ armies, board, pieces: kinds }, { seats, pieces }, players) {
  const persons = seats.filter(({ id }) => isPerson(players, id));
  if (persons.length === 0 || persons.length === seats.length) return false;
  const own = new Set(persons.flatMap((seat) => armiesOf({ armies }, seat)).map((i) => armies[i]?.id));
  const army = new Map(kinds.map((piece) => [piece.symbol, piece.army]));
  const heights = board.squares
    .filter(({ name }) => own.has(army.get(pieces[name] ?? "")))
    .map(({ centre }) => centre[1]);
  const middle = mean(board.squares.map(({ centre }) => centre[1]));
  return heights.length > 0 && Math.min(...heights) > middle;
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
