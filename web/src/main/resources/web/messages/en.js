import board from "./en/board.js";
import common from "./en/common.js";
import home from "./en/home.js";

export default { ...board, ...common, ...home };
