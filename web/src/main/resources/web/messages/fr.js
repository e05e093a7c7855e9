import board from "./fr/board.js";
import common from "./fr/common.js";
import home from "./fr/home.js";
import play from "./fr/play.js";
import setup from "./fr/setup.js";

export default { ...board, ...common, ...home, ...play, ...setup };
