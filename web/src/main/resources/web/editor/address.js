import { changes } from "./setup.js";

/** @import { Game } from "../contract.js" */
/** @import { Setup } from "./setup.js" */

/**
 * What an address asks the editor to show.
 *
 * @typedef {{position: string | null, preset: string | null, options: Record<string, string>, from: string | null}} Asked
 */

/** @param {Game} game @param {URLSearchParams} query @returns {Asked} */
export function asked(game, query) {
  const from = query.get("from");
  return {
    position: query.get("position"),
    preset: query.get("preset"),
    options: Object.fromEntries(
      game.choices.flatMap(({ key }) => {
        const value = query.get(`option.${key}`);
        return value === null ? [] : [[key, value]];
      }),
    ),
    // Only to a page of this place.
    from: from !== null && /^\/[a-z]/.test(from) ? from : null,
  };
}

/** @typedef {Pick<Setup, "preset" | "options">} Rules */

/**
 * The part of an address after its question mark that says a position and the rules it is under.
 *
 * @param {Game} game
 * @param {Rules} rules
 * @param {string | null} position string; null for the usual one
 */
export function query(game, rules, position) {
  const parameters = new URLSearchParams();
  if (rules.preset !== game.presets[0]?.name) parameters.set("preset", rules.preset);
  for (const [key, value] of Object.entries(changes(game, rules))) parameters.set(`option.${key}`, value);
  if (position !== null) parameters.set("position", position);
  return parameters.toString();
}

/**
 * The address of the editor with a position in it.
 *
 * @param {Game} game
 * @param {Rules} rules
 * @param {string | null} position string; null for the usual one
 * @param {string} from the path to come back to
 */
export function editorAddress(game, rules, position, from) {
  const parameters = new URLSearchParams(query(game, rules, position));
  parameters.set("from", from);
  return `/editor/${game.id}?${parameters}`;
}
