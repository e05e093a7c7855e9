import common from "./fr/common.js";
import home from "./fr/home.js";

export default { ...common, ...home };
