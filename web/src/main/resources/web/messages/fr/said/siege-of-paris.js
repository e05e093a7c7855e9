/** The Siege of Paris: what the server says of it, in French. @type {import("../../../said/phrasebook.js").Chapter} */
export default {
  nouns: {
    "The Siege of Paris": { m: "Siège de Paris" },
    White: { mp: "Blancs" },
    Black: { mp: "Noirs" },
    Garrison: { f: "garnison" },
    Besiegers: { mp: "assiégeants" },
    "the garrison": { f: "garnison" },
    "the besiegers": { mp: "assiégeants" },
    "White's right wing": { f: "aile droite des Blancs" },
    "White's left wing": { f: "aile gauche des Blancs" },
    "Black's right wing": { f: "aile droite des Noirs" },
    "Black's left wing": { f: "aile gauche des Noirs" },
    north: { m: "nord" },
    east: { m: "est" },
    south: { m: "sud" },
    west: { m: "ouest" },

    Colonel: { m: "Colonel" },
    Captain: { m: "Capitaine" },
    Lieutenant: { m: "Lieutenant" },
    Man: { m: "Soldat" },
    "light Man": { m: "Soldat clair" },
    "dark Man": { m: "Soldat foncé" },

    "White General": { m: "Général blanc" },
    "White Colonel": { m: "Colonel blanc" },
    "White Captain": { m: "Capitaine blanc" },
    "White Lieutenant": { m: "Lieutenant blanc" },
    "White Man": { m: "Soldat blanc" },

    "Black General": { m: "Général noir" },
    "Black Colonel": { m: "Colonel noir" },
    "Black Captain": { m: "Capitaine noir" },
    "Black Lieutenant": { m: "Lieutenant noir" },
    "Black Man": { m: "Soldat noir" },

    "Garrison General": { m: "Général de la garnison" },
    "Garrison Colonel": { m: "Colonel de la garnison" },
    "Garrison light Man": { m: "Soldat clair de la garnison" },
    "Garrison dark Man": { m: "Soldat foncé de la garnison" },
  },

  sentences: {
    "The Siege of Paris": "Le Siège de Paris",
    "Two armies storm a fort held by eight pieces that alone can take: a Victorian siege for two, three or five players.":
      "Deux armées donnent l'assaut à un fort tenu par huit pièces qui seules peuvent prendre : un siège victorien pour deux, trois ou cinq joueurs.",

    Garrison: "Garnison",
    Besiegers: "Assiégeants",
    "the garrison": "la garnison",
    "the besiegers": "les assiégeants",
    "White's right wing": "Aile droite des Blancs",
    "White's left wing": "Aile gauche des Blancs",
    "Black's right wing": "Aile droite des Noirs",
    "Black's left wing": "Aile gauche des Noirs",
    "Garrison to place its pieces": "À la garnison de placer ses pièces",
    "Garrison to move, {side} next": "À la garnison de jouer, puis {side.au}",

    "Bell's patch, and besiegers may command the garrison to take":
      "Les ajouts de Bell, et les assiégeants peuvent ordonner à la garnison de prendre",
    "Bell's patch without commands": "Les ajouts de Bell, sans ordres",
    "as bell-command, won by one officer and two Men inside":
      "Comme bell-command, mais un officier et deux Soldats dans le fort suffisent",
    "the thirteen rules alone: no commands, no win by blocking, no draw for want of men":
      "Les treize règles seules : pas d'ordres, pas de gain par blocage, pas de nulle faute d'hommes",
    "where the besiegers stand at the start": "D'où partent les assiégeants",
    "White on light squares, Black on dark; likelier of old":
      "Les Blancs sur les cases claires, les Noirs sur les foncées ; plus vraisemblable jadis",
    "the Men of an army on one rank; recommended for play":
      "Les Soldats d'une armée sur une seule rangée ; recommandé pour jouer",
    "how far the garrison's Colonel moves": "Jusqu'où va le Colonel de la garnison",
    "one or two squares": "une ou deux cases",
    "one square": "une case",
    "who must be in the fort for the besiegers to win": "Qui doit être dans le fort pour que les assiégeants gagnent",
    "one officer and three Men": "un officier et trois Soldats",
    "one officer and two Men": "un officier et deux Soldats",
    "how many persons play": "Combien de personnes jouent",
    "the garrison, and both armies together": "la garnison, et les deux armées ensemble",
    "the garrison, White and Black": "la garnison, les Blancs et les Noirs",
    "the garrison, and two wings of each army": "la garnison, et deux ailes de chaque armée",
    "whether besiegers may command the garrison to take": "Si les assiégeants peuvent ordonner à la garnison de prendre",
    "with a move they may name a piece to be taken": "avec un coup, ils peuvent désigner une pièce à prendre",
    "the garrison takes only as it likes": "la garnison ne prend que si elle veut",

    "the north gate": "la porte du nord",
    "the east gate": "la porte de l'est",
    "the south gate": "la porte du sud",
    "the west gate": "la porte de l'ouest",
    "the fort": "le fort",

    "by bringing the winning group into the fort": "en menant le groupe gagnant dans le fort",
    "by taking all the Men and six officers": "par la prise de tous les Soldats et de six officiers",
    "by leaving the garrison no legal move": "en ne laissant à la garnison aucun coup légal",
    "because too few besiegers are left to win": "parce qu'il reste trop peu d'assiégeants pour gagner",
    "after 200 plies without a capture or an entry": "après 200 demi-coups sans prise ni entrée",

    "The garrison is commanded to take the {piece} on {square}.":
      "La garnison a l'ordre de prendre {piece.le} en {square}.",
    "No besieger supports the {piece} on {square}, and the garrison reaches it.":
      "Aucun assiégeant ne soutient {piece.le} en {square}, et la garnison l'atteint.",

    // Moves that cannot be read
    "'{text}' is no move that can be played here; moves are written such as a2b3, with a command a2b3!c4, and otherwise pass or @ROXOQXOX.":
      "« {text} » n'est pas un coup qui puisse se jouer ici ; les coups s'écrivent comme a2b3, avec un ordre a2b3!c4, et sinon pass ou @ROXOQXOX.",
    "{square} is part of the cell {square2}, and cells are named by their lower left square.":
      "{square} fait partie de la casemate {square2}, et les casemates portent le nom de leur case d'en bas à gauche.",
    "{square} is in the solid middle of the fort, where nothing stands.":
      "{square} est dans le massif plein du fort, où rien ne se tient.",
    "{square} is no square of this board, whose files are a to l and ranks 1 to 16.":
      "{square} n'est pas une case de ce plateau, dont les colonnes vont de a à l et les rangées de 1 à 16.",

    // Passing, placing, commanding
    "The garrison never passes: left without a move it would have lost.":
      "La garnison ne passe jamais : sans aucun coup, elle aurait perdu.",
    "{side} may not pass while it has a move.":
      "{side.Le} ne {side:peut|peuvent} passer tant qu'{side.il} {side:a|ont} un coup à jouer.",
    "The garrison is placed already, once and for all.": "La garnison est déjà en place, une fois pour toutes.",
    "@{text} fills {number} cells, but a placing fills all {number2}.":
      "@{text} garnit {number} casemates, mais une mise en place les garnit toutes, au nombre de {number2}.",
    "@{text} is not a placing of the garrison: one General R, one Colonel Q, three light Men O and three dark Men X.":
      "@{text} n'est pas une mise en place de la garnison : un Général R, un Colonel Q, trois Soldats clairs O et trois Soldats foncés X.",
    "The garrison first places its eight pieces in the cells, for example @{text}.":
      "La garnison place d'abord ses huit pièces dans les casemates, par exemple @{text}.",
    "Only besiegers command; the garrison just moves.": "Seuls les assiégeants donnent des ordres ; la garnison joue, simplement.",
    "These rules have no commands to take.": "Ce règlement n'a pas d'ordres de prendre.",
    "The move ends the game {words}, so it carries no command.":
      "Le coup finit la partie {words} : il ne porte donc pas d'ordre.",
    "After the move no besieger stands on {square}.": "Après ce coup, il n'y a pas d'assiégeant en {square}.",
    "On {square} stands the {piece}, no besieger.": "En {square} se tient {piece.le}, qui n'est pas un assiégeant.",
    "The {piece} on {square} is inside the fort and cannot be taken.":
      "{piece.Le} en {square} est dans le fort et ne peut être pris.",
    "After the move the {piece} on {square} is supported by the {piece2} on {square2}, so it cannot be taken.":
      "Après ce coup, {piece.le} en {square} est soutenu par {piece2.le} en {square2} : on ne peut le prendre.",
    "After the move no piece of the garrison reaches the {piece} on {square}.":
      "Après ce coup, aucune pièce de la garnison n'atteint {piece.le} en {square}.",

    // Steps that the rules forbid
    "The {piece} on {square} belongs to {side}, and it is the turn of {side2}.":
      "{piece.Le} en {square} appartient {side.au}, et c'est le tour {side2.du}.",
    "The {piece} on {square} cannot move: {clause}.": "{piece.Le} en {square} ne peut bouger : {clause}.",
    "A move ends on another square than {square}.": "Un coup finit sur une autre case que {square}.",
    "The {piece} cannot pass over the {piece2} on {square}.":
      "{piece.Le} ne peut passer par-dessus {piece2.le} en {square}.",
    "The cell {square} is not empty: the {piece} stands there.":
      "La casemate {square} n'est pas vide : {piece.le} s'y tient.",
    "The {piece} is inside the fort, on {square}, and cannot be taken.":
      "{piece.Le} est dans le fort, en {square}, et ne peut être pris.",
    "On {square} stands the {piece}, and pieces of the garrison are never taken.":
      "En {square} se tient {piece.le}, et les pièces de la garnison ne sont jamais prises.",
    "On {square} stands the {piece}, and only the garrison takes.":
      "En {square} se tient {piece.le}, et seule la garnison prend.",
    "The {piece} on {square} is supported by the {piece2} on {square2}, so it cannot be taken.":
      "{piece.Le} en {square} est soutenu par {piece2.le} en {square2} : on ne peut le prendre.",
    "The garrison is commanded to take on {square} and must do so.":
      "La garnison a l'ordre de prendre en {square} et doit le faire.",
    "Inside the fort a piece goes to a neighbouring cell, and {square} is not next to {square2}.":
      "Dans le fort, une pièce passe dans une casemate voisine, et {square} ne touche pas {square2}.",
    "The {piece} is inside the fort, and besiegers never leave it.":
      "{piece.Le} est dans le fort, et les assiégeants n'en sortent jamais.",
    "By the {side} gate the {piece} would enter backwards.":
      "Par la porte {side.du}, {piece.le} entrerait en reculant.",
    "The {piece} uses only gate squares of its own colour, and {square} is {words}.":
      "{piece.Le} n'emprunte que les cases de porte de sa couleur, et {square} est {words}.",
    dark: "foncée",
    light: "claire",
    "By the {side} gate a piece leaves between the cell {square} and {square2} or {square3} only.":
      "Par la porte {side.du}, une pièce ne sort que de la casemate {square} vers {square2} ou {square3}.",
    "By the {side} gate a piece enters between the cell {square} and {square2} or {square3} only.":
      "Par la porte {side.du}, une pièce n'entre dans la casemate {square} que de {square2} ou {square3}.",
    "The cell {square} has no gate, only walls.": "La casemate {square} n'a pas de porte, rien que des murs.",
    "From {square} to {square2} the {piece} would go backwards.":
      "De {square} à {square2}, {piece.le} irait en arrière.",
    "The fort lies between {square} and {square2}.": "Le fort se trouve entre {square} et {square2}.",
    "The {piece} moves {words}, which does not take it from {square} to {square2}.":
      "{piece.Le} va {words}, ce qui ne le mène pas de {square} à {square2}.",
    "one square {words}": "d'une case {words}",
    "one or two squares {words}": "d'une ou deux cases {words}",
    "one, two or three squares {words}": "d'une, deux ou trois cases {words}",
    "straight, sideways or diagonally": "tout droit, de côté ou en diagonale",
    "straight or sideways": "tout droit ou de côté",
    diagonally: "en diagonale",

    // Positions that cannot be
    "'{text}' is not a turn of a game of {number} players; it is one of {text2}":
      "« {text} » n'est pas un tour d'une partie à {number} joueurs ; c'est l'un de {text2}",
    "'{text}' is neither a square nor '-'": "« {text} » n'est ni une case ni « - »",
    "it is {number}, but before the placing no ply has been made, so it is 0":
      "elle vaut {number}, mais avant la mise en place aucun demi-coup n'a été joué : elle vaut donc 0",
    "{piece} is no piece of this game": "{piece.le} n'est pas une pièce de ce jeu",
    "{text} marks a left wing with its apostrophe, but only a game of five players has wings":
      "l'apostrophe de {text} marque une aile gauche, mais seule une partie à cinq joueurs a des ailes",
    "a {piece} stands in the fort, but before the placing it is empty":
      "{piece.un} se tient dans le fort, mais avant la mise en place il est vide",
    "a {piece} can never stand on a dark square": "{piece.un} ne peut jamais se tenir sur une case foncée",
    "a {piece} can never stand on a light square": "{piece.un} ne peut jamais se tenir sur une case claire",
    "it has {number} of the piece {text} ({piece}), but starts with {number2}":
      "il y a {number} fois la pièce {text} ({piece}), pour {number2} au départ",
    "it has {number} of the piece {text} ({piece}), but the turn is 'p', before it is placed":
      "il y a {number} fois la pièce {text} ({piece}), mais le tour est « p », avant la mise en place",
    "these rules have no commands, so it is '-'": "ce règlement n'a pas d'ordres : c'est donc « - »",
    "only a garrison to move can be under a command, so it is '-'":
      "seule une garnison qui a le trait peut être sous un ordre : c'est donc « - »",
    "{square} is named, but who is in the fort or taken has decided the game":
      "{square} est désignée, mais ce qui est dans le fort ou pris a décidé de la partie",
    "no piece stands on {square} to be taken": "il n'y a pas de pièce à prendre en {square}",
    "on {square} stands the garrison's own {piece}": "en {square} se tient {piece.le} de la garnison même",
    "in the fort, as on {square}, nothing is taken": "dans le fort, comme en {square}, rien ne se prend",
    "the {piece} on {square} is supported by the {piece2} on {square2}":
      "{piece.le} en {square} est soutenu par {piece2.le} en {square2}",
    "no piece of the garrison reaches {square}": "aucune pièce de la garnison n'atteint {square}",

    // Where the rules come from
    "a light and a dark square at each gate": "une case claire et une case foncée à chaque porte",
    "alternative forced taking rule": "autre règle, de la prise forcée",
    "the gate squares": "les cases des portes",
    "12x16 chequered board": "plateau quadrillé de 12 sur 16",
    "armies of 1, 1, 2, 2 and 12": "armées de 1, 1, 2, 2 et 12",
    "eight connected cells": "huit casemates communiquant entre elles",
    "how they are joined": "comment elles communiquent",
    "where the gates lie": "où sont les portes",
    "13 gives no number": "la 13 ne donne pas de nombre",
    introduction: "introduction",
    "a1 is dark": "a1 est foncée",
    "tested after the wins": "examinée après les gains",

    // What may be laid over the board
    cell: "casemate",
    gate: "porte",
    "Besiegers supported": "Assiégeants soutenus",
    "Besiegers that another supports, with one that does.": "Les assiégeants qu'un autre soutient, avec l'un de ceux-là.",
    "Besiegers unsupported": "Assiégeants non soutenus",
    "Besiegers in the field that nobody supports, so that the garrison may take them.":
      "Les assiégeants en plaine que personne ne soutient, et que la garnison peut donc prendre.",
    "Besiegers exposed": "Assiégeants exposés",
    "Besiegers that the garrison could take if it were to move; one of them may be named in a command.":
      "Les assiégeants que la garnison pourrait prendre si elle avait le trait ; un ordre peut désigner l'un d'eux.",
    "The garrison's reach": "La portée de la garnison",
    "Squares to which the garrison's pieces could move if it were to move.":
      "Les cases où pourraient aller les pièces de la garnison si elle avait le trait.",
    "Ways into the fort": "Chemins dans le fort",
    "Besiegers that stand at a gate and could enter the cell behind it.":
      "Les assiégeants qui sont devant une porte et pourraient entrer dans la casemate derrière.",

    // The rules
    "The Siege of Paris was sold in Victorian London about 1870, while the city of its name was besieged or soon after. Thirteen short printed rules came with it; they leave many points open, and the picture of the board is lost to us. R. C. Bell closed most of the gaps in 2009. What neither tells we have reconstructed or decided, and every clause says which it is.":
      "Le Siège de Paris se vendait à Londres, sous Victoria, vers 1870, pendant que la ville de ce nom était assiégée ou peu après. Treize courtes règles imprimées l'accompagnaient ; elles laissent bien des points ouverts, et l'image du plateau est perdue pour nous. R. C. Bell a comblé la plupart des lacunes en 2009. Ce que ni les unes ni l'autre ne disent, nous l'avons reconstitué ou décidé, et chaque clause dit ce qu'il en est.",

    "One of the thirteen rules printed with the game about 1870, or the words that go before them.":
      "Une des treize règles imprimées avec le jeu vers 1870, ou les mots qui les précèdent.",
    "R. C. Bell's additions of 2009, which close gaps of the printed rules.":
      "Les ajouts de R. C. Bell, de 2009, qui comblent les lacunes des règles imprimées.",
    "Told in print by others who saw the game; the picture of its board is lost to us.":
      "Rapporté dans des livres par d'autres qui ont vu le jeu ; l'image de son plateau est perdue pour nous.",
    "Worked out by us from what is described, where no source shows it.":
      "Établi par nous d'après ce qui est décrit, là où aucune source ne le montre.",
    "Decided by us where the sources leave a point open.":
      "Décidé par nous là où les sources laissent un point ouvert.",
    "Added by us so that a game played today ends.":
      "Ajouté par nous pour qu'une partie jouée aujourd'hui ait une fin.",

    // SP board
    "The field": "Le terrain",
    "The board has twelve files, a to l, and sixteen ranks. It is chequered, with a dark square at a1. The middle of it, d6 to i11, is the fort; the 156 squares around it are the field.":
      "Le plateau compte douze colonnes, de a à l, et seize rangées. Il est quadrillé, avec une case foncée en a1. Son milieu, de d6 à i11, est le fort ; les 156 cases qui l'entourent sont la plaine.",

    // SP fort
    "The fort and its cells": "Le fort et ses casemates",
    "The fort holds eight cells around a solid middle. Each cell covers four squares of the chequer and bears the name of the lower left one: f10 north, h10 north-east, h8 east, h6 south-east, f6 south, d6 south-west, d8 west, d10 north-west. In this order they form a ring, each joined to the next and the last to the first.":
      "Le fort contient huit casemates autour d'un massif plein. Chaque casemate couvre quatre cases du quadrillage et porte le nom de celle d'en bas à gauche : f10 au nord, h10 au nord-est, h8 à l'est, h6 au sud-est, f6 au sud, d6 au sud-ouest, d8 à l'ouest, d10 au nord-ouest. Dans cet ordre elles forment un anneau, chacune communiquant avec la suivante et la dernière avec la première.",

    // SP gate
    "The gates": "Les portes",
    "Each side of the fort has one gate in its middle, which joins one cell to one light and one dark square outside: f10 to f12 and g12, h8 to j8 and j9, f6 to f5 and g5, d8 to c8 and c9.":
      "Chaque face du fort a une porte en son milieu, qui fait communiquer une casemate avec une case claire et une case foncée du dehors : f10 avec f12 et g12, h8 avec j8 et j9, f6 avec f5 et g5, d8 avec c8 et c9.",

    // SP wall
    "The walls": "Les murs",
    "Elsewhere the walls are closed: nothing steps, slides or takes through the fort from outside. A diagonal step past one of its corners, such as c11 to d12, is an ordinary step.":
      "Ailleurs, les murs sont fermés : rien ne marche, ne glisse ni ne prend à travers le fort depuis le dehors. Un pas en diagonale devant un de ses angles, comme de c11 à d12, est un pas ordinaire.",

    // SP rule 1
    "The besieging armies": "Les armées assiégeantes",
    "The besiegers are two armies of one side, White and Black. Each has a General, a Colonel, two Captains, two Lieutenants and twelve Men, half of the 36 pieces of the siege.":
      "Les assiégeants sont deux armées d'un même camp, les Blancs et les Noirs. Chacune a un Général, un Colonel, deux Capitaines, deux Lieutenants et douze Soldats, la moitié des 36 pièces du siège.",

    // SP array
    "Where the besiegers start": "D'où partent les assiégeants",
    "White starts on ranks 1 to 3 and moves up the board, Black on ranks 14 to 16 and moves down. On its first rank each army has its General on its own right, its Colonel on its left, the Captains next to these and the Lieutenants in the centre, with a free square between neighbours. In the array of three ranks White stands on light squares only and Black on dark, with the Men on the two ranks before the officers. In the array of two ranks the Men fill the rank before the officers; it makes the livelier game and is recommended for play.":
      "Les Blancs partent des rangées 1 à 3 et montent le plateau, les Noirs des rangées 14 à 16 et le descendent. Sur sa première rangée, chaque armée a son Général à sa droite, son Colonel à sa gauche, les Capitaines à côté d'eux et les Lieutenants au centre, avec une case libre entre voisins. Dans l'ordre sur trois rangées, les Blancs ne se tiennent que sur des cases claires et les Noirs sur des foncées, les Soldats sur les deux rangées devant les officiers. Dans l'ordre sur deux rangées, les Soldats remplissent la rangée devant les officiers ; il donne la partie la plus vive et il est recommandé pour jouer.",

    // SP rule 9
    "The garrison, and how it wins": "La garnison, et comment elle gagne",
    "The garrison has eight pieces: a General, a Colonel and six Men. It wins when it has taken all 24 Men of the besiegers and any six of their twelve officers.":
      "La garnison a huit pièces : un Général, un Colonel et six Soldats. Elle gagne quand elle a pris les 24 Soldats des assiégeants et six quelconques de leurs douze officiers.",

    // SP rule 12
    "The colour of the garrison": "La couleur de la garnison",
    "The pieces of the garrison are red.": "Les pièces de la garnison sont rouges.",

    // SP placing
    "The garrison is placed": "La garnison prend place",
    "In the first ply of a game the garrison's player puts one piece in each cell, as he likes. The garrison then also makes the first move: the order of turns counts moves, not the placing.":
      "Au premier demi-coup de la partie, le joueur de la garnison met une pièce dans chaque casemate, comme il lui plaît. C'est encore la garnison qui joue le premier coup : l'ordre des tours compte les coups, non la mise en place.",

    // SP turns
    "The order of turns": "L'ordre des tours",
    "The garrison moves, then White, then the garrison, then Black, and so on. In his turn a player moves one piece of those whose turn it is.":
      "La garnison joue, puis les Blancs, puis la garnison, puis les Noirs, et ainsi de suite. À son tour, un joueur déplace une pièce parmi celles dont c'est le tour.",

    // SP seats
    "Two, three or five players": "Deux, trois ou cinq joueurs",
    "One player has the garrison. Of two players the other has both armies; of three, two have an army each; of five, four have a wing each: White's right, Black's right, White's left, Black's left, in this order, with the garrison's move before each. All besiegers win or lose together.":
      "Un joueur tient la garnison. À deux, l'autre tient les deux armées ; à trois, deux joueurs ont chacun une armée ; à cinq, quatre ont chacun une aile : la droite des Blancs, la droite des Noirs, la gauche des Blancs, la gauche des Noirs, dans cet ordre, la garnison jouant avant chacune. Tous les assiégeants gagnent ou perdent ensemble.",

    // SP pass
    Passing: "Passer son tour",
    "A besieging army, or a wing in a game of five players, that has no move passes; it may not pass otherwise. Under the thirteen rules alone a garrison without a move passes too.":
      "Une armée assiégeante, ou une aile dans une partie à cinq, qui n'a pas de coup passe ; autrement elle ne peut passer. Sous les treize règles seules, une garnison sans coup passe aussi.",

    // SP moves
    Lines: "Les lignes",
    "Pieces move in straight lines, step by step through empty squares, and never jump. Sideways is along a rank, straight along a file.":
      "Les pièces vont en ligne droite, pas à pas, par des cases vides, et ne sautent jamais. De côté s'entend le long d'une rangée, tout droit le long d'une colonne.",

    // SP rule 2
    "Besiegers do not go back": "Les assiégeants ne reculent pas",
    "No besieger, officer or Man, moves backwards, which is towards its army's first rank; sideways it may. So White does not enter the fort by the north gate, nor Black by the south gate.":
      "Aucun assiégeant, officier ou Soldat, ne va en arrière, c'est-à-dire vers la première rangée de son armée ; de côté, il le peut. Les Blancs n'entrent donc pas dans le fort par la porte du nord, ni les Noirs par celle du sud.",

    // SP rule 3
    "The besiegers' General": "Le Général des assiégeants",
    "A General moves one, two or three squares straight, sideways or diagonally, on either colour.":
      "Un Général va d'une, deux ou trois cases tout droit, de côté ou en diagonale, sur l'une et l'autre couleur.",

    // SP rule 4
    "The besiegers' Colonel": "Le Colonel des assiégeants",
    "A Colonel moves one or two squares straight or sideways, on either colour.":
      "Un Colonel va d'une ou deux cases tout droit ou de côté, sur l'une et l'autre couleur.",

    // SP rule 5
    "The Captain": "Le Capitaine",
    "A Captain moves one square straight or sideways, on either colour.":
      "Un Capitaine va d'une case tout droit ou de côté, sur l'une et l'autre couleur.",

    // SP rule 6
    "The Lieutenant": "Le Lieutenant",
    "A Lieutenant moves one or two squares diagonally.": "Un Lieutenant va d'une ou deux cases en diagonale.",

    // SP rule 7
    "The besiegers' Man": "Le Soldat des assiégeants",
    "A Man moves one square diagonally, whatever the colour it was placed on.":
      "Un Soldat va d'une case en diagonale, quelle que soit la couleur où il a été placé.",

    // SP rule 13
    "The garrison's moves": "La marche de la garnison",
    "Outside the fort the garrison moves in any direction, backwards too. Its General moves one or two squares straight, sideways or diagonally; its Men move one square diagonally, three bound to light squares and three to dark; its Colonel moves straight or sideways. All take as they move.":
      "Hors du fort, la garnison va dans toutes les directions, en arrière aussi. Son Général va d'une ou deux cases tout droit, de côté ou en diagonale ; ses Soldats vont d'une case en diagonale, trois étant liés aux cases claires et trois aux foncées ; son Colonel va tout droit ou de côté. Tous prennent comme ils marchent.",

    // SP colonel
    "The range of the garrison's Colonel": "La portée du Colonel de la garnison",
    "The garrison's Colonel moves one or two squares; with the option colonel=1, one.":
      "Le Colonel de la garnison va d'une ou deux cases ; avec l'option colonel=1, d'une seule.",

    // SP enter
    "Entering the fort": "L'entrée dans le fort",
    "Going through a gate is a whole move of one step between a gate square and its cell, whatever the piece's usual move. A piece enters an empty cell only, and a besieger does not enter backwards.":
      "Franchir une porte est un coup entier d'un seul pas entre une case de la porte et sa casemate, quelle que soit la marche ordinaire de la pièce. On n'entre que dans une casemate vide, et un assiégeant n'entre pas en reculant.",

    // SP ring
    "Inside the fort": "À l'intérieur du fort",
    "Inside, every piece, besieger or garrison, moves to an empty cell joined to its own, either way round.":
      "À l'intérieur, toute pièce, assiégeante ou de la garnison, passe dans une casemate vide qui communique avec la sienne, dans un sens ou dans l'autre.",

    // SP inside
    "Besiegers stay inside": "Les assiégeants restent dedans",
    "A besieger that is inside the fort never leaves it.": "Un assiégeant entré dans le fort n'en sort jamais.",

    // SP leave
    "The garrison goes out and in": "Sorties et retours de la garnison",
    "Pieces of the garrison may leave by a gate, may take on the gate square as they leave, and may come back. A Man leaves only to the gate square of his own colour, and enters only from it.":
      "Les pièces de la garnison peuvent faire une sortie par une porte, peuvent prendre sur la case de la porte en sortant, et peuvent rentrer. Un Soldat ne sort que sur la case de la porte de sa couleur, et ne rentre que par elle.",

    // SP taking
    "How pieces are taken": "Comment les pièces sont prises",
    "Only the garrison takes: by its ordinary move it goes to the square of a besieger, which is removed.":
      "Seule la garnison prend : par son coup ordinaire elle va sur la case d'un assiégeant, qui est retiré.",

    // SP rule 10
    "The garrison is not taken": "La garnison ne se prend pas",
    "Pieces of the garrison are never taken, but they can be blocked in.":
      "Les pièces de la garnison ne sont jamais prises, mais elles peuvent être bloquées.",

    // SP rule 8
    "How the besiegers win": "Comment gagnent les assiégeants",
    "The besiegers win when at least one of their officers and three of their Men are inside the fort; with the option inside=1+2, one officer and two Men. Nothing is taken inside the fort.":
      "Les assiégeants gagnent quand au moins un de leurs officiers et trois de leurs Soldats sont dans le fort ; avec l'option inside=1+2, un officier et deux Soldats. Rien ne se prend à l'intérieur du fort.",

    // SP rule 11
    "Taking is free, and only of the unsupported": "On prend si l'on veut, et seulement qui n'est pas soutenu",
    "The garrison need not take. It takes only a besieger that is not supported.":
      "La garnison n'est pas obligée de prendre. Elle ne prend qu'un assiégeant qui n'est pas soutenu.",

    // SP support
    Support: "Le soutien",
    "A besieger is supported when another besieger, of either army and whoever's turn it is, could move to its square if it were not there.":
      "Un assiégeant est soutenu quand un autre assiégeant, de l'une ou l'autre armée et à qui que ce soit le tour, pourrait aller sur sa case s'il n'y était pas.",

    // SP command
    Commands: "Les ordres",
    "With his move a besieger may command the garrison to take one besieger, named by its square, that it could legally take after the move. The garrison's next move must take it. The rule sets bell-command and bell-short have this rule, and the option command=on or command=off adds or removes it.":
      "Avec son coup, un assiégeant peut ordonner à la garnison de prendre un assiégeant, désigné par sa case, qu'elle pourrait légalement prendre après le coup. Le coup suivant de la garnison doit le prendre. Les règlements bell-command et bell-short ont cette règle, et l'option command=on ou command=off l'ajoute ou l'ôte.",

    // SP blocked
    "A garrison without a move": "Une garnison sans coup",
    "The besiegers win when it is the garrison's turn and it has no legal move. The rule set original does not have this rule.":
      "Les assiégeants gagnent quand c'est le tour de la garnison et qu'elle n'a aucun coup légal. Le règlement original n'a pas cette règle.",

    // SP draw
    "Too few besiegers": "Trop peu d'assiégeants",
    "The game is drawn when the besiegers left on the board, inside the fort or out, can no longer make up the winning group and at least one of them is inside. The rule set original does not have this rule.":
      "La partie est nulle quand les assiégeants qui restent sur le plateau, dans le fort ou dehors, ne peuvent plus former le groupe gagnant et que l'un d'eux au moins est dans le fort. Le règlement original n'a pas cette règle.",

    // SP repetition
    Repetition: "La répétition",
    "The game is drawn when the same position, with the same turn and command, stands for the third time.":
      "La partie est nulle quand la même position, avec le même tour et le même ordre, se présente pour la troisième fois.",

    // SP progress
    "No progress": "Sans progrès",
    "The game is drawn after 200 plies in which nothing was taken and no besieger entered the fort.":
      "La partie est nulle après 200 demi-coups où rien n'a été pris et où aucun assiégeant n'est entré dans le fort.",

    // SP resignation
    Resignation: "L'abandon",
    "A team may resign; the other wins.": "Un camp peut abandonner ; l'autre gagne.",

    // SP time
    Time: "Le temps",
    "A team that oversteps its time loses.": "Un camp qui dépasse son temps perd.",

    // SP agreement
    Agreement: "L'accord",
    "The teams may agree to a draw.": "Les camps peuvent convenir de la nulle.",

    // SP points
    Points: "Les points",
    "A win scores 1-0 for the besiegers or 0-1 for the garrison, a draw ½-½.":
      "Un gain compte 1-0 pour les assiégeants ou 0-1 pour la garnison, une nulle ½-½.",

    // SP ruling 1
    "The first move": "Le premier coup",
    "After the placing the garrison moves, then White.": "Après la mise en place, la garnison joue, puis les Blancs.",

    // SP ruling 2
    "What supports": "Ce qui soutient",
    "Support is judged on the board as it stands, with the piece that would take still on its square. Besiegers inside the fort support nobody. The supported piece is no obstacle on its own square, where the supporter's line ends.":
      "Le soutien se juge sur le plateau tel qu'il est, la pièce qui prendrait étant encore sur sa case. Les assiégeants qui sont dans le fort ne soutiennent personne. La pièce soutenue n'est pas un obstacle sur sa propre case, où finit la ligne de celle qui la soutient.",

    // SP ruling 3
    "What may be commanded": "Ce qu'on peut ordonner",
    "Any besieger of either army that can be taken may be named, not only the piece that moved; a supported one may not. The garrison chooses which of its pieces takes. There is no command with a pass, nor with a move that ends the game.":
      "On peut désigner tout assiégeant de l'une ou l'autre armée qui peut être pris, pas seulement la pièce qui a joué ; un assiégeant soutenu, non. La garnison choisit laquelle de ses pièces prend. Il n'y a pas d'ordre quand on passe, ni avec un coup qui finit la partie.",

    // SP ruling 4
    "Past the corners of the fort": "Devant les angles du fort",
    "Steps such as c11 to d12 or c6 to d5 are ordinary diagonal steps.":
      "Des pas comme de c11 à d12 ou de c6 à d5 sont des pas ordinaires en diagonale.",

    // SP ruling 5
    "Which pieces the garrison must take": "Quelles pièces la garnison doit prendre",
    "The garrison needs all 24 Men of both armies and any six of their twelve officers.":
      "Il faut à la garnison les 24 Soldats des deux armées et six quelconques de leurs douze officiers.",

    // SP ruling 6
    "The order of the endings": "L'ordre des fins de partie",
    "After each ply it is asked in this order: whether the winning group is inside; whether the garrison has taken all it must; whether a garrison to move is without a move; whether too few besiegers are left, at once and by number alone; repetition; progress.":
      "Après chaque demi-coup on demande, dans cet ordre : si le groupe gagnant est dans le fort ; si la garnison a pris tout ce qu'elle doit ; si une garnison qui a le trait est sans coup ; s'il reste trop peu d'assiégeants, aussitôt et par le seul nombre ; la répétition ; le progrès.",

    // SP ruling 7
    Wings: "Les ailes",
    "In a game of five players each army has two wings: those that start on files a to f and those on files g to l. They stay the same throughout, and a wing without a move passes. White's left is files a to f, Black's left files g to l; a position marks the pieces of left wings with an apostrophe.":
      "Dans une partie à cinq joueurs, chaque armée a deux ailes : les pièces qui partent des colonnes a à f et celles des colonnes g à l. Elles restent les mêmes d'un bout à l'autre, et une aile sans coup passe. La gauche des Blancs est faite des colonnes a à f, celle des Noirs des colonnes g à l ; une position marque d'une apostrophe les pièces des ailes gauches.",

    // SP original
    "The thirteen rules alone": "Les treize règles seules",
    "The rule set original plays the printed rules with our rulings: no commands, no win by blocking, no draw for want of besiegers.":
      "Le règlement original joue les règles imprimées avec nos décisions : pas d'ordres, pas de gain par blocage, pas de nulle faute d'assiégeants.",
  },
};
