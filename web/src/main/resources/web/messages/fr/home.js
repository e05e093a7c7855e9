/** @type {Record<keyof typeof import("../en/home.js").default, string>} */
export default {
  "home.title": "Trois jeux de siège et de bataille",
  "home.words":
    "Des jeux oubliés d’assaut et de défense, de nouveau jouables : contre un ordinateur de toute force, entre amis sur un même écran, et selon leurs règles, article par article.",
  "home.going": "Une partie est en cours : {game}.",
  "home.return": "Y revenir",
  "home.play": "Jouer",
  "home.learn": "L’apprendre",
  "home.puzzles": "Problèmes",
  "home.editor": "Composer une position",
  "home.plate": "Planche {number}.",
  "home.siege":
    "Dix cases sur huit, avec des hauteurs à disputer. Matez le Général, ou portez l’étendard au quartier général ennemi. Conçu en 2010.",
  "home.war-chess":
    "Une rivière, des gués, un pont, et des canons qui interdisent le terrain. Prenez la Citadelle, ou le Fourgon. Colonel Richardson, 1866.",
  "home.siege-of-paris":
    "Une garnison imprenable dans un fort de huit casemates, contre deux armées qui ne font qu’avancer. Vers 1870, à deux, trois ou cinq.",
  "ways.editor": "Éditeur",
  "ways.play": "Jouer",
};
