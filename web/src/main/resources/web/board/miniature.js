import { svg } from "../elements.js";
import { ground } from "./ground.js";
import { Men } from "./men.js";
import { Plan } from "./plan.js";

/** @import { Game } from "../contract.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */

/**
 * A picture of a position, to be looked at only.
 *
 * @param {Game} game
 * @param {Draughtsman} draughtsman
 * @param {Record<string, string>} pieces symbols by square
 */
export function miniature(game, draughtsman, pieces) {
  const plan = new Plan(game.board, false);
  const squares = new Map(game.board.squares.map((square) => [square.name, square]));
  const men = new Men(draughtsman, (name) =>
    plan.centre(/** @type {import("../contract.js").Square} */ (squares.get(name))),
  );
  men.show(pieces, { animate: false });
  return svg(
    "svg",
    {
      class: "board miniature",
      viewBox: `0 0 ${plan.width.toFixed(1)} ${plan.height.toFixed(1)}`,
      "aria-hidden": "true",
      focusable: "false",
    },
    ...ground(game.board, plan),
    men.element,
  );
}
