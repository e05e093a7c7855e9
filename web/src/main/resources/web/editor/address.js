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

/**
 * The part of an address after its question mark that says a position and the rules it is under.
 *
 * @param {Game} game
 * @param {Setup} setup
 * @param {string} position string
 */
export function query(game, setup, position) {
  const parameters = new URLSearchParams();
  if (setup.preset !== game.presets[0]?.name) parameters.set("preset", setup.preset);
  for (const [key, value] of Object.entries(changes(game, setup))) parameters.set(`option.${key}`, value);
  parameters.set("position", position);
  return parameters.toString();
}
