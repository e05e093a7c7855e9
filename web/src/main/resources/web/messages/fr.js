import analysis from "./fr/analysis.js";
import board from "./fr/board.js";
import common from "./fr/common.js";
import editor from "./fr/editor.js";
import home from "./fr/home.js";
import learn from "./fr/learn.js";
import play from "./fr/play.js";
import setup from "./fr/setup.js";
import tutorial from "./fr/tutorial.js";

export default { ...analysis, ...board, ...common, ...editor, ...home, ...learn, ...play, ...setup, ...tutorial };
