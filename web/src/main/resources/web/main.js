import { fill, html } from "./elements.js";
import { newSeed } from "./game/levels.js";
import { saveGame, savedGame } from "./game/storage.js";
import { confirm } from "./panels/dialogs.js";
import { Server } from "./server.js";
import { Start } from "./start.js";
import { Table } from "./table.js";
import { themeSwitch } from "./theme.js";

/** @import { Game, Position } from "./contract.js" */
/** @import { SavedGame } from "./game/storage.js" */

const server = new Server();
const place = /** @type {HTMLElement} */ (document.getElementById("page"));
document.getElementById("switches")?.append(themeSwitch());

/** @type {Map<string, Game>} */
const games = new Map();
/** @type {Map<string, Position>} */
const arrays = new Map();
/** @type {Table | null} */
let table = null;

async function load() {
  const names = await server.games();
  const found = await Promise.all(
    names.map(async ({ id }) => {
      const game = await server.game(id);
      const preset = game.presets[0]?.name ?? "";
      const array = await server.position({ game: id, preset, options: {}, position: null, moves: [] });
      return { game, array };
    }),
  );
  for (const { game, array } of found) {
    games.set(game.id, game);
    arrays.set(game.id, array);
  }
}

/** @param {SavedGame} saved @param {Position | null} [start] the position before its first move */
function play(saved, start = null) {
  const game = games.get(saved.game);
  if (game === undefined) {
    setUp();
    return;
  }
  table?.leave();
  saveGame(saved);
  const now = new Table(server, game, saved, start, {
    onNew: setUp,
    onAgain: () => play({ ...saved, seed: newSeed(), plies: [], paused: false, over: false }, now.play.positions.get(0)),
  });
  table = now;
  fill(place, table.element);
  document.title = `${game.name} · Vauban`;
  scrollTo(0, 0);
  if (start !== null) now.board.focus();
}

function setUp() {
  table?.leave();
  const waiting = savedGame();
  const start = new Start(server, [...games.values()], arrays, {
    onBegin: async (saved, first) => {
      const now = savedGame();
      if (now === null || !isGoingOn(now) || (await mayGiveUp(now))) play(saved, first);
    },
  });
  if (waiting !== null && games.has(waiting.game) && isGoingOn(waiting)) {
    start.offerReturn(name(waiting), () => play(waiting));
  }
  fill(place, start.element);
  document.title = "Vauban";
  scrollTo(0, 0);
}

/** @param {SavedGame} saved */
const isGoingOn = (saved) => saved.plies.length > 0 && !saved.over;

/** @param {SavedGame} saved */
const name = (saved) => games.get(saved.game)?.name ?? saved.game;

/** @param {SavedGame} saved */
function mayGiveUp(saved) {
  return confirm(
    "Give up the game going on?",
    `A game of ${name(saved)} is going on, at move ${saved.plies.at(-1)?.number ?? 1}. A new game takes its place.`,
    "Begin the new game",
    "Keep the old one",
  );
}

async function begin() {
  fill(place, html("main", { class: "waiting" }, html("p", { role: "status" }, "Setting up the boards…")));
  try {
    await load();
  } catch (failure) {
    const words = failure instanceof Error ? failure.message : String(failure);
    fill(
      place,
      html(
        "main",
        { class: "waiting" },
        html("p", { role: "alert" }, `${words} A game going on is safe in this browser.`),
        html("button", { type: "button", class: "firm", click: begin }, "Try again"),
      ),
    );
    return;
  }
  const saved = savedGame();
  if (saved !== null && (saved.plies.length > 0 || !saved.over)) play(saved);
  else setUp();
}

begin();
