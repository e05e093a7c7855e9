import board from "./en/board.js";
import common from "./en/common.js";
import home from "./en/home.js";
import learn from "./en/learn.js";
import play from "./en/play.js";
import setup from "./en/setup.js";
import tutorial from "./en/tutorial.js";

export default { ...board, ...common, ...home, ...learn, ...play, ...setup, ...tutorial };
