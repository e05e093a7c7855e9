import common from "./en/common.js";
import home from "./en/home.js";

export default { ...common, ...home };
