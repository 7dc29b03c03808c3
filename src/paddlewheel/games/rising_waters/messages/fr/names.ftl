# The names of things: players, cards, tracks, powers, roles, weather and places.

title = Rising Waters
# The versions; `.sign` stands in a narrow place.
version-fall = Automne 1926
    .sign = Automne 26
version-spring = Printemps 1927
    .sign = Printemps 27

# The players. `.within` stands inside a sentence, `.letter` on pieces: V is taken by Vert.
player-red = Rouge
    .within = Rouge
    .letter = R
player-blue = Bleu
    .within = Bleu
    .letter = B
player-green = Vert
    .within = Vert
    .letter = V
player-violet = Violet
    .within = Violet
    .letter = L
pawn = { $player } { $number }

# What a hand holds. `.within` stands inside a sentence, `.lines` on a narrow card.
card-blues = Blues
    .within = Blues
    .lines = Blues
card-church = Église
    .within = Église
    .lines = Église
card-family = Famille
    .within = Famille
    .lines = Famille
card-farm-animals = Bétail
    .within = Bétail
    .lines = Bétail
card-garden = Potager
    .within = Potager
    .lines = Potager
card-education = Éducation
    .within = Éducation
    .lines = Éducation
card-newspaper = Journal
    .within = Journal
    .lines = Journal
card-radio = Radio
    .within = Radio
    .lines = Radio
card-outside-activism = Soutien extérieur
    .within = Soutien extérieur
    .lines =
        Soutien
        extér.
card-vaudeville = Vaudeville
    .within = Vaudeville
    .lines = Vaudeville
card-job-offer = Offre d’emploi
    .within = Offre d’emploi
    .lines =
        Offre
        emploi
card-threat = Menace
    .within = Menace
    .lines = Menace
cards-of-kind = { $count } { $card }
education-for = Éducation pour { $card }

# The tracks of a player board, and the choice that raises one.
track-actions = actions
    .raise = Augmenter les actions
    .start = Actions
track-movement = mouvement
    .raise = Augmenter le mouvement
    .start = Mouvement
track-pawns = pions
    .raise = Augmenter les pions
    .start = Pions
track-donation = dons
    .raise = Augmenter les dons
    .start = Dons
track-swim = nage
    .raise = Apprendre à nager
    .start = Nage

# The renewable powers: the choice that buys one, what it does, and a few signs for a small box.
power-raft = radeau
    .start = Radeau
    .buy = Acheter le radeau
    .help = Vous le mettrez à l’eau plus tard, par une action, là où se trouve un de vos pions ; il porte deux personnes, Survivants compris.
    .sign = radeau
power-work-discount = rabais de travail
    .start = Rabais de travail
    .buy = Acheter le rabais de travail
    .help = Une digue coûte une Offre d’emploi de moins.
    .sign = travail −1
power-mule-team = attelage de mules
    .start = Attelage de mules
    .buy = Acheter l’attelage de mules
    .help =
        { $hexes ->
            [one] { $hexes } case
            [3] Trois cases
           *[other] { $hexes } cases
        } de plus pour un Déplacement.
    .sign = mules +{ $hexes }
power-helping-hands = coup de main
    .start = Coup de main
    .buy = Acheter le coup de main
    .help = Une action de plus dans un tour.
    .sign = action +1
power-church-supper = repas à l’église
    .start = Repas à l’église
    .buy = Acheter le repas à l’église
    .help =
        Piochez { $cards ->
            [one] { $cards } carte
            [3] trois cartes
           *[other] { $cards } cartes
        } Communauté.
    .sign = repas { $cards }

# The roles, and what they bring.
role-blues-singer = Chanteur de blues
    .help = Des points pour les cartes Blues chantées aux autres.
role-outside-activist = Militant extérieur
    .help = Des points pour les cartes Journal et Radio quand Contrainte ou Haine raciale apparaît.
role-preacher = Prédicateur
    .help = Des points pour les cartes Église données.
role-sharecropper = Métayer
    .help = Des points pour les cartes Bétail et Potager vendues aux autres.
role-child = Enfant
    .help = Des points pour les cartes défaussées retrouvées à Vicksburg et apportées à quelqu’un.
role-teacher = Enseignant
    .help = Des points pour les Menaces écartées avec Éducation, qui vaut pour vous n’importe quelle carte Résistance.
role-gives-track = Commence avec un de plus sur la piste { $track }.
role-gives-card = Commence avec une carte { $card } de plus.

# The Landowner cards: what is written on the card, what it does, and the same in a few words.
landowner-job-offer = Offre d’emploi
    .title = Offre d’emploi
    .help = Du travail aux digues : deux offres en bâtissent une, une offre en rehausse une.
    .sign = travail aux digues
landowner-threat = Menace
    .title = Menace
    .help = Résistez avec une carte Résistance, ou gardez-la en main.
    .sign = résister ou subir
landowner-force = Contrainte
    .title = Contrainte
    .help = Le groupe paie deux cartes Communauté, sinon c’est une perte.
    .sign = le groupe paie 2
landowner-race-hatred = Haine raciale
    .title = Haine raciale
    .help = Chacun paie deux cartes Communauté, sinon c’est chaque fois une perte.
    .sign = chacun paie 2
landowner-flees = Fuite d’un propriétaire
    .title =
        Fuite d’un
        propriétaire
    .help = Un propriétaire s’en va : une perte.
    .sign = une perte
landowner-dynamite = Dynamite
    .title = Dynamite
    .help = La digue la plus haute est dynamitée : une perte.
    .sign = une digue sautée
landowner-camp = Camp de secours ({ $camp })
    .title =
        Camp de secours
        { $camp }
    .help = Assez de dons font un camp vert ; sinon, c’est un camp rouge.
    .sign = dons : camp vert

# The weather.
severity-heavy = Forte pluie
severity-medium = Pluie moyenne
severity-light = Pluie légère
severity-sunny = Soleil
weather-at = { $severity } : { $region }
weather-cloudy = Temps couvert
region-yazoo-valley = Vallée de la Yazoo
    .lines =
        Vallée de
        la Yazoo
region-mounds-landing = Mounds Landing
    .lines =
        Mounds
        Landing
region-cabin-teele = Cabin Teele
    .lines =
        Cabin
        Teele
region-tensas-basin = Bassin de la Tensas
    .lines =
        Bassin de
        la Tensas

# Causes of losses.
cause-land = terres
    .start = Terres
cause-towns = villes
    .start = Villes
cause-pawns = pions
    .start = Pions
cause-survivors = Survivants
    .start = Survivants
cause-levees = digues
    .start = Digues
cause-landowners = propriétaires
    .start = Propriétaires
cause-penalties = pénalités
    .start = Pénalités
cause-count = { $cause } { $count }

# The phases of a round.
phase-setting-up = mise en place
phase-upgrades = améliorations
phase-landowner-cards = cartes Propriétaire
phase-player-actions = actions des joueurs
phase-weather = météo
phase-clean-up = fin de manche

# Places.
ground-field = champ
ground-forest = forêt
ground-vicksburg = Vicksburg
ground-bluff = escarpement
ground-plain = plaine
water-of-region = eau { $water }, { $region }
land-of-group = { $ground }, groupe { $group }
land-of-height = { $ground }, groupe { $group }, altitude { $height }
land = la terre { $group }
    .start = La terre { $group }
land-with-towns = la terre { $group } ({ $towns })
    .start = La terre { $group } ({ $towns })

# What a Community Goal asks for beside cards.
goal-rafts = { $rafts } radeaux à la fois sur la carte
goal-meeting = des pions de { $players } joueurs sur une case

# Names that stand in data files.
site-greenville-levee = Digue de Greenville
goal-write-new-blues-songs = Écrire de nouveaux blues
goal-found-a-new-record-label = Fonder une maison de disques
goal-build-rafts = Construire des radeaux
goal-build-makeshift-motorboat = Bricoler un canot à moteur
goal-raise-education-levels = Faire progresser l’instruction
goal-establish-an-african-american-newspaper = Créer un journal afro-américain
goal-hold-a-labor-meeting = Tenir une réunion de travailleurs
goal-form-a-sharecroppers-union = Former un syndicat de métayers
goal-feed-local-survivors = Nourrir les survivants du pays
goal-form-a-mutual-aid-society = Fonder une société d’entraide
theme-spread-african-american-music = Faire connaître la musique afro-américaine
theme-build-rescue-equipment = Construire de quoi secourir
theme-increase-community-communication = Mieux communiquer dans la communauté
theme-labor-organizing = Organiser les travailleurs
theme-increase-self-help-efforts = Développer l’entraide
