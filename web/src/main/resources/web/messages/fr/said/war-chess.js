/** War-Chess: what the server says of it, in French. @type {import("../../../said/phrasebook.js").Chapter} */
export default {
  nouns: {
    "War-Chess": { m: "War-Chess" },
    Attacker: { m: "attaquant" },
    Defender: { m: "défenseur" },
    attacker: { m: "attaquant" },
    defender: { m: "défenseur" },
    "the attacker": { m: "attaquant" },
    "the defender": { m: "défenseur" },

    "Light Infantry": { f: "Infanterie légère" },
    "Infantry of the Line": { f: "Infanterie de ligne" },
    Cavalry: { f: "Cavalerie" },
    Wagon: { m: "Fourgon" },
    Citadel: { f: "Citadelle" },

    "Attacker Light Infantry": { f: "Infanterie légère de l'attaquant" },
    "Attacker Infantry of the Line": { f: "Infanterie de ligne de l'attaquant" },
    "Attacker Cavalry": { f: "Cavalerie de l'attaquant" },
    "Attacker Artillery": { f: "Artillerie de l'attaquant" },
    "Attacker Wagon": { m: "Fourgon de l'attaquant" },

    "Defender Light Infantry": { f: "Infanterie légère du défenseur" },
    "Defender Infantry of the Line": { f: "Infanterie de ligne du défenseur" },
    "Defender Cavalry": { f: "Cavalerie du défenseur" },
    "Defender Artillery": { f: "Artillerie du défenseur" },
    "Defender Citadel": { f: "Citadelle du défenseur" },
  },

  sentences: {
    "Two armies of 1866 meet at a river: the attacker is after the Citadel, the defender after the Wagon, and nobody but Artillery may stop under the enemy's guns.":
      "Deux armées de 1866 s'affrontent à une rivière : l'attaquant en veut à la Citadelle, le défenseur au Fourgon, et nul, sauf l'Artillerie, ne peut s'arrêter sous le canon ennemi.",

    Attacker: "Attaquant",
    Defender: "Défenseur",
    "the attacker": "l'attaquant",
    "the defender": "le défenseur",
    "Plate numbers": "Numéros des planches",

    "The book of 1866.": "Le livre de 1866.",
    "Who moves first.": "Qui commence.",
    "the attacker moves first": "l'attaquant commence",
    "the defender moves first": "le défenseur commence",

    "by taking the Citadel": "par la prise de la Citadelle",
    "by taking the Wagon": "par la prise du Fourgon",
    "by taking the last of the enemy's troops": "par la prise de la dernière troupe ennemie",
    "for want of a legal move": "faute de coup légal",
    "after 200 plies without a capture": "après 200 demi-coups sans prise",

    "The {side}'s {piece} on {square} is exposed to the Artillery on {squares}.":
      "{piece.Le} {side.du} en {square} est exposé{piece.e} à l'Artillerie en {squares}.",
    "The Citadel on {square} is commanded by the Artillery on {squares}.":
      "La Citadelle en {square} est commandée par l'Artillerie en {squares}.",

    // Moves that cannot be read
    "{words} A move is written as the square left and the square reached, such as i16i14, in short, such as Ii14, or by the numbers of plate 4, 1 to 90, such as 36-44.":
      "{words} Un coup s'écrit par la case quittée et la case atteinte, comme i16i14, en abrégé, comme Ii14, ou par les numéros de la planche 4, de 1 à 90, comme 36-44.",
    "The field has no square {text}: its files are a to q, its ranks 1 to 19, and every other place of a rank is one.":
      "Le terrain n'a pas de case {text} : ses colonnes vont de a à q, ses rangées de 1 à 19, et une place sur deux d'une rangée en est une.",

    // Moves that the rules forbid
    "{side} has no such figure.": "{side.Le} n'a pas de telle pièce.",
    "{square} is river, so no figure stands there.": "{square} est dans la rivière : aucune pièce ne s'y tient.",
    "{square} is river; no figure can go there.": "{square} est dans la rivière ; aucune pièce ne peut y aller.",
    "No figure stands on {square}.": "Il n'y a pas de pièce en {square}.",
    "The {side}'s {piece} on {square} is not {side2}'s to move.":
      "Ce n'est pas {side2.au} de jouer {piece.le} {side.du} en {square}.",
    "The Citadel does not move.": "La Citadelle ne bouge pas.",
    "The {side}'s {piece} on {square} stands there already.": "{piece.Le} {side.du} est déjà en {square}.",
    "The {piece} on {square} cannot take the {side}'s {piece2} on {square2}: the Wagon takes nothing.":
      "{piece.Le} en {square} ne peut prendre {piece2.le} {side.du} en {square2} : le Fourgon ne prend rien.",
    "The {piece} on {square} cannot take the {side}'s {piece2} on {square2}: Artillery takes only Artillery.":
      "{piece.Le} en {square} ne peut prendre {piece2.le} {side.du} en {square2} : l'Artillerie ne prend que l'Artillerie.",
    "The {piece} on {square} would stand exposed on {square2} to the Artillery on {squares}: next to Artillery of both sides it is not protected.":
      "{piece.Le} en {square} se trouverait exposé{piece.e} en {square2} à l'Artillerie en {squares} : auprès de l'Artillerie des deux camps, {piece.il} n'est pas protégé{piece.e}.",
    "The {piece} on {square} would stand exposed on {square2} to the Artillery on {squares}, with no Artillery of its side next to it.":
      "{piece.Le} en {square} se trouverait exposé{piece.e} en {square2} à l'Artillerie en {squares}, sans Artillerie de son camp auprès.",
    "It would let the Artillery on {squares} command the Citadel.":
      "Ce coup laisserait l'Artillerie en {squares} commander la Citadelle.",
    "It would leave the {side}'s {piece} on {square} exposed to the Artillery on {squares}.":
      "Ce coup laisserait {piece.le} {side.du} en {square} exposé{piece.e} à l'Artillerie en {squares}.",

    // Obligations
    "The figures on {squares} are exposed to Artillery.": "Les pièces en {squares} sont exposées à l'Artillerie.",
    "{words} The Wagon must be made safe first, for example by {text}.":
      "{words} Il faut d'abord mettre le Fourgon en sûreté, par exemple par {text}.",
    "{words} That must be ended first, for example by {text}.":
      "{words} Il faut d'abord y mettre fin, par exemple par {text}.",
    "{words} That cannot be ended at once, so a figure must come up that could take such Artillery next, for example by {text}.":
      "{words} On ne peut y mettre fin aussitôt : une pièce doit donc venir qui puisse ensuite prendre une telle Artillerie, par exemple par {text}.",
    "{words} It must be made safe first, for example by {text}.":
      "{words} Il faut d'abord la mettre en sûreté, par exemple par {text}.",
    "{words} One of them must be made safe first, for example by {text}.":
      "{words} Il faut d'abord mettre l'une d'elles en sûreté, par exemple par {text}.",

    // How a figure goes
    "No straight line leads from {square} to {square2}. {words}":
      "Aucune ligne droite ne mène de {square} à {square2}. {words}",
    "The {piece} on {square} does not reach {square2}. {words}":
      "{piece.Le} en {square} n'atteint pas {square2}. {words}",
    "Light Infantry moves one to three squares straight forward or obliquely forward, and one or two in each of the other five directions.":
      "L'Infanterie légère va d'une à trois cases droit devant elle ou en oblique vers l'avant, et d'une ou deux dans chacune des cinq autres directions.",
    "Infantry of the Line moves one or two squares in any of the eight directions.":
      "L'Infanterie de ligne va d'une ou deux cases dans n'importe laquelle des huit directions.",
    "Cavalry moves one to three squares in any of the eight directions.":
      "La Cavalerie va d'une à trois cases dans n'importe laquelle des huit directions.",
    "Artillery moves one to three squares obliquely and takes nothing but Artillery.":
      "L'Artillerie va d'une à trois cases en oblique et ne prend que l'Artillerie.",
    "The attacker's Wagon, his supply train, moves one or two squares obliquely.":
      "Le Fourgon de l'attaquant, son train des équipages, va d'une ou deux cases en oblique.",
    "The river cuts the way from {square} to {square2} beyond {square3}.":
      "La rivière coupe le chemin de {square} à {square2} après {square3}.",
    "The {side}'s {piece} on {square} stands in the way from {square2} to {square3}.":
      "{piece.Le} {side.du} en {square} barre le chemin de {square2} à {square3}.",

    // Positions that cannot be
    "'K' would be a Citadel of the attacker; only the defender has one, k":
      "« K » serait une Citadelle de l'attaquant ; seul le défenseur en a une, k",
    "'w' would be a Wagon of the defender; only the attacker has one, W":
      "« w » serait un Fourgon du défenseur ; seul l'attaquant en a un, W",
    "{piece} is no figure of War-Chess": "{piece.le} n'est pas une pièce de War-Chess",
    "{square} is a river square, so it is written '*' and not counted as empty":
      "{square} est dans la rivière : elle s'écrit « * » et ne compte pas comme case vide",
    "{square} is a river square, so no piece can stand there":
      "{square} est dans la rivière : aucune pièce ne peut s'y tenir",
    "it is river, so nothing can stand there": "c'est la rivière : rien ne peut s'y tenir",
    "{piece} of {side} on {squares}: that is {number}, but he begins with {number2} and never gains one":
      "{piece} {side.du} en {squares} : cela fait {number}, mais il commence avec {number2} et n'en gagne jamais",
    "'{text}' is not one of w b": "« {text} » n'est ni w ni b",
    "War-Chess has no commands": "War-Chess n'a pas d'ordres",

    // Where the rules come from
    "note D": "note D",
    "plate {number}": "planche {number}",
    "plates 1 and 4": "planches 1 et 4",
    "plate {number} fig. {number2}": "planche {number}, fig. {number2}",
    "for figures other than Artillery": "pour les pièces autres que l'Artillerie",
    "it takes nothing": "il ne prend rien",
    "protecting it and interposing": "le protéger et interposer une pièce",
    "the order": "l'ordre",
    "their order": "leur ordre",
    "when both sides have none": "quand aucun camp n'en a",

    // What may be laid over the field
    river: "rivière",
    ford: "gué",
    bridge: "pont",
    "Covered ground": "Terrain battu",
    "Squares that a side's Artillery covers.": "Les cases que bat l'Artillerie d'un camp.",
    "Protected ground": "Terrain protégé",
    "Squares beside a side's Artillery and not beside the enemy's: no figure of that side is exposed there.":
      "Les cases auprès de l'Artillerie d'un camp et non de celle de l'ennemi : aucune pièce de ce camp n'y est exposée.",
    "Closed ground": "Terrain interdit",
    "Squares on which a side's figures may not stop, because they would be exposed there.":
      "Les cases où les pièces d'un camp ne peuvent s'arrêter, parce qu'elles y seraient exposées.",
    "Figures exposed": "Pièces exposées",
    "Figures that are exposed, with the Artillery that exposes them.":
      "Les pièces exposées, avec l'Artillerie qui les expose.",
    "Figures supported": "Pièces soutenues",
    "Figures on protected ground, with the Artillery that protects them.":
      "Les pièces en terrain protégé, avec l'Artillerie qui les protège.",
    "The Citadel, with the Artillery that commands it.": "La Citadelle, avec l'Artillerie qui la commande.",

    // The rules
    "War-Chess, or the Game of Battle, was invented by Colonel Charles Richardson and published by C. B. Richardson in New York in 1866, the year after the American Civil War, in a booklet with four plates. The attacker wants the Citadel, the defender the attacker's supply train, and between them lies a river with two fords and a bridge.":
      "War-Chess, ou le Jeu de la bataille, fut inventé par le colonel Charles Richardson et publié par C. B. Richardson à New York en 1866, l'année qui suivit la guerre de Sécession, dans un livret à quatre planches. L'attaquant veut la Citadelle, le défenseur le train des équipages de l'attaquant, et entre eux coule une rivière à deux gués et un pont.",
    "Its Artillery takes nothing but Artillery. It governs the field by what it covers: nobody else may stop under its fire, and who is caught there must get away. The book explains this by examples on four plates; where book and plates leave a question open, a ruling answers it and is marked as one.":
      "Son Artillerie ne prend que l'Artillerie. Elle règne sur le terrain par ce qu'elle bat : nul autre ne peut s'arrêter sous son feu, et qui s'y trouve pris doit s'en tirer. Le livre l'explique par des exemples sur quatre planches ; là où texte et planches laissent une question ouverte, une décision y répond et porte ce nom.",

    "Charles Richardson's book, War-Chess, or the Game of Battle (New York, 1866): its text says so.":
      "Le livre de Charles Richardson, War-Chess, or the Game of Battle (New York, 1866) : son texte le dit.",
    "One of the four engraved plates of that book shows it.":
      "L'une des quatre planches gravées de ce livre le montre.",
    "The book is silent or can be read in several ways, and this is what we decided.":
      "Le livre n'en dit rien ou se lit de plusieurs façons, et voici ce que nous avons décidé.",
    "Not in the book; added so that every game comes to an end.":
      "Absent du livre ; ajouté pour que toute partie ait une fin.",

    // WC field
    "The field": "Le terrain",
    "The field is a lattice of 143 diamonds, of which 139 can be occupied. A square is named by its file, a to q, counted in half squares from the left, and its rank, 1 to 19, counted from the defender's back edge. Squares that share an edge are obliquely joined; squares that touch at a corner are joined straight (up and down the field) or laterally (across it). Plate 4 numbers 90 of the squares.":
      "Le terrain est un treillis de 143 losanges, dont 139 peuvent être occupés. Une case se nomme par sa colonne, de a à q, comptée en demi-cases depuis la gauche, et par sa rangée, de 1 à 19, comptée depuis le bord arrière du défenseur. Les cases qui partagent un côté se joignent en oblique ; celles qui se touchent par un angle se joignent en ligne droite (le long du terrain) ou latéralement (en travers). La planche 4 numérote 90 des cases.",

    // WC river
    "The river": "La rivière",
    "A river crosses the field. Its squares g8, h9, j11 and k12 are never occupied or passed. Besides, sixteen pairs of neighbouring squares lie on opposite banks with the water between them: between these nothing moves, takes or covers. The river is crossed only over the fords d7 and n13 and the bridge i10, which are squares like any other.":
      "Une rivière traverse le terrain. Ses cases g8, h9, j11 et k12 ne sont jamais occupées ni franchies. En outre, seize couples de cases voisines se trouvent sur des rives opposées, l'eau passant entre elles : de l'une à l'autre rien ne va, ne prend ni ne bat. On ne passe la rivière que par les gués d7 et n13 et le pont i10, qui sont des cases comme les autres.",

    // WC armies
    "The armies and how they are drawn up": "Les armées et leur ordre de bataille",
    "Each side has four Light Infantry, five Infantry of the Line, two Cavalry and two Artillery. The attacker has a Wagon as well, the defender a Citadel. Nothing is ever added, so no side can have more. The attacker stands on the high ranks and his forward is down the field; the defender stands on the low ranks and his forward is up the field.":
      "Chaque camp a quatre pièces d'Infanterie légère, cinq d'Infanterie de ligne, deux de Cavalerie et deux d'Artillerie. L'attaquant a de plus un Fourgon, le défenseur une Citadelle. Rien n'est jamais ajouté : aucun camp ne peut en avoir davantage. L'attaquant se tient sur les rangées hautes et son avant descend le terrain ; le défenseur se tient sur les rangées basses et son avant le remonte.",

    // WC turn
    Turns: "Le trait",
    "The sides move in turn, one figure of one's own at a time. The attacker moves first unless the option first=defender says otherwise.":
      "Les camps jouent à tour de rôle, une seule de leurs pièces à la fois. L'attaquant commence, à moins que l'option first=defender n'en dispose autrement.",

    // WC 1
    "How figures move and take": "Comment les pièces vont et prennent",
    "A figure moves in a straight line, step by step, over empty squares, as far as its kind allows. It takes an enemy figure by moving onto its square. Nothing jumps, nothing moves onto a figure of its own side, and no figure stays where it is.":
      "Une pièce va en ligne droite, pas à pas, par des cases vides, aussi loin que son arme le permet. Elle prend une pièce ennemie en allant sur sa case. Rien ne saute, rien ne va sur une pièce de son camp, et aucune pièce ne joue pour rester sur place.",

    // WC L
    "Light Infantry": "Infanterie légère",
    "Light Infantry moves one to three squares straight forward or obliquely forward, and one or two in each of the other five directions. It takes Light Infantry, Infantry of the Line, Cavalry, Artillery, the Citadel and the Wagon.":
      "L'Infanterie légère va d'une à trois cases droit devant elle ou en oblique vers l'avant, et d'une ou deux dans chacune des cinq autres directions. Elle prend l'Infanterie légère, l'Infanterie de ligne, la Cavalerie, l'Artillerie, la Citadelle et le Fourgon.",

    // WC I
    "Infantry of the Line": "Infanterie de ligne",
    "Infantry of the Line moves one or two squares in any of the eight directions. It takes what Light Infantry takes.":
      "L'Infanterie de ligne va d'une ou deux cases dans n'importe laquelle des huit directions. Elle prend ce que prend l'Infanterie légère.",

    // WC C
    Cavalry: "Cavalerie",
    "Cavalry moves one to three squares in any of the eight directions. It takes what Light Infantry takes.":
      "La Cavalerie va d'une à trois cases dans n'importe laquelle des huit directions. Elle prend ce que prend l'Infanterie légère.",

    // WC A
    Artillery: "Artillerie",
    "Artillery moves one to three squares obliquely and takes nothing but Artillery. Against everything else it works by the squares it covers.":
      "L'Artillerie va d'une à trois cases en oblique et ne prend que l'Artillerie. Contre tout le reste, elle agit par les cases qu'elle bat.",

    // WC W
    "The Wagon": "Le Fourgon",
    "The attacker's Wagon, his supply train, moves one or two squares obliquely. It takes nothing.":
      "Le Fourgon de l'attaquant, son train des équipages, va d'une ou deux cases en oblique. Il ne prend rien.",

    // WC K
    "The Citadel": "La Citadelle",
    "The defender's Citadel does not move and takes nothing. Artillery never takes it.":
      "La Citadelle du défenseur ne bouge pas et ne prend rien. L'Artillerie ne la prend jamais.",

    // WC cover
    Cover: "Le feu de l'Artillerie",
    "Artillery covers the squares up to three steps away on its four oblique lines, up to and including the first figure met and never past it; no line runs over the river but by ford or bridge.":
      "L'Artillerie bat les cases distantes d'au plus trois pas sur ses quatre lignes obliques, jusqu'à la première pièce rencontrée, comprise, et jamais au-delà ; aucune ligne ne passe la rivière, si ce n'est par un gué ou le pont.",

    // WC protected
    Protection: "La protection",
    "A square is protected for a side if it is one oblique step from Artillery of that side and not one oblique step from Artillery of the enemy. A step that the river cuts does not count.":
      "Une case est protégée pour un camp si elle est à un pas oblique d'une Artillerie de ce camp et n'est pas à un pas oblique d'une Artillerie ennemie. Un pas que coupe la rivière ne compte pas.",

    // WC exposed
    Exposure: "L'exposition",
    "A Light Infantry, Infantry of the Line, Cavalry or Wagon is exposed when enemy Artillery covers its square and the square is not protected for its side. Artillery is never exposed: it may stand in range, where Artillery can take it.":
      "Une pièce d'Infanterie légère, d'Infanterie de ligne ou de Cavalerie, ou un Fourgon, est exposée quand l'Artillerie ennemie bat sa case et que cette case n'est pas protégée pour son camp. L'Artillerie n'est jamais exposée : elle peut se tenir à portée, où l'Artillerie peut la prendre.",

    // WC commanded
    "Command of the Citadel": "La Citadelle commandée",
    "The Citadel is commanded when enemy Artillery covers its square. Protection does not help it.":
      "La Citadelle est commandée quand l'Artillerie ennemie bat sa case. La protection ne lui sert de rien.",

    // WC 2
    "No figure moves into exposure": "Nulle pièce ne va s'exposer",
    "The figure that moved must not stand exposed after its move. It may pass over covered squares; only where it stops counts. This holds for taking too, so Artillery that other Artillery supports, and a Wagon that its own Artillery covers, cannot be taken without the help of Artillery. One exception: the Citadel may be taken even where its square is covered.":
      "La pièce qui a joué ne doit pas se trouver exposée après son coup. Elle peut passer par des cases battues ; seule compte celle où elle s'arrête. Cela vaut aussi pour les prises : une Artillerie soutenue par une autre, un Fourgon couvert par sa propre Artillerie ne peuvent donc être pris sans le secours de l'Artillerie. Une seule exception : la Citadelle peut être prise même si sa case est battue.",

    // WC 3
    "No move exposes other figures": "Nul coup n'expose d'autres pièces",
    "A move must not leave another figure of its own side newly exposed, nor its own Citadel newly commanded. Figures that were exposed already, and a Citadel that was commanded already, do not count here.":
      "Un coup ne doit pas laisser une autre pièce de son camp nouvellement exposée, ni sa propre Citadelle nouvellement commandée. Les pièces qui étaient déjà exposées, et une Citadelle qui était déjà commandée, ne comptent pas ici.",

    // WC 4
    Obligations: "Les obligations",
    "A side that begins its turn with something exposed or commanded must see to it: to the Wagon or the Citadel first, otherwise to its other figures. A move that takes the Citadel or the Wagon may be played whatever the obligation.":
      "Un camp qui commence son tour avec quelque chose d'exposé ou de commandé doit y pourvoir : au Fourgon ou à la Citadelle d'abord, sinon à ses autres pièces. Un coup qui prend la Citadelle ou le Fourgon peut se jouer quelle que soit l'obligation.",

    // WC 4a
    "The exposed Wagon": "Le Fourgon exposé",
    "When the Wagon is exposed, the attacker must play a move after which it is not: by taking the Artillery, moving the Wagon, putting a figure between or protecting it.":
      "Quand le Fourgon est exposé, l'attaquant doit jouer un coup après lequel il ne l'est plus : en prenant l'Artillerie, en déplaçant le Fourgon, en interposant une pièce ou en le protégeant.",

    // WC 4b
    "The commanded Citadel": "La Citadelle commandée",
    "When the Citadel is commanded, the defender must play a move after which no Artillery commands it: by taking the Artillery or putting a figure between. If there is none, he must play a move after which one of his figures could take an Artillery that then commands the Citadel, if he were to move again; a figure that would stand exposed after taking could not.":
      "Quand la Citadelle est commandée, le défenseur doit jouer un coup après lequel aucune Artillerie ne la commande : en prenant l'Artillerie ou en interposant une pièce. S'il n'y en a pas, il doit jouer un coup après lequel une de ses pièces pourrait prendre une Artillerie qui commande alors la Citadelle, s'il rejouait aussitôt ; une pièce qui se trouverait exposée après cette prise ne le pourrait pas.",

    // WC 4c
    "Exposed figures, one at a time": "Les pièces exposées, une à la fois",
    "Otherwise, when Light Infantry, Infantry of the Line or Cavalry is exposed, its side must play a move after which at least one of the figures that were exposed no longer is: by moving it, protecting it, putting a figure between or taking the Artillery.":
      "Autrement, quand de l'Infanterie légère, de l'Infanterie de ligne ou de la Cavalerie est exposée, son camp doit jouer un coup après lequel au moins une des pièces qui étaient exposées ne l'est plus : en la déplaçant, en la protégeant, en interposant une pièce ou en prenant l'Artillerie.",

    // WC 4d
    "Obligations that cannot be met": "Les obligations qu'on ne peut remplir",
    "Where no move that the other rules allow meets the obligation, it lapses for that turn: the side may play any such move, and no lesser obligation takes its place. That some move would take the Citadel or the Wagon does not keep an obligation alive, unless that move also meets it on the board.":
      "Quand aucun coup permis par les autres règles ne remplit l'obligation, elle tombe pour ce tour : le camp peut jouer n'importe lequel de ces coups, et aucune obligation moindre ne la remplace. Qu'un coup puisse prendre la Citadelle ou le Fourgon ne maintient pas l'obligation, à moins que ce coup ne la remplisse aussi sur le terrain.",

    // WC 5
    "Deciding moves": "Les coups décisifs",
    "A move that takes the Citadel or the Wagon decides the game, so it may expose other figures and leave obligations unmet. Taking the Wagon must still not expose the figure that takes it. Taking the last of the enemy's troops has no such privilege.":
      "Un coup qui prend la Citadelle ou le Fourgon décide de la partie ; il peut donc exposer d'autres pièces et laisser des obligations non remplies. La prise du Fourgon ne doit pourtant pas exposer la pièce qui le prend. La prise de la dernière troupe ennemie n'a pas ce privilège.",

    // WC end citadel
    "The Citadel is taken": "La Citadelle est prise",
    "When the Citadel is taken the attacker has won. A position set up without it is won the same way, whatever else is missing.":
      "Quand la Citadelle est prise, l'attaquant a gagné. Une position établie sans elle est gagnée de même, quoi qu'il manque par ailleurs.",

    // WC end wagon
    "The Wagon is taken": "Le Fourgon est pris",
    "When the Wagon is taken the defender has won. A position set up without it is won the same way, unless the Citadel is missing too.":
      "Quand le Fourgon est pris, le défenseur a gagné. Une position établie sans lui est gagnée de même, à moins que la Citadelle ne manque aussi.",

    // WC end troops
    "No troops are left": "Plus de troupes",
    "A side with no Light Infantry, Infantry of the Line or Cavalry left has lost, since Artillery takes neither Citadel nor Wagon. In a position set up without troops on either side, the side to move has lost.":
      "Un camp à qui il ne reste ni Infanterie légère, ni Infanterie de ligne, ni Cavalerie a perdu, puisque l'Artillerie ne prend ni la Citadelle ni le Fourgon. Dans une position établie sans troupes de part et d'autre, c'est le camp au trait qui a perdu.",

    // WC end stuck
    "No legal move": "Aucun coup légal",
    "A side to move that has no legal move has neither lost nor won: the game is drawn.":
      "Un camp au trait qui n'a aucun coup légal n'a ni perdu ni gagné : la partie est nulle.",

    // WC end repetition
    Repetition: "La répétition",
    "When the same position stands for the third time with the same side to move, the game is drawn.":
      "Quand la même position se présente pour la troisième fois avec le même camp au trait, la partie est nulle.",

    // WC end progress
    "Nothing taken for long": "Longtemps sans prise",
    "When 200 plies in a row have been played without a capture, the game is drawn.":
      "Quand 200 demi-coups de suite ont été joués sans prise, la partie est nulle.",

    // WC end off board
    "Resignation, time and agreement": "Abandon, temps et accord",
    "A side that resigns or oversteps its time has lost. The players may agree to a draw.":
      "Un camp qui abandonne ou dépasse son temps a perdu. Les joueurs peuvent convenir de la nulle.",

    // WC points
    Points: "Les points",
    "A win counts one point, a draw half a point for each side.":
      "Un gain compte un point, une nulle un demi-point pour chaque camp.",
  },
};
