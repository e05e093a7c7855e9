/** Siege: what the server says of it, in French. @type {import("../../../said/phrasebook.js").Chapter} */
export default {
  nouns: {
    Siege: { m: "Siège" },
    South: { m: "Sud" },
    North: { m: "Nord" },

    General: { m: "Général" },
    "Banner carriers": { m: "Porte-étendard" },
    Cavalryman: { m: "Cavalier" },
    Scout: { m: "Éclaireur" },
    Artillery: { f: "Artillerie" },
    Fort: { m: "Fort" },
    Infantryman: { m: "Fantassin" },
    "senior Infantryman": { m: "Vétéran" },

    "South General": { m: "Général du Sud" },
    "South Banner carriers": { m: "Porte-étendard du Sud" },
    "South Cavalryman": { m: "Cavalier du Sud" },
    "South Scout": { m: "Éclaireur du Sud" },
    "South Artillery": { f: "Artillerie du Sud" },
    "South Fort": { m: "Fort du Sud" },
    "South Infantryman": { m: "Fantassin du Sud" },
    "South senior Infantryman": { m: "Vétéran du Sud" },

    "North General": { m: "Général du Nord" },
    "North Banner carriers": { m: "Porte-étendard du Nord" },
    "North Cavalryman": { m: "Cavalier du Nord" },
    "North Scout": { m: "Éclaireur du Nord" },
    "North Artillery": { f: "Artillerie du Nord" },
    "North Fort": { m: "Fort du Nord" },
    "North Infantryman": { m: "Fantassin du Nord" },
    "North senior Infantryman": { m: "Vétéran du Nord" },
  },

  sentences: {
    "Two armies manoeuvre around two hilltops to checkmate the enemy General or to carry their Banner into his headquarters (Glenn Nicholls, 2010).":
      "Deux armées manœuvrent autour de deux hauteurs pour mater le Général ennemi ou porter leur étendard dans son quartier général (Glenn Nicholls, 2010).",

    "How North's pieces are placed at the start.": "Comment les pièces du Nord sont rangées au départ.",
    "North's first rank is South's turned by 180 degrees, with the General on e8.":
      "La première rangée du Nord est celle du Sud tournée de 180 degrés, le Général en e8.",
    "North's first rank mirrors South's, with the General on f8.":
      "La première rangée du Nord reflète celle du Sud, le Général en f8.",

    "Western Hilltop": "Hauteur de l'Ouest",
    "Eastern Hilltop": "Hauteur de l'Est",
    "South's headquarters": "quartier général du Sud",
    "North's headquarters": "quartier général du Nord",
    "squares of South's Banner carriers": "cases du Porte-étendard du Sud",
    "squares of North's Banner carriers": "cases du Porte-étendard du Nord",

    "by checkmate": "par échec et mat",
    "by capturing the headquarters": "par la prise du quartier général",
    "by stalemate": "par pat",
    "by fifty moves without a capture or an Infantryman's move":
      "par cinquante coups sans prise ni coup de Fantassin",
    "because only the Generals are left": "parce qu'il ne reste que les Généraux",

    "{side}'s General is attacked by the {piece} on {square}.":
      "Le Général {side.du} est attaqué par {piece.le} en {square}.",

    // Moves that cannot be read
    "{words} A move is written as the square left and the square reached, such as c2e4, with the letter of the new piece after a promotion, such as e7f8f; or in short, such as Ie4.":
      "{words} Un coup s'écrit par la case quittée et la case atteinte, comme c2e4, suivies de la lettre de la nouvelle pièce après une promotion, comme e7f8f ; ou en abrégé, comme Ie4.",
    "The board has no square {text}: its files are a to j, its ranks 1 to 8.":
      "Le plateau n'a pas de case {text} : ses colonnes vont de a à j, ses rangées de 1 à 8.",
    "'{text}' is no move: the pieces are G B C S A F I N, the files a to j, the ranks 1 to 8.":
      "« {text} » n'est pas un coup : les pièces sont G B C S A F I N, les colonnes a à j, les rangées 1 à 8.",
    "Write it {text}.": "Écrivez-le {text}.",
    "Nothing is captured on {square}, so leave the x out.": "Rien n'est pris en {square} : écrivez le coup sans x.",

    // Moves that the rules forbid
    "{side} has no such {piece}.": "{side.Le} n'a {piece.aucun} de ce genre.",
    "{square} is a hilltop, so no piece stands there.": "{square} est une hauteur : aucune pièce ne s'y tient.",
    "{square} is a hilltop; no piece can go there.": "{square} est une hauteur ; aucune pièce ne peut y aller.",
    "The {piece} on {square} is not {side}'s to move.": "Ce n'est pas {side.au} de jouer {piece.le} en {square}.",
    "A move must lead to another square than {square}.": "Un coup doit mener sur une autre case que {square}.",
    "Only an Infantryman on his last rank becomes another piece, not the {piece} going to {square}.":
      "Seul un Fantassin sur sa dernière rangée devient une autre pièce, pas {piece.le} qui va en {square}.",
    "The Infantryman must become another piece on {square}, written after the square: {list}.":
      "Le Fantassin doit devenir une autre pièce en {square}, écrite après la case : {list}.",
    "{letter} for {piece}": "{letter} pour {piece}",
    "{side} has not lost the Scout of the colour of {square}, so none can be had there.":
      "{side.Le} n'a pas perdu l'Éclaireur de la couleur de {square} : on ne peut en avoir un là.",
    "{side} has lost no {piece}, so none can be had for the Infantryman.":
      "{side.Le} n'a perdu {piece.aucun} : on ne peut en avoir pour le Fantassin.",
    "It would leave the General on {square} attacked by the {piece} on {square2}.":
      "Ce coup laisserait le Général en {square} attaqué par {piece.le} en {square2}.",
    "The hilltop {square} lies between {square2} and {square3}, and nothing passes over it.":
      "La hauteur {square} se trouve entre {square2} et {square3}, et rien ne passe par-dessus.",
    "{square} is held by {side}'s own {piece}.": "{square} est déjà tenue par {piece.un} {side.du}.",

    // How a piece goes
    "The {piece} on {square} {words}; {square2} is no such square.":
      "{piece.Le} en {square} {words} ; {square2} n'est pas de ces cases.",
    "moves one square forward, backward or sideways": "va d'une case en avant, en arrière ou de côté",
    "move one square forward, straight or diagonally": "va d'une case en avant, tout droit ou en diagonale",
    "moves two squares along a file or rank and one to the side":
      "va de deux cases le long d'une colonne ou d'une rangée et d'une de côté",
    "moves along the diagonals": "va le long des diagonales",
    "moves along its file and rank": "va le long de sa colonne et de sa rangée",
    "moves one or two squares diagonally forward": "va d'une ou deux cases en diagonale vers l'avant",
    "moves one square diagonally forward": "va d'une case en diagonale vers l'avant",
    "moves one square diagonally": "va d'une case en diagonale",
    "From {square} the Banner carriers could never reach the enemy's headquarters.":
      "De {square}, le Porte-étendard ne pourrait jamais atteindre le quartier général ennemi.",
    "The Banner carriers capture only the enemy Banner carriers, not the {piece} on {square}.":
      "Le Porte-étendard ne prend que le Porte-étendard ennemi, pas {piece.le} en {square}.",
    "An Infantryman captures one square away, so not the {piece} on {square}.":
      "Un Fantassin prend à une case de distance, donc pas {piece.le} en {square}.",
    "Artillery captures over exactly one screen; between {square} and the {piece} on {square2} {words}.":
      "L'Artillerie prend par-dessus un écran et un seul ; entre {square} et {piece.le} en {square2}, {words}.",
    "there is none": "il n'y en a pas",
    "there are {list}": "il y a {list}",
    "The way to {square} is barred by the {piece} on {square2}.":
      "Le chemin vers {square} est barré par {piece.le} en {square2}.",
    "The {piece} on {square} can be captured only by the enemy General and Banner carriers.":
      "{piece.Le} en {square} ne peut être pris que par le Général et le Porte-étendard ennemis.",

    // Positions that cannot be
    "'{text}' must be '-', for Siege has no such move": "« {text} » doit être « - », car Siège n'a pas de tel coup",
    "Siege has no commands": "Siège n'a pas d'ordres",
    "{square} is a hilltop square, so it is written '*' and not counted as empty":
      "{square} est une hauteur : elle s'écrit « * » et ne compte pas comme case vide",
    "{square} is a hilltop square, so no piece can stand there":
      "{square} est une hauteur : aucune pièce ne peut s'y tenir",
    "it is a hilltop, so no piece can stand there": "c'est une hauteur : aucune pièce ne peut s'y tenir",
    "a {piece} cannot stand on his last rank, where he becomes another piece":
      "{piece.un} ne peut se tenir sur sa dernière rangée, où il devient une autre pièce",
    "{piece} cannot stand there, for no way leads on to the enemy's headquarters":
      "{piece.le} ne peut se tenir là, car aucun chemin n'y mène plus au quartier général ennemi",
    "it has no General, but needs one": "il n'a pas de Général, et il lui en faut un",
    "it has {number} Generals ({squares}), but needs just one": "il a {number} Généraux ({squares}), et il lui en faut un seul",
    "it has {number} pieces of Banner carriers ({squares}), but may have one at most":
      "il a {number} Porte-étendard ({squares}), et ne peut en avoir plus d'un",
    "it has {number} pieces, but began with {number2} and never gains any":
      "il a {number} pièces, mais a commencé avec {number2} et n'en gagne jamais",
    "{side} is to move, but {side2}'s General on {square} is already attacked by the {piece} on {square2}":
      "{side.le} a le trait, mais le Général {side2.du} en {square} est déjà attaqué par {piece.le} en {square2}",
    "{side} is to move, but has already won with its Banner carriers in the enemy's headquarters":
      "{side.le} a le trait, mais il a déjà gagné, son Porte-étendard étant dans le quartier général ennemi",

    // Where the rules come from
    "South's first rank has Banner e1 and General f1":
      "la première rangée du Sud a l'étendard en e1 et le Général en f1",
    "effect of the hilltops": "l'effet des hauteurs",
    numbers: "les nombres",
    "which they are": "lesquelles",
    "the order of the flank pieces, and whether North's is turned or mirrored":
      "l'ordre des pièces des flancs, et si celui du Nord est tourné ou reflété",
    "a piece captured again is available again": "une pièce reprise est de nouveau disponible",
    "an occupied square, a Banner captured there": "une case occupée, un étendard pris là",
    "as in chess": "comme aux échecs",
    "resignation and time": "l'abandon et le temps",
    "general rules {number}": "règles générales {number}",
    settings: "dispositions",
    "shaded squares": "cases ombrées",

    // What may be laid over the board
    hilltop: "hauteur",
    "Attacked squares": "Cases attaquées",
    "Squares on which a side could capture if an enemy stood there, with the pieces as they stand.":
      "Les cases où un camp pourrait prendre s'il s'y trouvait un ennemi, les pièces restant où elles sont.",
    "Pieces attacked": "Pièces attaquées",
    "Pieces that an enemy piece could capture, and from where.":
      "Les pièces qu'une pièce ennemie pourrait prendre, et d'où.",
    "Pieces protected": "Pièces protégées",
    "Pieces whose captor could be captured in turn.": "Les pièces dont le preneur pourrait être pris à son tour.",
    "Pieces exposed": "Pièces exposées",
    "Pieces that an enemy piece could capture and that nothing protects.":
      "Les pièces qu'une pièce ennemie pourrait prendre et que rien ne protège.",
    "The Banner's region": "Le domaine de l'étendard",
    "Squares that the Banner carriers could still come to on their way to the enemy's headquarters, if nothing else stood on the board.":
      "Les cases que le Porte-étendard pourrait encore atteindre en allant au quartier général ennemi, s'il n'y avait rien d'autre sur le plateau.",

    // The rules
    "Siege is a game for two by Glenn Nicholls, published in 2010 on a page of the Chess Variant Pages. Two armies of twenty pieces meet among two hilltops that nothing can climb. Either wins by checkmating the enemy's General, or by carrying its banner into the enemy's headquarters.":
      "Siège est un jeu pour deux joueurs de Glenn Nicholls, publié en 2010 sur une page des Chess Variant Pages. Deux armées de vingt pièces s'affrontent entre deux hauteurs que rien ne peut gravir. On gagne en matant le Général ennemi ou en portant son étendard dans le quartier général adverse.",
    "The page's prose is complete, and its many examples of moves settle nearly every doubt; the picture of the board with the pieces in their places is lost to us. So the array is a reconstruction, in two readings to choose from, and any other can be set up by a position string.":
      "Le texte de la page est complet, et ses nombreux exemples de coups lèvent presque tous les doutes ; mais l'image du plateau avec les pièces en place est perdue pour nous. L'ordre de bataille est donc une reconstitution, en deux lectures au choix, et tout autre peut être établi par une chaîne de position.",

    "The inventor's own page says so.": "La page de l'inventeur le dit elle-même.",
    "The inventor's page does not say it outright, but all its examples hold only this way; we have tried every other reading.":
      "La page de l'inventeur ne le dit pas expressément, mais tous ses exemples ne tiennent qu'ainsi ; nous avons essayé toutes les autres lectures.",
    "The page's diagram is lost. This is the most plausible of the readings that its words and examples leave.":
      "Le diagramme de la page est perdu. Voici la plus plausible des lectures que laissent son texte et ses exemples.",
    "The page is silent. This is our decision, most often what chess does.":
      "La page n'en dit rien. C'est notre décision, le plus souvent conforme à l'usage des échecs.",

    // S board
    "The board": "Le plateau",
    "The board has ten files, a to j, and eight ranks. A square is named by its file and its rank.":
      "Le plateau compte dix colonnes, de a à j, et huit rangées. Une case se nomme par sa colonne et sa rangée.",

    // S hilltops
    "The hilltops": "Les hauteurs",
    "The Western Hilltop is c4 d4 c5 d5, the Eastern Hilltop g4 h4 g5 h5. Nothing stands on them, moves over them or captures over them, and they are never a screen for Artillery. Pieces pass freely along their sides and, on a diagonal, past their corners.":
      "La Hauteur de l'Ouest occupe c4 d4 c5 d5, la Hauteur de l'Est g4 h4 g5 h5. Rien n'y stationne, rien ne passe ni ne prend par-dessus, et elles ne servent jamais d'écran à l'Artillerie. Les pièces passent librement le long de leurs flancs et, en diagonale, devant leurs angles.",

    // S headquarters squares
    "The headquarters": "Les quartiers généraux",
    "South's headquarters are e1 and f1, North's e8 and f8. For every piece but the Banner carriers they are squares like any other.":
      "Le quartier général du Sud est en e1 et f1, celui du Nord en e8 et f8. Pour toute pièce autre que le Porte-étendard, ce sont des cases comme les autres.",

    // S armies
    "The armies": "Les armées",
    "Each army has one General, one piece of Banner carriers, two Cavalrymen, two Scouts, two pieces of Artillery, two Forts and ten Infantrymen. South's army is grey, North's dark blue. No army ever has two Generals, two pieces of Banner carriers or more than twenty pieces.":
      "Chaque armée compte un Général, un Porte-étendard, deux Cavaliers, deux Éclaireurs, deux pièces d'Artillerie, deux Forts et dix Fantassins. L'armée du Sud est grise, celle du Nord bleu foncé. Jamais une armée n'a deux Généraux, deux Porte-étendard ni plus de vingt pièces.",

    // S array
    "The array": "L'ordre de bataille",
    "The Infantrymen fill each side's second rank. South's first rank from a to j is Fort, Cavalryman, Artillery, Scout, Banner carriers, General, Scout, Artillery, Cavalryman, Fort. In the array \"point\" North's first rank is the same turned by 180 degrees, with the General on e8; in the array \"mirror\" it is the mirror image, with the General on f8. Any other array can be set up by a position string.":
      "Les Fantassins garnissent la deuxième rangée de chaque camp. La première rangée du Sud, de a à j, porte : Fort, Cavalier, Artillerie, Éclaireur, Porte-étendard, Général, Éclaireur, Artillerie, Cavalier, Fort. Dans l'ordre « point », la première rangée du Nord est la même tournée de 180 degrés, le Général en e8 ; dans l'ordre « mirror », elle en est l'image dans un miroir, le Général en f8. Tout autre ordre peut être établi par une chaîne de position.",

    // S turn
    Turns: "Le trait",
    "South moves first, then the sides move in turn. A move takes one piece of one's own to another square; one may not pass.":
      "Le Sud commence, puis chacun joue à son tour. Un coup mène une de ses propres pièces sur une autre case ; on n'a pas le droit de passer.",

    // S capture
    Captures: "La prise",
    "A piece captures by moving on to the square of an enemy piece, which leaves the board. No square holds two pieces, and nobody captures his own. There is no capture in passing.":
      "Une pièce prend en allant sur la case d'une pièce ennemie, qui quitte le plateau. Deux pièces n'occupent jamais la même case, et nul ne prend les siennes. Il n'y a pas de prise en passant.",

    // S general
    "The General": "Le Général",
    "The General moves one square forward, backward or sideways, never diagonally, and captures the same way. The two Generals may face each other on an open file, and there is no castling.":
      "Le Général va d'une case en avant, en arrière ou de côté, jamais en diagonale, et prend de même. Les deux Généraux peuvent se faire face sur une colonne ouverte, et il n'y a pas de roque.",

    // S banner
    "The Banner carriers": "Le Porte-étendard",
    "The Banner carriers move one square forward, straight or diagonally, to an empty square. They capture nothing but the enemy Banner carriers, by the same moves, and give no check.":
      "Le Porte-étendard va d'une case en avant, tout droit ou en diagonale, sur une case vide. Il ne prend que le Porte-étendard ennemi, de la même façon, et ne donne jamais échec.",

    // S banner capture
    "Capturing the Banner carriers": "La prise du Porte-étendard",
    "Only the enemy General and the enemy Banner carriers can capture Banner carriers. An army that has lost them can still win by checkmate.":
      "Seuls le Général et le Porte-étendard ennemis peuvent prendre un Porte-étendard. Une armée qui a perdu le sien peut encore gagner par échec et mat.",

    // S banner region
    "Where the Banner carriers may go": "Où peut aller le Porte-étendard",
    "Banner carriers stand only on squares from which they could still reach the enemy's headquarters by their own forward moves if no other piece were on the board.":
      "Le Porte-étendard ne se tient que sur les cases d'où il pourrait encore, par ses propres pas en avant, atteindre le quartier général ennemi s'il n'y avait aucune autre pièce sur le plateau.",

    // S cavalryman
    "The Cavalryman": "Le Cavalier",
    "The Cavalryman moves and captures like the knight of chess: two squares along a file or rank and one to the side, over anything between.":
      "Le Cavalier joue et prend comme le cavalier des échecs : deux cases le long d'une colonne ou d'une rangée et une de côté, par-dessus tout ce qui se trouve entre.",

    // S scout
    "The Scout": "L'Éclaireur",
    "The Scout moves and captures like the bishop of chess: any number of squares along a diagonal, up to the first piece in the way, which it captures if it is an enemy's.":
      "L'Éclaireur joue et prend comme le fou des échecs : autant de cases qu'il veut en diagonale, jusqu'à la première pièce sur son chemin, qu'il prend si elle est ennemie.",

    // S artillery
    Artillery: "Artillerie",
    "Artillery moves like the rook of chess, along a file or rank over empty squares. It captures along the same lines, but only the piece that comes right after exactly one other piece, the screen, which may be of either side.":
      "L'Artillerie se déplace comme la tour des échecs, le long d'une colonne ou d'une rangée, par des cases vides. Elle prend sur les mêmes lignes, mais seulement la pièce qui vient juste après une autre, et une seule : l'écran, qui peut être de l'un ou l'autre camp.",

    // S fort
    "The Fort": "Le Fort",
    "The Fort moves and captures like the rook of chess: any number of squares along a file or rank, up to the first piece in the way, which it captures if it is an enemy's.":
      "Le Fort joue et prend comme la tour des échecs : autant de cases qu'il veut le long d'une colonne ou d'une rangée, jusqu'à la première pièce sur son chemin, qu'il prend si elle est ennemie.",

    // S infantryman
    "The Infantryman": "Le Fantassin",
    "The Infantryman moves and captures one square diagonally forward. From his own second rank he may instead move two squares diagonally forward, but not capture, if both squares are empty.":
      "Le Fantassin joue et prend d'une case en diagonale vers l'avant. De sa propre deuxième rangée, il peut aussi avancer de deux cases en diagonale, mais sans prendre, si les deux cases sont vides.",

    // S senior
    "The senior Infantryman": "Le Vétéran",
    "The senior Infantryman moves and captures one square diagonally, forward or backward. He never moves two squares.":
      "Le Vétéran joue et prend d'une case en diagonale, en avant ou en arrière. Il ne va jamais de deux cases.",

    // S promotion
    Promotion: "La promotion",
    "An Infantryman who reaches the last rank becomes, at once, a Fort, Artillery, a Cavalryman or a Scout of which his army has fewer than the two it began with, a Scout only if his army has none on squares of that colour; or a senior Infantryman, which is always allowed. He may not stay an Infantryman.":
      "Un Fantassin qui atteint la dernière rangée devient aussitôt Fort, Artillerie, Cavalier ou Éclaireur, pourvu que son armée en ait moins que les deux du début, et Éclaireur seulement si son armée n'en a aucun sur les cases de cette couleur ; ou bien Vétéran, ce qui est toujours permis. Il ne peut rester Fantassin.",

    // S check
    Check: "L'échec",
    "A General whom an enemy piece could capture is in check. No move may leave one's own General attacked, whether it moves him or not. Banner carriers never attack a General.":
      "Un Général qu'une pièce ennemie pourrait prendre est en échec. Aucun coup ne peut laisser son propre Général attaqué, qu'il le déplace ou non. Le Porte-étendard n'attaque jamais un Général.",

    // S checkmate
    Checkmate: "L'échec et mat",
    "A General in check whose side has no legal move is checkmated, and his side has lost.":
      "Un Général en échec dont le camp n'a aucun coup légal est mat, et son camp a perdu.",

    // S headquarters
    "Capturing the headquarters": "La prise du quartier général",
    "Banner carriers that reach a square of the enemy's headquarters win at once, even if that square is attacked. They may not enter it while another piece stands there, except to capture the enemy Banner carriers, which wins too. The move must be legal like any other: it may not leave one's own General attacked. If it checkmates at the same time, it counts as checkmate.":
      "Le Porte-étendard qui atteint une case du quartier général ennemi gagne aussitôt, même si cette case est attaquée. Il ne peut y entrer tant qu'une autre pièce s'y tient, sauf pour prendre le Porte-étendard ennemi, ce qui gagne aussi. Le coup doit être légal comme tout autre : il ne peut laisser son propre Général attaqué. S'il mate en même temps, il compte comme échec et mat.",

    // S stalemate
    Stalemate: "Le pat",
    "A side that is to move, is not in check and has no legal move ends the game as a draw.":
      "Un camp qui a le trait, n'est pas en échec et n'a aucun coup légal termine la partie par la nulle.",

    // S repetition
    Repetition: "La répétition",
    "The game is drawn when the same position, with the same side to move, stands on the board for the third time.":
      "La partie est nulle quand la même position, avec le même camp au trait, se présente pour la troisième fois.",

    // S fifty moves
    "Fifty moves": "Les cinquante coups",
    "The game is drawn when each side has made fifty moves in a row without a capture or a move of an Infantryman. A senior Infantryman's moves do not count as an Infantryman's. If the last of these moves wins, it wins.":
      "La partie est nulle quand chaque camp a joué cinquante coups de suite sans prise et sans coup de Fantassin. Les coups du Vétéran ne comptent pas comme ceux d'un Fantassin. Si le dernier de ces coups gagne, il gagne.",

    // S generals only
    "Only the Generals left": "Plus que les Généraux",
    "The game is drawn when nothing but the two Generals is left.":
      "La partie est nulle quand il ne reste que les deux Généraux.",

    // S agreement
    Agreement: "L'accord",
    "The players may agree on a draw.": "Les joueurs peuvent convenir de la nulle.",

    // S resignation
    Resignation: "L'abandon",
    "A player who resigns loses.": "Un joueur qui abandonne perd.",

    // S time
    Time: "Le temps",
    "A player whose clock runs out loses.": "Un joueur dont la pendule est à bout perd.",

    // S points
    Points: "Les points",
    "Checkmate scores three points for the winner, capturing the headquarters two, and a draw one for each side. A win by resignation or on time scores three. The loser scores nothing.":
      "L'échec et mat rapporte trois points au vainqueur, la prise du quartier général deux, et la nulle un à chaque camp. Un gain par abandon ou au temps en rapporte trois. Le perdant n'en marque aucun.",

    // S adviser
    "The adviser": "Le conseiller",
    "Each player may consult an adviser once in a game, away from the board, while he has the move and his own clock runs.":
      "Chaque joueur peut, une fois par partie, consulter un conseiller loin du plateau, pendant qu'il a le trait et que sa propre pendule tourne.",
  },
};
