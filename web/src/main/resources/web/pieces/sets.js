/**
 * Which figure stands for which kind of piece, a set a game. A game or a kind that is not here is
 * drawn as its letter, so that a new game can be played before anybody has drawn for it.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const SETS = {
  siege: {
    general: "general",
    banner: "banner",
    cavalryman: "horse",
    scout: "spyglass",
    artillery: "cannon",
    fort: "tower",
    infantryman: "soldier",
    senior: "veteran",
  },
  "war-chess": {
    light: "horn",
    line: "soldier",
    cavalry: "horse",
    artillery: "cannon",
    wagon: "wagon",
    citadel: "citadel",
  },
  "siege-of-paris": {
    general: "general",
    colonel: "horse",
    captain: "sabres",
    lieutenant: "pennon",
    man: "helmet",
    redgeneral: "general",
    redcolonel: "horse",
    lightman: "kepiLight",
    darkman: "kepiDark",
  },
};
