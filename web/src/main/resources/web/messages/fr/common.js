/** @type {Record<keyof typeof import("../en/common.js").default, string>} */
export default {
  "common.waiting": "On dresse les échiquiers…",
  "common.safe": "Une partie en cours est en sûreté dans ce navigateur.",
  "common.again": "Réessayer",
  "common.missing.title": "Cette page n’existe pas",
  "common.missing.words": "L’adresse ne mène nulle part : {path}",
  "common.missing.home": "Vers les trois jeux",
};
