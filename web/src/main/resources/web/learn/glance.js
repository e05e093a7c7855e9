import { miniature } from "../board/miniature.js";
import { Plan } from "../board/plan.js";
import { Shapes } from "../board/shapes.js";
import { html } from "../elements.js";
import { t } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";
import { key } from "./chapters.js";
import { pieceMap } from "./scene.js";

/** @import { Game } from "../contract.js" */
/** @import { Glance } from "./chapters.js" */

/**
 * A picture of the first minute, with its words.
 *
 * @param {Game} game
 * @param {Glance} glance
 * @param {number} number from 1
 */
export function glanceFigure(game, { id, scene, arrows }, number) {
  const picture = miniature(game, new Draughtsman(game), pieceMap(scene.pieces));
  const squares = new Map(game.board.squares.map((square) => [square.name, square]));
  const shapes = new Shapes();
  shapes.draw(
    new Plan(game.board, false),
    (name) => squares.get(name),
    arrows.map(([from, to]) => ({ from, to, colour: "green" })),
  );
  picture.append(shapes.element);
  return html(
    "figure",
    { class: "glance" },
    picture,
    html("figcaption", {}, html("span", { class: "glance-number" }, `${number}.`), " ", t(key("learn", game.id, id))),
  );
}
