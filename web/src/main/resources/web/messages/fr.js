import board from "./fr/board.js";
import common from "./fr/common.js";
import home from "./fr/home.js";

export default { ...board, ...common, ...home };
