import { html } from "./elements.js";
import { t } from "./messages.js";
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
   * @param {URLSearchParams} query of the address
   * @param {{resume: Element, onChoose: (game: Game) => void, onBegin: (game: SavedGame, start: Position) => void}} ways
   *     resume: leads back to a game that goes on; onChoose: another game is chosen
   */
  constructor(server, games, chosen, arrays, query, { resume, onChoose, onBegin }) {
    /** @param {Game} game */
    const setup = (game) => new Setup(server, game, /** @type {Position} */ (arrays.get(game.id)), onBegin);
    this.setup = setup(chosen);
    this.setup.fillIn(query);
    this.element = html(
      "main",
      { class: "front start" },
      resume,
      html(
        "header",
        { class: "front-title" },
        html("h1", {}, t("setup.heading")),
        html("p", {}, t("setup.words")),
      ),
      plates(games, chosen, arrays, (game) => {
        this.leave();
        const next = setup(game);
        this.setup.element.replaceWith(next.element);
        this.setup.bar.replaceWith(next.bar);
        this.setup = next;
        onChoose(game);
        next.fillIn(new URLSearchParams());
      }),
      this.setup.element,
      this.setup.bar,
    );
  }

  /** Leads who brings a position to where it is shown, below the games there are. */
  lookAtSetup() {
    this.setup.lookAt();
  }

  /** Whatever was asked is no longer of interest. */
  leave() {
    this.setup.leave();
  }
}
