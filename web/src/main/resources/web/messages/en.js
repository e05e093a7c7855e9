import analysis from "./en/analysis.js";
import board from "./en/board.js";
import common from "./en/common.js";
import editor from "./en/editor.js";
import home from "./en/home.js";
import learn from "./en/learn.js";
import library from "./en/library.js";
import plates from "./en/plates.js";
import play from "./en/play.js";
import puzzles from "./en/puzzles.js";
import setup from "./en/setup.js";
import share from "./en/share.js";
import tutorial from "./en/tutorial.js";

export default {
  ...analysis,
  ...board,
  ...common,
  ...editor,
  ...home,
  ...learn,
  ...library,
  ...plates,
  ...play,
  ...puzzles,
  ...setup,
  ...share,
  ...tutorial,
};
