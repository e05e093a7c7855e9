/** @type {Record<keyof typeof import("../en/common.js").default, string>} */
export default {
  "common.waiting": "On dresse les échiquiers…",
  "common.safe": "Une partie en cours est en sûreté dans ce navigateur.",
  "common.failed": "La page ne peut pas s’ouvrir.",
  "common.again": "Réessayer",
  "common.missing.title": "Cette page n’existe pas",
  "common.missing.words": "L’adresse ne mène nulle part : {path}",
  "common.missing.home": "Vers les trois jeux",

  "common.changed": "Modifié : {changes}.",
  "common.games": "Autres jeux",
  "common.language": "Langue",
  "common.theme": "Couleurs",
  "common.theme.auto": "Comme le système",
  "common.theme.light": "Clair",
  "common.theme.dark": "Sombre",
  "common.about": "{what} : {words}",
  "common.unreachable": "Le serveur ne répond pas.",
  "common.refused": "Le serveur a refusé.",
};
