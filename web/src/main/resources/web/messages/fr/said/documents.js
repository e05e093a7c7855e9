/** What is wrong with a stored game. @type {import("../../../said/phrasebook.js").Chapter} */
export default {
  nouns: {},

  sentences: {
    // What it is about
    "the document": "le document",
    "document {number}": "le document {number}",
    "ply {number} of {words}": "le demi-coup {number} dans {words}",
    "in a variation, ply {number} of {words}": "dans une variante, le demi-coup {number} dans {words}",
    "'{text}' of {words}": "« {text} » dans {words}",
    "item {number} of {words}": "l'élément {number} de {words}",

    // What is wrong there
    "{words} is missing": "il manque {words}",
    "'{text}' of {words} must be a time such as 2026-11-30T08:10:00Z, not '{text2}'":
      "« {text} » dans {words} doit être un instant comme 2026-11-30T08:10:00Z, et non « {text2} »",
    "'{text}' of {words} must be {words2}, not {words3}":
      "« {text} » dans {words} doit être {words2}, et non {words3}",
    "{words} must be {words2}, not {words3}": "{words} doit être {words2}, et non {words3}",
    "'{text}' must be a list of documents, not {words}":
      "« {text} » doit être une liste de documents, et non {words}",
    "a number of milliseconds": "un nombre de millisecondes",
    "a player is a person or a computer, not '{text}'":
      "un joueur est « person » ou « computer », une personne ou un ordinateur, et non « {text} »",
    "the position of {words} cannot be: {several}": "la position dans {words} est impossible : {several}",
    "{words} has variations nested deeper than {number}":
      "il y a dans {words} des variantes emboîtées à plus de {number} niveaux",
    "a variation in place of {text} must be a list of plies":
      "une variante à la place de {text} doit être une liste de demi-coups",
    "{words}, {text}: {words2} ({text2} [{sources}])": "{words}, {text} : {words2} ({text2} [{sources}])",
    "{words}, {text}: {words2}": "{words}, {text} : {words2}",
    "the kind of {words} must be game or analysis, not '{text}'":
      "« kind » dans {words} doit être « game » ou « analysis », une partie ou une analyse, et non « {text} »",
    "the winner in {words} must be first, second or null":
      "le gagnant dans {words} doit être « first », « second » ou null",
    "{text} is longer than {number} characters": "{text} compte plus de {number} caractères",
    "'{text}' cannot be the name of a tag; letters, digits and _ can":
      "« {text} » ne peut être le nom d'une étiquette : lettres, chiffres et _ seulement",
    "tag {text} follows from the rest of the record and is not set":
      "l'étiquette {text} découle du reste de la partie et ne se donne pas",
    "There is no game in this text.": "Il n'y a pas de partie dans ce texte.",

    // What cannot be done at once
    "the engine looks at as many boards as it can; close one and try again":
      "le moteur regarde déjà autant de plateaux qu'il peut ; fermez-en un et réessayez",
    "the game is over, so there is nothing to look for": "la partie est finie : il n'y a rien à chercher",
    "a message either has the field 'go', a game, or says \"stop\": true":
      "un message a le champ « go », une partie, ou dit « \"stop\": true »",
    "a message is JSON as text, not bytes": "un message est du JSON sous forme de texte, non d'octets",
    "{text} is a WebSocket, so ask to upgrade to one": "{text} est un WebSocket : demandez à passer à ce protocole",
  },
};
