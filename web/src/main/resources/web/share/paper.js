import { SIGNS, judgement, spoken } from "../analysis/notes.js";
import { miniature } from "../board/miniature.js";
import { html } from "../elements.js";
import { kindOf } from "../game/document.js";
import { moveNumber, opens } from "../game/ply.js";
import { resultWords, titleWords, dateWords } from "../library/words.js";
import { said } from "../messages.js";
import { Draughtsman } from "../pieces/draw.js";

/** @import { Game } from "../contract.js" */
/** @import { GameDocument, SaidPly } from "../game/document.js" */

/**
 * Prints a game: what it was, a board, its moves with what is said of them.
 *
 * @param {Game} game
 * @param {GameDocument} document
 * @param {Record<string, string>} pieces of the position to show, symbols by square
 */
export function print(game, document, pieces) {
  const result = /** @type {any} */ (document).result ?? null;
  const kind = kindOf(document);
  const sheet = html(
    "article",
    { class: "print-sheet" },
    html("h1", {}, titleWords(game, { title: document.title ?? "", kind, created: document.created })),
    html("p", {}, `${said(game.name)} · ${dateWords(document.created)} · ${resultWords(game, { kind, result, going: !document.over })}`),
    html("div", { class: "print-board" }, miniature(game, new Draughtsman(game), pieces)),
    document.comment ? html("p", {}, document.comment) : null,
    html("p", { class: "print-moves" }, ...moves(document.plies)),
  );
  globalThis.document.body.append(sheet);
  globalThis.document.body.classList.add("printing");
  const end = () => {
    sheet.remove();
    globalThis.document.body.classList.remove("printing");
  };
  addEventListener("afterprint", end, { once: true });
  globalThis.print();
}

/**
 * The moves with their numbers, what is said of them, and variations in brackets.
 *
 * @param {SaidPly[]} plies
 * @param {SaidPly | null} [parent] the ply that the first of them follows
 * @returns {(Node | string)[]}
 */
function moves(plies, parent = null) {
  let fresh = true;
  const parts = plies.flatMap((ply, i) => {
    const before = plies[i - 1] ?? parent;
    const variations = ply.variations ?? [];
    const sign = SIGNS.get(judgement(ply) ?? 0)?.sign ?? "";
    const words = [
      ...comment(ply.before),
      ...(fresh || opens(ply, before) ? [html("b", {}, moveNumber(ply, before))] : []),
      `${ply.short}${sign}`,
      ...comment(ply.comment),
      ...variations.map((variation) => html("span", {}, "(", ...moves(variation, before), ")")),
    ];
    fresh = spoken(ply.comment) !== "" || variations.length > 0;
    return words;
  });
  return parts.flatMap((part, i) => (i === 0 ? [part] : [" ", part]));
}

/** @param {string | undefined} words */
function comment(words) {
  const said = spoken(words);
  return said === "" ? [] : [html("i", {}, said)];
}
