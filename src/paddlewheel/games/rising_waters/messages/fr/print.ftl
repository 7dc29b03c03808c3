# The game on paper.

part-map = Carte : automne 1926 et printemps 1927
part-cards = Paquets Communauté, Propriétaire et Météo
part-goals = Objectifs communs et personnages
part-boards = Plateaux des joueurs et pistes
part-pieces = Pions, Survivants, digues, radeaux, camps, niveaux d’eau
part-history = Notes d’histoire et questions

# Where a number comes from.
source-rulebook = livret de règles
source-published = publié
source-reconstructed = reconstitué

sheet-map = Carte
    .note = Le printemps 1927 est au dos de l’automne 1926 : collez d’abord les colonnes, puis assemblez les rangées au ruban adhésif.

sheet-board = Plateau de joueur
    .player = Joueur
    .home = Ville
    .character = Personnage
    .tracks = Ce que vous pouvez faire : posez un marqueur sur chaque ligne
    .track = piste
    .cards = cartes
    .box = case
    .hand = Main : { $limit } cartes au plus, { $dealt } distribuées au début.
    .powers = Pouvoirs, achetés avec deux cartes et utilisés une fois
    .power = pouvoir
    .bought = acheté
    .from = source
    .education = Éducation peut remplacer une des cartes si une autre est la vraie.
box-start = départ : { $value }
box-cost =
    { $value } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

sheet-tracks = Pertes, semaines et dons
    .version = version
    .weeks-each = semaines
    .water = eau au départ
    .limit = pertes qui y mettent fin, { $players } joueurs
    .fall = L’automne ne garde que { $heavy } fortes pluies, { $threats } Menaces, { $force } Contrainte, { $hatred } Haine raciale, et aucune carte Fuite d’un propriétaire, Camp de secours ni Dynamite.
    .losses = Pertes
    .weeks = Semaines
    .donations = Dons pour un camp de secours vert
    .players = { $players } joueurs
    .order = Ordre de l’eau

pieces-pawns = Pions
    .note = Les quatre joueurs se distinguent par la forme de leurs pions.
    .pawn = { $player } : pion { $number }
pieces-survivors = Survivants
    .survivor = Survivant
pieces-levees = Digues
    .levee = digue { $height }
    .note = Le nombre est la hauteur. Une digue plus haute en remplace une plus basse.
pieces-rafts = Radeaux
    .raft = radeau { $number }
pieces-towns = Villes
    .town = ville de { $player }
pieces-waters = Niveaux d’eau
    .level = niveau { $level }
    .note = À poser sur le nombre d’un groupe d’eau.
pieces-camps = Camps de secours
    .green = camp vert
    .red = camp rouge
    .note = Un vert et un rouge pour chaque site.

sheet-notes = Notes d’histoire
    .sources = À lire :
sheet-questions = Questions après la partie
    .note = { $question } (Note : { $note })

# The cards.
cards-community = Cartes Communauté
    .back = Communauté
cards-landowner = Cartes Propriétaire
    .back = Propriétaire
cards-weather = Cartes Bulletin météo
    .back = Bulletin météo
cards-goals = Objectifs communs
    .back = Objectif commun
cards-roles = Personnages
    .back = Personnage
kind-power = Carte Pouvoir
kind-wild = Carte Pouvoir. Elle peut remplacer n’importe quelle carte Communauté si une autre est la vraie.
kind-resist = Carte Résistance : elle répond à une Menace.
card-raises = Augmente : { $track }.
card-buys = Achète : { $power }.
printed-rain = { $sign } { $severity }
    .name = { $severity }, { $region }
printed-cloudy = 0 Temps couvert
    .help = Pas de pluie.
printed-goal-theme = { $theme }.
printed-goal-asks = Demande { $asks }.
printed-goal-worth =
    { $worth ->
        [one] Efface { $worth } perte.
       *[other] Efface { $worth } pertes.
    }
printed-goal-source = Ce qu’il demande : { $source }.
printed-role-source = Sa case rouge : { $source }.
role-gives-education = Éducation résiste comme une carte Résistance.
