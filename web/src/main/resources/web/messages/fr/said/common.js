/** What the server says in every game, in French. @type {import("../../../said/phrasebook.js").Chapter} */
export default {
  nouns: {},

  sentences: {
    // Turns, endings and results
    "{side} to move": "{side.Au} de jouer",
    "by threefold repetition": "par triple répétition",
    "by agreement": "d'un commun accord",
    "by resignation": "par abandon",
    "on time": "au temps",
    "{side} wins {words}": "{side.Le} {side:gagne|gagnent} {words}",
    "{side} win {words}": "{side.Le} {side:gagne|gagnent} {words}",
    "Draw {words}": "Nulle {words}",
    "The game is over: drawn {words}.": "La partie est finie : nulle {words}.",
    "The game is over: won by {side} {words}.": "La partie est finie : {side.le} {side:gagne|gagnent} {words}.",

    // Moves
    "'{text}' is no move.": "« {text} » n'est pas un coup.",
    "No piece stands on {square}.": "Il n'y a pas de pièce en {square}.",
    "the {piece} on {square}": "{piece.le} en {square}",
    "{text} could be any of {text2}; say which square it leaves.":
      "{text} pourrait être n'importe lequel de {text2} ; dites quelle case la pièce quitte.",
    "move {number}, {text}: {words} ({text2} [{sources}])": "coup {number}, {text} : {words} ({text2} [{sources}])",
    "move {number}, {text}: {words}": "coup {number}, {text} : {words}",
    "[{sources}]": "[{sources}]",

    // Rule sets and options
    "{words} has no rule set '{text}'; it has {text2}; did you mean {text3}?":
      "{words} n'a pas de règlement « {text} » ; il a {text2} ; vouliez-vous dire {text3} ?",
    "{words} has no rule set '{text}'; it has {text2}": "{words} n'a pas de règlement « {text} » ; il a {text2}",
    "{words} has no option '{text}'; it has {text2}; did you mean {text3}?":
      "{words} n'a pas d'option « {text} » ; il a {text2} ; vouliez-vous dire {text3} ?",
    "{words} has no option '{text}'; it has {text2}": "{words} n'a pas d'option « {text} » ; il a {text2}",
    "option {text} cannot be '{text2}'; it is one of {text3}; did you mean {text4}?":
      "l'option {text} ne peut être « {text2} » ; c'est l'un de {text3} ; vouliez-vous dire {text4} ?",
    "option {text} cannot be '{text2}'; it is one of {text3}":
      "l'option {text} ne peut être « {text2} » ; c'est l'un de {text3}",

    // Positions that cannot be: the place and what is wrong there
    "the position cannot be: {several}": "cette position est impossible : {several}",
    "{clause} (column {number}): {words} [{text}]": "{clause} (colonne {number}) : {words} [{text}]",
    "{clause} (column {number}): {words}": "{clause} (colonne {number}) : {words}",
    "{clause}: {words} [{text}]": "{clause} : {words} [{text}]",
    "{clause}: {words}": "{clause} : {words}",
    "its fields": "les champs",
    placement: "le placement",
    turn: "le trait",
    command: "l'ordre",
    "rank {number}": "rangée {number}",
    "halfmove clock": "le compteur de demi-coups",
    "fullmove number": "le numéro du coup",
    "move number": "le numéro du coup",
    "castling field": "le champ du roque",
    "en passant field": "le champ de la prise en passant",
    "turn (w or b)": "le trait (w ou b)",
    "castling (-)": "le roque (-)",
    "en passant (-)": "la prise en passant (-)",
    "there are none, but it needs {number}: {list}": "il n'y en a pas, et il en faut {number} : {list}",
    "it has {number} field, but needs {number2}: {list}": "elle a {number} champ, et il lui en faut {number2} : {list}",
    "it has {number} fields, but needs {number2}: {list}": "elle a {number} champs, et il lui en faut {number2} : {list}",
    "{list} is missing; {words}": "il manque {list} ; {words}",
    "{list} are missing; {words}": "il manque {list} ; {words}",
    "it has {number} ranks, but the board has {number2}": "il a {number} rangées, et le plateau en a {number2}",
    "it has {number} places, but needs {number2}": "elle a {number} places, et il lui en faut {number2}",
    "it has at least {number} places, but needs {number2}": "elle a au moins {number} places, et il lui en faut {number2}",
    "'{text}' is not a number of empty squares, 1 to {number}":
      "« {text} » n'est pas un nombre de cases vides, de 1 à {number}",
    "'{text}' is no piece of this game; its pieces are {text2}":
      "« {text} » n'est pas une pièce de ce jeu ; ses pièces sont {text2}",
    "{square} is an ordinary square; '*' is only for squares that are never occupied":
      "{square} est une case ordinaire ; « * » n'est que pour les cases qui ne sont jamais occupées",
    "'{text}' is not w or b": "« {text} » n'est ni w ni b",
    "'{text}' is not one of {text2}": "« {text} » n'est pas l'un de {text2}",
    "'{text}' begins with a zero that it does not need; write {text2}":
      "« {text} » commence par un zéro inutile ; écrivez {text2}",
    "'{text}' is not a whole number from {number} to 999999":
      "« {text} » n'est pas un nombre entier de {number} à 999999",
    "it must not be negative": "il ne doit pas être négatif",
    "it must be at least 1": "il doit être au moins 1",
    "{number} is less than {number2}": "{number} est moins que {number2}",

    // Records
    "line {number}, column {number2}: {words}": "ligne {number}, colonne {number2} : {words}",
    "line {number}: {words}": "ligne {number} : {words}",
    "{ply} {text}: {words} ({text2} [{sources}]).": "{ply} {text} : {words} ({text2} [{sources}]).",
    "{ply} {words}": "{ply} {words}",
    "The position is wrong at {several}.": "La position est fautive : {several}.",
    "The tag {text} is given twice, first on line {number}.":
      "L'étiquette {text} est donnée deux fois, d'abord à la ligne {number}.",
    "The result cannot be '{text}'; it is 1-0, 0-1, 1/2-1/2 or *.":
      "Le résultat ne peut être « {text} » ; c'est 1-0, 0-1, 1/2-1/2 ou *.",
    'Before the moves the tag pair [Game "..."] must say which game it is: {text}.':
      "Avant les coups, l'étiquette [Game \"...\"] doit dire de quel jeu il s'agit : {text}.",
    "There is no game '{text}'; the games are {text2}; did you mean {text3}?.":
      "Il n'y a pas de jeu « {text} » ; les jeux sont {text2} ; vouliez-vous dire {text3} ?",
    "There is no game '{text}'; the games are {text2}.": "Il n'y a pas de jeu « {text} » ; les jeux sont {text2}.",
    "Options are of the form KEY=VALUE, but '{text}' is not.":
      "Les options s'écrivent CLÉ=VALEUR, mais « {text} » ne l'est pas.",
    "A ) stands here without a ( before it.": "Il y a ici une ) sans ( avant elle.",
    "A } stands here without a { before it.": "Il y a ici une } sans { avant elle.",
    "A tag pair stands among the moves; those of the next game begin a line each.":
      "Une étiquette se trouve parmi les coups ; celles de la partie suivante commencent chacune une ligne.",
    "A variation must follow the move that it replaces.": "Une variante doit suivre le coup qu'elle remplace.",
    "A judgement must follow the move that it judges.": "Un jugement doit suivre le coup qu'il juge.",
    "Variations can be nested 100 deep, no deeper.": "Les variantes s'emboîtent jusqu'à 100 niveaux, pas plus.",
    "The variation that begins here is never closed with ).":
      "La variante qui commence ici n'est jamais fermée par ).",
    "The variation that begins here has no moves.": "La variante qui commence ici n'a pas de coups.",
    "'{text}' stands after the result {text2}, which ends the game.":
      "« {text} » vient après le résultat {text2}, qui termine la partie.",
    "A result ends the game, not a variation.": "Un résultat termine la partie, non une variante.",
    "The signs {text} are none of ! ? !! ?? !? ?!.": "Les signes {text} ne sont aucun de ! ? !! ?? !? ?!.",
    'The moves end with {text}, but the tag pair says [Result "{text2}"].':
      "Les coups finissent par {text}, mais l'étiquette dit [Result \"{text2}\"].",
    "The result is said to be {text}, but the last move ends the game {words}, which is {text2}.":
      "Le résultat serait {text}, mais le dernier coup finit la partie {words}, ce qui fait {text2}.",
    "A second game begins here.": "Une seconde partie commence ici.",
    'A tag pair is of the form [Name "value"].': "Une étiquette s'écrit [Nom \"valeur\"].",
    "The tag pair that begins here is not closed with ] on its line.":
      "L'étiquette qui commence ici n'est pas fermée par ] sur sa ligne.",
    'The value of the tag pair is not closed with " on its line.':
      "La valeur de l'étiquette n'est pas fermée par \" sur sa ligne.",
    "The comment that begins here is never closed with }.": "Le commentaire qui commence ici n'est jamais fermé par }.",
    "After $ stands a number from 0 to 255, such as $1 for a good move.":
      "Après $ vient un nombre de 0 à 255, comme $1 pour un bon coup.",

    // The editor
    "give either 'position' or 'pieces' and 'turn', not both":
      "donnez « position », ou bien « pieces » et « turn », non les deux",
    "the board of {words} has no square '{text}'": "le plateau ({words}) n'a pas de case « {text} »",
    "'{text}' on {square} is no piece of {words}; its pieces are {text2}":
      "« {text} » en {square} n'est pas une pièce de ce jeu ({words}) ; ses pièces sont {text2}",

    // The library
    "the server cannot reach the games on its disk: {text}": "le serveur n'a pas accès aux parties sur son disque : {text}",
    "there is no game {text}": "il n'y a pas de partie {text}",
    "the game {text} was deleted": "la partie {text} a été supprimée",
    "the game was deleted meanwhile": "la partie a été supprimée entre-temps",
    "the game was written meanwhile, from another page":
      "la partie a été enregistrée entre-temps depuis une autre page",
    "this browser has no token yet; GET /api/library gives it one, as a cookie":
      "ce navigateur n'a pas encore de jeton ; GET /api/library lui en donne un, dans un cookie",
    "an id of a game is 1 to 64 letters, digits, - and _, not '{text}'":
      "l'identifiant d'une partie compte de 1 à 64 lettres, chiffres, - et _, et non « {text} »",
    "the document is that of another game: its 'id' must be {text}":
      "le document est celui d'une autre partie : son « id » doit être {text}",

    // Analysis
    "the game is over, so nothing is threatened": "la partie est finie : rien ne menace plus",
    "there is no threat to look for: the {side} moves next in any case":
      "il n'y a pas de menace à chercher : c'est de toute façon {side.au} de jouer ensuite",
    "the turn cannot be passed here, for then the game would be over":
      "on ne peut passer le tour ici, car la partie serait alors finie",
    "the turn cannot be passed here: {words}": "on ne peut passer le tour ici : {words}",

    // Requests
    "unknown game '{text}'; the games are {text2}": "jeu inconnu, « {text} » ; les jeux sont {text2}",
    "the game is over, so there is no reply": "la partie est finie : il n'y a pas de réponse",
    "the game is over, so there is nothing to refute": "la partie est finie : il n'y a rien à réfuter",
    "other moves are being refuted; try again in a moment": "d'autres coups sont à l'étude ; réessayez dans un instant",
    "every opponent is busy with another game; try again in a moment":
      "tous les adversaires sont occupés à une autre partie ; réessayez dans un instant",
    "the server is stopping": "le serveur s'arrête",
    "there is nothing at {text}": "il n'y a rien à l'adresse {text}",
    "{text} is not possible, only {text2}": "{text} n'est pas possible, seulement {text2}",
    "the request cannot be read": "la requête est illisible",
    "the request cannot be read: {text}": "la requête est illisible : {text}",
    "the request broke off before its end": "la requête s'est interrompue avant sa fin",
    "something went wrong in the server; its log has it as report {text}":
      "une erreur s'est produite dans le serveur ; son journal la porte comme rapport {text}",
    "this server is not called {text}; start it with that host name to allow it":
      "ce serveur ne s'appelle pas {text} ; lancez-le avec ce nom d'hôte pour l'admettre",
    "pages of {text} may not use this server": "les pages de {text} ne peuvent se servir de ce serveur",
    "the body must be JSON and say so: Content-Type: application/json, not {text}":
      "le corps doit être du JSON et le dire : Content-Type: application/json, et non {text}",
    "the body is larger than {number} bytes": "le corps dépasse {number} octets",
    "the body must be a JSON object, not {words}": "le corps doit être un objet JSON, et non {words}",
    "the body is JSON of a depth or length that no game needs":
      "le corps est du JSON d'une profondeur ou d'une longueur dont aucune partie n'a besoin",
    "the body is not JSON at line {number}, column {number2}: {text}":
      "le corps n'est pas du JSON, ligne {number}, colonne {number2} : {text}",
    "the body is not JSON: {text}": "le corps n'est pas du JSON : {text}",
    "unknown field '{text}'; the fields are {text2}": "champ inconnu, « {text} » ; les champs sont {text2}",
    "the field '{text}' is missing": "il manque le champ « {text} »",
    "'{text}' of '{text2}' must be {words}, not {words2}":
      "« {text} » de « {text2} » doit être {words}, et non {words2}",
    "'{text}' must be one of {text2}, not '{text3}'": "« {text} » doit être l'un de {text2}, et non « {text3} »",
    "'{text}' must be {words}, not {words2}": "« {text} » doit être {words}, et non {words2}",
    "'{text}' must be {words}, not {text2}": "« {text} » doit être {words}, et non {text2}",
    "item {number} of '{text}' must be {words}, not {words2}":
      "l'élément {number} de « {text} » doit être {words}, et non {words2}",
    "a list of strings": "une liste de chaînes",
    "an object of strings": "un objet de chaînes",
    "a string": "une chaîne",
    "a whole number from {number} to {number2}": "un nombre entier de {number} à {number2}",
    "a list": "une liste",
    "true or false": "vrai ou faux",
    nothing: "rien",
    null: "null",
    "the number {text}": "le nombre {text}",
    "an object": "un objet",
  },
};
