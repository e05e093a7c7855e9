import analysis from "./fr/analysis.js";
import board from "./fr/board.js";
import common from "./fr/common.js";
import editor from "./fr/editor.js";
import home from "./fr/home.js";
import learn from "./fr/learn.js";
import library from "./fr/library.js";
import plates from "./fr/plates.js";
import play from "./fr/play.js";
import puzzles from "./fr/puzzles.js";
import setup from "./fr/setup.js";
import share from "./fr/share.js";
import tutorial from "./fr/tutorial.js";

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
