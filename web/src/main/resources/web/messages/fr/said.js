import common from "./said/common.js";
import documents from "./said/documents.js";
import { grammar } from "./said/grammar.js";
import siegeOfParis from "./said/siege-of-paris.js";
import siege from "./said/siege.js";
import sources from "./said/sources.js";
import warChess from "./said/war-chess.js";

export { grammar };
export const chapters = [siege, warChess, siegeOfParis, common, documents, sources];
