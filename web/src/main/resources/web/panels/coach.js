import { html } from "../elements.js";
import { saveSettings, settings } from "../game/storage.js";
import { said, t } from "../messages.js";
import { capital } from "../words.js";

/** @import { Game } from "../contract.js" */
/** @import { MessageKey } from "../messages.js" */
/** @import { Draughtsman } from "../pieces/draw.js" */

/** What each game is about, in a sentence or two; others tell it by their summary. */
const GOALS = /** @type {Record<string, MessageKey>} */ ({
  siege: "play.goal.siege",
  "war-chess": "play.goal.war-chess",
  "siege-of-paris": "play.goal.siege-of-paris",
});

/** Tells who plays a game for the first time what it is about and what the piece in hand can do. */
export class Coach {
  /**
   * @param {Game} game
   * @param {Draughtsman} draughtsman
   */
  constructor(game, draughtsman) {
    this.game = game;
    this.draughtsman = draughtsman;
    /** Told when the coach is sent away or called back. @type {((wished: boolean) => void) | null} */
    this.onWish = null;
    this.piece = html("div", { class: "coach-piece" });
    const goal = GOALS[game.id];
    this.element = html(
      "section",
      { class: "coach", "aria-label": t("play.coach") },
      html("p", {}, goal === undefined ? said(game.summary) : t(goal)),
      this.piece,
      html(
        "button",
        { type: "button", class: "quiet", click: () => this.wish(false) },
        t("play.coach.dismiss"),
      ),
    );
    /** Whether pieces are put in their places, so that none can go anywhere. */
    this.isPlacing = false;
    this.explain(null);
  }

  /**
   * @param {boolean} over whether the game is over, and tips come too late
   * @param {boolean} isPlacing whether pieces are put in their places, so that none can go anywhere
   */
  show(over, isPlacing) {
    this.element.hidden = over || !this.isWished;
    if (isPlacing === this.isPlacing) return;
    this.isPlacing = isPlacing;
    this.explain(null);
  }

  get isWished() {
    return !settings().coached.includes(this.game.id);
  }

  /** @param {boolean} wished */
  wish(wished) {
    const others = settings().coached.filter((id) => id !== this.game.id);
    saveSettings({ coached: wished ? others : [...others, this.game.id] });
    this.show(false, this.isPlacing);
    this.onWish?.(wished);
  }

  /** Explains a piece in hand, or asks for one to be picked up. @param {string | null} symbol */
  explain(symbol) {
    if (symbol === null) {
      this.piece.replaceChildren(html("p", {}, t(this.isPlacing ? "play.coach.place" : "play.coach.pick")));
      return;
    }
    const { game, draughtsman } = this;
    const rule = game.rules.rules.find(({ id }) => id === draughtsman.piece(symbol).rule);
    if (rule === undefined) return;
    this.piece.replaceChildren(
      draughtsman.picture(symbol),
      html(
        "p",
        {},
        html("strong", {}, `${capital(said(draughtsman.kindName(symbol)))}. `),
        said(rule.text),
      ),
    );
  }
}
