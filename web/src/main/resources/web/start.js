import { fill, html } from "./elements.js";
import { plates } from "./setup/plates.js";
import { Setup } from "./setup/setup.js";

/** @import { Game, Position } from "./contract.js" */
/** @import { SavedGame } from "./game/storage.js" */
/** @import { Server } from "./server.js" */

/** The page where a game is chosen and set up. */
export class Start {
  /**
   * @param {Server} server
   * @param {Game[]} games at least one
   * @param {Game} chosen at first
   * @param {Map<string, Position>} arrays the position each game starts from
   * @param {{onBegin: (game: SavedGame, start: Position) => void}} ways
   */
  constructor(server, games, chosen, arrays, { onBegin }) {
    /** @param {Game} game */
    const setup = (game) => new Setup(server, game, /** @type {Position} */ (arrays.get(game.id)), onBegin);
    this.setup = setup(chosen);
    this.resume = html("div", { class: "resume", hidden: true });
    this.element = html(
      "main",
      { class: "start" },
      this.resume,
      html(
        "header",
        { class: "start-title" },
        html("h1", {}, "Three games of siege and battle"),
        html("p", {}, "Drawn up between 1866 and 2010, and played here by their rules, clause by clause."),
      ),
      plates(games, chosen, arrays, (game) => {
        this.leave();
        const next = setup(game);
        this.setup.element.replaceWith(next.element);
        this.setup = next;
      }),
      this.setup.element,
    );
  }

  /** Whatever was asked is no longer of interest. */
  leave() {
    this.setup.leave();
  }

  /** Offers to go back to a game that waits. @param {string} name @param {() => void} back */
  offerReturn(name, back) {
    this.resume.hidden = false;
    fill(
      this.resume,
      html("span", {}, `A game of ${name} is going on.`),
      html("button", { type: "button", class: "quiet", click: back }, "Return to it"),
    );
  }
}
