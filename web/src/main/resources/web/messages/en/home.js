/** The first page, and the ways from everywhere. */
export default {
  "home.title": "Three games of siege and battle",
  "home.words":
    "Forgotten games of assault and defence, playable again: against a computer of any strength, with friends at one screen, and by their rules, clause by clause.",
  "home.going": "A game of {game} is going on.",
  "home.return": "Return to it",
  "home.play": "Play",
  "home.learn": "Learn it",
  "home.puzzles": "Puzzles",
  "home.editor": "Set up a position",
  "home.plate": "Plate {number}.",
  "home.siege":
    "Ten by eight squares with hilltops to fight for. Mate the General, or bring a Banner to the enemy’s headquarters. Drawn up in 2010.",
  "home.war-chess":
    "A river with fords and a bridge, and guns that forbid ground. Take the Citadel, or the Supply Train. Colonel Richardson, 1866.",
  "home.siege-of-paris":
    "A garrison that nobody can take, in a fort of eight cells, against two armies that only advance. About 1870, for two, three or five.",
  "ways.editor": "Editor",
  "ways.play": "Play",
};
