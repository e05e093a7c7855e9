import board from "./en/board.js";
import common from "./en/common.js";
import home from "./en/home.js";
import play from "./en/play.js";
import setup from "./en/setup.js";

export default { ...board, ...common, ...home, ...play, ...setup };
