import { fill, html } from "./elements.js";
import { said, t } from "./messages.js";
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
        html("h1", {}, t("setup.heading")),
        html("p", {}, t("setup.words")),
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
      html("span", {}, t("home.going", { game: said(name) })),
      html("button", { type: "button", class: "quiet", click: back }, t("home.return")),
    );
  }
}
